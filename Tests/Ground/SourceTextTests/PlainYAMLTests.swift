import TestSupport
import Testing

@testable import SourceText

@Suite("Plain YAML")
struct PlainYAMLTests {
  private static let pieces = [
    "a", "bits", "5", "-3", "00101", "0x1F", "no", "~", ": ", ":", " ", "\n", "[", "]", ", ", ",", "-", "- ", "---",
    "...", "#", " #",
    "\"", "'", "{", "}", "&x", "*x", "!!int", "1.5", "a_b", "|", ">", "?", "? ", "\t", "\r\n", "é", ".", "_", "+",
    "e-3", "=",
    "a: 1\n", "codes: [1, 2]\n", "x: y\n",
  ]

  @Test("Plain YAML is read exactly as libyaml reads it", arguments: 0..<10)
  func same(_ batch: Int) {
    var read = 0
    for seed in batch * 3000..<(batch + 1) * 3000 {
      var random = SplitMix64(seed: UInt64(seed))
      var text = (0..<Int.random(in: 1...7, using: &random)).map { _ in random.pick(Self.pieces) }.joined()
      text.withUTF8 { bytes in
        guard let plain = PlainYAML.mapping(bytes, firstLine: 7) else { return }
        read += 1
        let (root, findings) = YAMLParser.parseAny(bytes, file: "a.md", firstLine: 7)
        #expect(
          plain == root && findings.isEmpty, "seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
      }
    }
    #expect(read > 20, "too few of the random texts are plain to mean anything")
  }

  @Test(
    "The parameters of nearly all cells are plain YAML",
    arguments: [
      "bits: 5\n", "bits: 5", "encoding: twos-complement\nbits: 5\nfold: 4\n", "codes: [00101,11101]\n", "left: -3\n",
      "codes: [0, 31, 18446744073709551615]\n",
    ])
  func plain(_ text: String) {
    var text = text
    text.withUTF8 { #expect(PlainYAML.mapping($0, firstLine: 1) != nil) }
  }
}
