import SourceText
import TestSupport
import Testing

@Suite("Splitting bytes into lines")
struct LineSplitterTests {
  private func lines(_ text: String, pieces: Int, longest: Int = 100) -> [LineSplitter.Line] {
    var splitter = LineSplitter(longest: longest)
    var lines: [LineSplitter.Line] = []
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      splitter.take(bytes[start..<min(start + pieces, bytes.count)]) { lines.append($0) }
    }
    splitter.finish { lines.append($0) }
    return lines
  }

  @Test("Lines are the same as those of the whole text, wherever the bytes are cut")
  func pieces() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<200 {
      let parts = ["a", "日", "\n", "\r", "\r\n"]
      let text = (0..<Int.random(in: 0...20, using: &random)).map { _ in random.pick(parts) }.joined()
      var expected = text.linesOfText
      if expected.last == "" { expected.removeLast() }
      for pieces in [1, 2, 3, 50] {
        let found = lines(text, pieces: pieces)
        #expect(found.map(\.text) == expected && found.map(\.number) == Array(0..<expected.count).map { $0 + 1 })
        #expect(found.allSatisfy { !$0.isCut })
      }
    }
  }

  @Test("Only the beginning of a long line is held")
  func long() {
    let found = lines("abcdef\nabc\nabcd", pieces: 2, longest: 3)
    #expect(found.map(\.text) == ["abc", "abc", "abc"] && found.map(\.isCut) == [true, false, true])
  }
}
