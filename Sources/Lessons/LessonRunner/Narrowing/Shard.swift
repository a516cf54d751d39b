/// A part of a run, one of several that together make up the whole run.
package struct Shard: Sendable, Hashable {
  /// The part, from 1.
  package let index: Int
  /// The number of parts.
  package let count: Int

  /// The largest number of parts of a run.
  package static let most = 10_000

  /// Creates a part from text such as `3/8`; nil for a text that does not name a part.
  package init?(_ text: String) {
    let words = text.split(separator: "/", omittingEmptySubsequences: false)
    guard words.count == 2, let index = Int(words[0]), let count = Int(words[1]), (1...Self.most).contains(count),
      (1...count).contains(index)
    else { return nil }
    (self.index, self.count) = (index, count)
  }

  /// Returns the positions of this part, ascending.
  ///
  /// Positions are assigned from the heaviest to the lightest, each to the part with the least weight so far. The same
  /// weights produce the same parts everywhere. No part has more than the lightest plus one more weight.
  ///
  /// Source: R. L. Graham, “Bounds on multiprocessing timing anomalies” (1969), the rule of longest processing time.
  ///
  /// - Complexity: O(*n* log *n* + *n* · *count*) for *n* weights.
  package func positions(of weights: [Int]) -> [Int] {
    var sums = Array(repeating: 0, count: count)
    var own: [Int] = []
    for position in weights.indices.sorted(by: { (-weights[$0], $0) < (-weights[$1], $1) }) {
      var lightest = 0
      for part in sums.indices where sums[part] < sums[lightest] { lightest = part }
      sums[lightest] += max(1, weights[position])
      if lightest == index - 1 { own.append(position) }
    }
    return own.sorted()
  }
}
