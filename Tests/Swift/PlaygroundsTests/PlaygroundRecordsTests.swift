import Results
import TestSupport
import Testing

@testable import Playgrounds
@testable import SwiftCells

/// The expected values follow from the layout in the documentation of `PlaygroundRecordLayout`.
@Suite("The file of a page's results")
struct PlaygroundRecordsTests {
  private static let whole = 64 + 2048 * 1136 + (2 << 20)

  /// Returns a file with one slot of a value on line 3, which was logged `count` times, first as `texts`.
  private func file(kind: UInt8 = 0, count: UInt8, _ texts: [String], last: String = "") -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: Self.whole)
    bytes[0] = 1
    (bytes[64], bytes[68], bytes[72], bytes[76], bytes[80], bytes[88]) = (3, 5, 3, 6, kind, count)
    bytes[64 + 44] = 1
    bytes[64 + 48] = UInt8(ascii: "x")
    bytes[64 + 32] = 1
    bytes[64 + 40] = UInt8(last.utf8.count)
    bytes.replaceSubrange(64 + 624..<64 + 624 + last.utf8.count, with: last.utf8)
    var position = 64 + 2048 * 1136
    for text in texts {
      bytes[position + 4] = UInt8(text.utf8.count)
      bytes.replaceSubrange(position + 8..<position + 8 + text.utf8.count, with: text.utf8)
      position += 8 + (text.utf8.count + 7) / 8 * 8
    }
    bytes[8] = UInt8(position - 64 - 2048 * 1136)
    return bytes
  }

  @Test("The file's values, their number and the last one are read")
  func values() throws {
    let all = try #require(PlaygroundRecords(file(count: 2, ["1", "twelve bytes"]), output: []).results.first)
    #expect((all.line, all.column, all.endLine, all.endColumn) == (3, 5, 3, 6))
    #expect(
      (all.kind, all.name, all.count, all.values, all.last) == (.value, "x", 2, ["1", "twelve bytes"], "twelve bytes"))
    let capped = try #require(PlaygroundRecords(file(count: 9, ["1"], last: "9"), output: []).results.first)
    #expect((capped.count, capped.values, capped.last) == (9, ["1"], "9"))
  }

  @Test("Printed text is taken from standard output, and the rest of the output belongs to no line")
  func printed() {
    var bytes = file(kind: 1, count: 2, ["0 3", "3 99"])
    bytes[24] = 4
    let results = PlaygroundRecords(bytes, output: Array("one\ntwo\n".utf8)).results
    #expect(results.map(\.line) == [0, 3])
    #expect(results[0].values == ["two\n"])
    #expect(results[1].values == ["one", "\ntwo\n"])
    #expect(PlaygroundRecords(bytes, output: Array("one\ntwo\n".utf8), isOutputCut: true).results.count == 1)
  }

  @Test("A file that is missing or has another size has no results", arguments: [0, 64, whole - 1, whole + 1])
  func size(_ count: Int) {
    #expect(PlaygroundRecords([UInt8](repeating: 0xFF, count: count), output: [1]).results.isEmpty)
  }

  /// Seeds 1 to 40.
  @Test("A file is read without a trap, whatever the page has written into it", arguments: 1...40)
  func damage(_ seed: Int) {
    var random = SplitMix64(seed: UInt64(seed))
    var bytes = file(kind: UInt8.random(in: 0...3, using: &random), count: 5, ["0 3", "b", "c"], last: "d")
    let interesting = [0..<64, 64..<1200, 64 + 2048 * 1136..<64 + 2048 * 1136 + 64]
    for _ in 0..<Int.random(in: 1...30, using: &random) {
      let part = interesting[Int.random(in: 0..<3, using: &random)]
      bytes[Int.random(in: part, using: &random)] = [0, 1, 0x7F, 0x80, 0xFF][Int.random(in: 0..<5, using: &random)]
    }
    let records = PlaygroundRecords(bytes, output: Array("some output".utf8))
    #expect(records.results.count <= 2049)
    #expect(records.dropped >= 0)
  }
}
