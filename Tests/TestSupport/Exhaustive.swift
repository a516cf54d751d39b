#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The extent of exhaustive tests: everything if the environment variable `EXHAUSTIVE` is set, or else a seeded sample.
public enum Exhaustive {
  /// Whether the tests cover everything.
  public static let isWhole = ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil

  /// Returns the numbers below `count`, or a random sample of `part` of them.
  ///
  /// All numbers are returned if the tests cover everything, or if there are at most `part` of them. Otherwise the
  /// sample has one number from each of `part` equal ranges.
  public static func indices(_ count: Int, part: Int, seed: UInt64) -> [Int] {
    guard !isWhole, count > part else { return Array(0..<count) }
    var random = SplitMix64(seed: seed)
    return (0..<part).map { Int.random(in: count * $0 / part..<count * ($0 + 1) / part, using: &random) }
  }

  /// Returns `whole` if the tests cover everything, or else `part`.
  public static func count(_ whole: Int, part: Int) -> Int {
    isWhole ? whole : part
  }
}
