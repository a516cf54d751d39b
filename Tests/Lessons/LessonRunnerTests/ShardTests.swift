import LessonRunner
import TestSupport
import Testing

@Suite("Parts of a run")
struct ShardTests {
  @Test("A part is written as its number and the number of parts")
  func written() {
    #expect(Shard("3/8")?.index == 3 && Shard("3/8")?.count == 8)
    for text in ["", "3", "0/8", "9/8", "-1/8", "3/", "/8", "3/8/9", "1/0", "a/b", "1/10001"] {
      #expect(Shard(text) == nil, "\(text)")
    }
  }

  @Test("Every document is in one part, and parts differ by at most the largest weight", arguments: 0..<200)
  func parts(_ seed: Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let count = Int.random(in: 1...9, using: &random)
    let weights = (0..<Int.random(in: 0...60, using: &random)).map { _ in Int.random(in: 1...1000, using: &random) }
    let parts = try (1...count).map { try #require(Shard("\($0)/\(count)")).positions(of: weights) }
    #expect(parts.joined().sorted() == Array(weights.indices), "seed \(seed)")
    #expect(parts.allSatisfy { $0 == $0.sorted() })
    let sums = parts.map { $0.reduce(0) { $0 + weights[$1] } }
    #expect((sums.max() ?? 0) - (sums.min() ?? 0) <= weights.max() ?? 0, "seed \(seed)")
  }
}
