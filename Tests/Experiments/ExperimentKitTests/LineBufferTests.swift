import TestSupport
import Testing

@testable import ExperimentKit

@Suite("A line buffer")
struct LineBufferTests {
  @Test("Lines do not depend on their division into pieces")
  func pieces() {
    let text = Array("one\n\ntwo\nthree".utf8)
    var random = SplitMix64(seed: 10)
    for _ in 0..<200 {
      var buffer = LineBuffer()
      var lines: [[UInt8]] = []
      var rest = text[...]
      while !rest.isEmpty {
        let piece = Array(rest.prefix(Int.random(in: 1...6, using: &random)))
        lines += piece.withUnsafeBytes { buffer.append($0) }
        rest = rest.dropFirst(piece.count)
      }
      #expect(lines.map { String(decoding: $0, as: UTF8.self) } == ["one", "", "two"])
      #expect(String(decoding: buffer.rest, as: UTF8.self) == "three")
    }
  }
}
