import Foundation
import TestSupport
import Testing

/// A seeded sample of the inputs that `scripts/fuzz` runs by the million.
@Suite("Damaged bytes")
struct FuzzTests {
  private static let environment = ProcessInfo.processInfo.environment
  /// The number of inputs for each target.
  private static let count = environment["FUZZ_COUNT"].flatMap { Int($0) } ?? 400
  /// The seed of the first batch; each later batch has the next seed.
  private static let seed = environment["FUZZ_SEED"].flatMap { UInt64($0) } ?? 1
  /// The targets with the given name, or all if none is given.
  private static let targets = FuzzTarget.all.filter { [$0.name, nil].contains(environment["FUZZ_TARGET"]) }
  /// The number of inputs in a batch, all from one seed.
  private static let batch = 1_000
  /// The longest time for one input, on a busy machine.
  private static let patience = Duration.seconds(10)

  @Test("Damaged bytes are soon read or refused, without a crash or a wrong result", arguments: targets)
  func read(_ target: FuzzTarget) throws {
    try #require(!target.samples.isEmpty)
    for start in stride(from: 0, to: Self.count, by: Self.batch) {
      let seed = Self.seed + UInt64(start / Self.batch)
      // After a crash, the last printed seed is that of the crash.
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
