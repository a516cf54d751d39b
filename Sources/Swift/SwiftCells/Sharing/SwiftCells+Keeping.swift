import RemoteCaching
import Sandbox
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a job gave, and whether it gives the same on any machine.
protocol KeptOutcome: Codable, Sendable {
  /// Whether running the job again on any machine gives the same.
  var isStable: Bool { get }
  /// Whether all that was run was run twice.
  var isRepeated: Bool { get }
}

extension JobOutcome: KeptOutcome {}
extension ListingResult: KeptOutcome {}

extension SwiftCells {
  /// The outcome of a job: from the cache of this machine, else from that of several, else by running it.
  ///
  /// - Parameters:
  ///   - key: all that the outcome depends on, as this machine tells it.
  ///   - sharedKey: all that it depends on, as every machine tells it; nil for what is not shared.
  ///   - none: what stands for the outcome of a job that must not run.
  ///   - compute: runs the job.
  /// - Returns: the outcome.
  func kept<Outcome: KeptOutcome>(
    _ key: String, shared sharedKey: String?, none: Outcome, compute: @escaping @Sendable () async -> Outcome
  ) async -> Outcome {
    let key = await markedKey(key)
    if toolchain.fingerprint != nil, let known = cache.value(Outcome.self, for: key), isEnough(known) {
      return known
    }
    if runsNothing { return none }
    // In a weak sandbox a cell can look around, and give what holds for this machine alone.
    let sandbox = await Sandbox.current()
    let sharedKey = sandbox.isWeak ? nil : sharedKey.map { $0 + sandbox.mark }
    if let sharedKey, let known: Outcome = await shared(sharedKey), known.isStable, isEnough(known) {
      cache.store(known, for: key)
      return known
    }
    let outcome = await limiter.run { await compute() }
    guard outcome.isStable else {
      StabilityWatch.doubt()
      return outcome
    }
    cache.store(outcome, for: key)
    if let sharedKey { share(outcome, under: sharedKey) }
    return outcome
  }

  /// Whether an outcome that is kept was computed as often as is asked for.
  private func isEnough(_ known: some KeptOutcome) -> Bool { runsNothing || repetition != .always || known.isRepeated }

  private func shared<Outcome: Decodable>(_ key: String) async -> Outcome? {
    guard let bytes = await remoteCache?.value(for: key) else { return nil }
    return try? JSONDecoder().decode(Outcome.self, from: Data(bytes))
  }

  private func share(_ outcome: some Encodable, under key: String) {
    guard let remoteCache, let bytes = try? JSONEncoder().encode(outcome) else { return }
    remoteCache.store(bytes, for: key)
  }
}
