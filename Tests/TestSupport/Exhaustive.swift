#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How much of an exhaustive test runs: everything where the environment variable `EXHAUSTIVE` is set, else a seeded part.
public enum Exhaustive {
  /// Whether everything runs.
  public static let isWhole = ProcessInfo.processInfo.environment["EXHAUSTIVE"] != nil

  /// Every number below `count` where everything runs or there are at most `part` of them; else `part` of them, one at
  /// random in each of as many equal stretches.
  public static func indices(_ count: Int, part: Int, seed: UInt64) -> [Int] {
    guard !isWhole, count > part else { return Array(0..<count) }
    var random = SplitMix64(seed: seed)
    return (0..<part).map { Int.random(in: count * $0 / part..<count * ($0 + 1) / part, using: &random) }
  }

  /// `whole` where everything runs, else `part`.
  public static func count(_ whole: Int, part: Int) -> Int {
    isWhole ? whole : part
  }
}
