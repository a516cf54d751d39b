import RemoteCaching
import Sandbox
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// An outcome of a job that can be cached.
protocol KeptOutcome: Codable, Sendable {
  /// Whether running the job again gives the same outcome on any machine.
  var isStable: Bool { get }
  /// Whether all programs that were run were run twice.
  var isRepeated: Bool { get }
}

extension JobOutcome: KeptOutcome {}
extension ListingResult: KeptOutcome {}

extension SwiftCells {
  /// Returns the outcome of a job: from the cache of this machine, else from the shared one, else by running it.
  ///
  /// - Parameters:
  ///   - key: all that the outcome depends on, as this machine describes it.
  ///   - sharedKey: all that it depends on, as every machine describes it; nil for an outcome that is not shared.
  ///   - none: the outcome of a job that must not run.
  ///   - compute: a function that runs the job.
  /// - Returns: the outcome.
  func kept<Outcome: KeptOutcome>(
    _ key: String, shared sharedKey: String?, none: Outcome, compute: @escaping @Sendable () async -> Outcome
  ) async -> Outcome {
    let key = await markedKey(key)
    if toolchain.fingerprint != nil, let known = cache.value(Outcome.self, for: key), isEnough(known) {
      return known
    }
    if runsNothing { return none }
    // In a weak sandbox, a cell can read the machine, and have an outcome that is right only for this machine.
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

  /// Whether a cached outcome was computed as often as required.
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
