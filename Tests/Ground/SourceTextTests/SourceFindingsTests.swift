import SourceText
import TestSupport
import Testing

@Suite("Bytes that are not text")
struct SourceFindingsTests {
  /// Every class of invalid UTF-8, and the number of valid bytes before the first invalid one.
  private static let classes: [(name: String, bytes: [UInt8])] = [
    ("lone continuation byte", [0x80]),
    ("lone last continuation byte", [0xBF]),
    ("two bytes, truncated", [0xC3]),
    ("three bytes, truncated after one", [0xE3]),
    ("three bytes, truncated after two", [0xE3, 0x81]),
    ("four bytes, truncated after three", [0xF0, 0x9F, 0x98]),
    ("overlong in two bytes", [0xC0, 0xAF]),
    ("overlong in two bytes, C1", [0xC1, 0xBF]),
    ("overlong in three bytes", [0xE0, 0x80, 0xAF]),
    ("overlong in four bytes", [0xF0, 0x80, 0x80, 0xAF]),
    ("first high surrogate", [0xED, 0xA0, 0x80]),
    ("last low surrogate", [0xED, 0xBF, 0xBF]),
    ("beyond U+10FFFF", [0xF4, 0x90, 0x80, 0x80]),
    ("lead byte F5", [0xF5, 0x80, 0x80, 0x80]),
    ("lead byte FF", [0xFF]),
    ("Shift JIS", [0x93, 0xFA]),
  ]

  @Test("The first byte that is not UTF-8 is reported with its line and its offset in the file", arguments: classes)
  func illFormed(_ name: String, _ bytes: [UInt8]) {
    let hex = String(bytes[0], radix: 16, uppercase: true)
    let before = Array("a 日本語\r\nb 😀".utf8)
    for after in [[], Array("\nmore".utf8)] {
      let file = SourceFile(path: "a.md", bytes: before + bytes + after)
      let expected = Finding(
        Place(file: "a.md", line: 2), "The byte 0x\(hex) here is not UTF-8 (byte \(before.count) of the file).",
        help: "Save the file as UTF-8.")
      #expect(file.findings == [expected], "\(name)")
    }
  }

  @Test("A partial byte-order mark is not valid UTF-8")
  func halfMark() {
    #expect(SourceFile(path: "a.md", bytes: [0xEF, 0xBB, 0x61]).findings.map(\.place.line) == [1])
  }

  @Test("The first NUL is reported, even if there is an invalid byte too")
  func zero() {
    let file = SourceFile(path: "a.md", bytes: [0x61, 0x0A, 0x00, 0x00, 0x0A, 0xFF])
    #expect(
      file.findings.map(\.description) == [
        "a.md:2: There is a NUL byte here (byte 2 of the file). "
          + "A lesson is text: remove the byte, or save the file as UTF-8 if it is UTF-16.",
        "a.md:3: The byte 0xFF here is not UTF-8 (byte 5 of the file). Save the file as UTF-8.",
      ])
  }

  @Test("Every Unicode scalar except NUL is text")
  func scalars() {
    let all = (1...0x10FFFF).compactMap(Unicode.Scalar.init)
    var text = String.UnicodeScalarView()
    text.append(contentsOf: all)
    #expect(SourceFile(path: "a.md", bytes: Array(String(text).utf8)).findings.isEmpty)
  }

  @Test("The first invalid byte of random bytes is the first one at which decoding fails", arguments: 0..<300)
  func firstBadByte(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let alphabet: [UInt8] = [0x61, 0x80, 0xBF, 0xC3, 0xE0, 0xE3, 0x81, 0xED, 0xA0, 0xF0, 0x9F, 0x98, 0xF4, 0x90]
    let bytes = (0..<12).compactMap { _ in alphabet.randomElement(using: &random) }
    // The longest valid prefix; the bytes after it cannot begin a scalar.
    let good = (0...bytes.count).last { String(validating: bytes.prefix($0), as: UTF8.self) != nil } ?? 0
    let findings = SourceFile(path: "a.md", bytes: bytes).findings
    let expected = good == bytes.count ? [] : ["(byte \(good) of the file)."]
    #expect(
      findings.map { String($0.message.description.suffix(expected.first?.count ?? 0)) } == expected,
      "seed \(seed): \(bytes)")
  }
}
