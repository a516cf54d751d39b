import Foundation
import TestSupport
import Testing

/// A seeded part of what `scripts/fuzz` runs by the million.
@Suite("Damaged bytes")
struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// How many inputs each target reads.
  private static let count = environment["FUZZ_COUNT"].flatMap { Int($0) } ?? 400
  /// The seed of the first batch; each further one has the next.
  private static let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
  /// Those of one name alone, where one is given.
  private static let targets = FuzzTarget.all.filter { [$0.name, nil].contains(environment["FUZZ_TARGET"]) }
  /// The inputs of a batch, which one seed makes.
  private static let batch = 1_000
  /// How long one input may take, on a machine that is busy with something else.
  private static let patience = Duration.seconds(10)

  @Test("They are read or refused, soon, and nothing else", arguments: targets)
  func read(_ target: FuzzTarget) throws {
    try #require(!target.samples.isEmpty)
    for start in stride(from: 0, to: Self.count, by: Self.batch) {
      let seed = Self.seed + UInt64(start / Self.batch)
      // The last seed that was printed is that of a crash.
      print("\(target.name): FUZZ_SEED=\(seed), \(start) inputs read")
      var random = SplitMix64(seed: seed)
      for _ in start..<min(Self.count, start + Self.batch) {
        let bytes = target.mutation.of(random.pick(target.samples), using: &random)
        let begin = ContinuousClock.now
        let problem = target.read(bytes)
        #expect(
          problem == nil, "\(target.name), seed \(seed): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
        #expect(ContinuousClock.now - begin < Self.patience, "\(target.name), seed \(seed), takes long")
      }
    }
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  var testDescription: String { name }
}
