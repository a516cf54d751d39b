/// Carries what is asked of a remote cache to its server.
package protocol CacheCarrier: Sendable {
  /// Asks, and waits for the answer, or until the task is cancelled.
  func answer(to request: CacheRequest) async -> CacheAnswer

  /// Ends; what is still asked comes to nothing at once, and so does all that is asked later.
  func stop()
}

/// What is asked of a remote cache.
package enum CacheRequest: Sendable, Hashable {
  /// The entry of a name.
  case get(String)
  /// To keep an entry under a name.
  case put(String, [UInt8])
}

/// What a remote cache answers.
package enum CacheAnswer: Sendable, Hashable {
  /// The status of HTTP, and what came with it.
  case status(Int, [UInt8])
  /// Nothing, for a reason in English; further questions are in vain where the server cannot be reached or is silent.
  case nothing(String, isInVain: Bool)
}
