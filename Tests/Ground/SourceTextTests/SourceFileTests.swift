import SourceText
import TestSupport
import Testing

@Suite("The lines of a source file")
struct SourceFileTests {
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  @Test(
    "A line ends with LF, CRLF or CR, and text after the last line end is a line too",
    arguments: [
      ("", []),
      ("\n", [""]),
      ("a", ["a"]),
      ("a\n", ["a"]),
      ("a\nb", ["a", "b"]),
      ("a\n\nb\n", ["a", "", "b"]),
      ("a\r\nb\r\n", ["a", "b"]),
      ("a\rb\r", ["a", "b"]),
      ("a\r\r\nb\n\rc", ["a", "", "b", "", "c"]),
      ("日本\r\n語", ["日本", "語"]),
      ("a\u{2028}b\u{85}c\u{B}", ["a\u{2028}b\u{85}c\u{B}"]),
    ])
  func lines(_ text: String, _ lines: [String]) {
    let file = SourceFile(path: "a.md", bytes: Array(text.utf8))
    #expect(file.lines.map { String(decoding: file.bytes[$0], as: UTF8.self) } == lines)
  }

  @Test("A byte-order mark does not belong to the first line")
  func byteOrderMark() {
    let file = SourceFile(path: "a.md", bytes: Self.mark + Array("a\nb".utf8))
    #expect(file.byteOrderMark == 3)
    #expect(Array(file.line(1)) == Array("a".utf8))
    #expect(file.line(at: 0) == 1)
    #expect(SourceFile(path: "a.md", bytes: Self.mark).lines.isEmpty)
    #expect(SourceFile(path: "a.md", bytes: [0xEF, 0xBB]).byteOrderMark == 0)
  }

  @Test("The line end of a line is the bytes that end it, with none at the end of the file")
  func endings() {
    let file = SourceFile(path: "a.md", bytes: Array("a\nb\r\nc\rd".utf8))
    #expect((1...4).map { Array(file.ending(ofLine: $0)) } == [[0x0A], [0x0D, 0x0A], [0x0D], []])
  }

  @Test("A line outside the file is empty", arguments: [-1, 0, 3, .max])
  func outside(_ number: Int) {
    #expect(SourceFile(path: "a.md", bytes: Array("a\nb".utf8)).line(number).isEmpty)
  }

  @Test("A place consists of the path and the line")
  func place() {
    let file = SourceFile(path: "lessons/a.md", bytes: [])
    #expect(file.place(line: 7).description == "lessons/a.md:7")
  }

  @Test("Lines and line ends together are all bytes, and every byte is found on its line", arguments: 0..<400)
  func partition(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    let alphabet: [UInt8] = [0x0A, 0x0D, 0x61, 0x20, 0xE3, 0xEF, 0xBB, 0xBF]
    let mark = Bool.random(using: &random) ? Self.mark : []
    let count = Int.random(in: 0...40, using: &random)
    let bytes = mark + (0..<count).compactMap { _ in alphabet.randomElement(using: &random) }
    let file = SourceFile(path: "a.md", bytes: bytes)
    let note: Comment = "seed \(seed): \(bytes)"

    var joined = Array(bytes.prefix(file.byteOrderMark))
    for number in file.lines.indices.map({ $0 + 1 }) {
      #expect(!file.line(number).contains { $0 == 0x0A || $0 == 0x0D }, note)
      #expect(file.wholeLine(number).allSatisfy { file.line(at: $0) == number }, note)
      #expect(bytes[file.wholeLine(number)].elementsEqual(Array(file.line(number)) + file.ending(ofLine: number)), note)
      #expect(number == file.lines.count || !file.ending(ofLine: number).isEmpty, note)
      joined += file.line(number) + file.ending(ofLine: number)
    }
    #expect(joined == bytes, note)
  }
}
