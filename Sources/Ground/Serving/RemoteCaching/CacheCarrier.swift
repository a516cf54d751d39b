/// A connection that carries requests to the server of a remote cache.
package protocol CacheCarrier: Sendable {
  /// Sends a request, and waits for the answer or until the task is cancelled.
  func answer(to request: CacheRequest) async -> CacheAnswer

  /// Closes the connection; pending requests and all later ones fail at once.
  func stop()
}

/// A request to a remote cache.
package enum CacheRequest: Sendable, Hashable {
  /// A request for the entry with a name.
  case get(String)
  /// A request to store an entry under a name.
  case put(String, [UInt8])
}

/// The answer of a remote cache.
package enum CacheAnswer: Sendable, Hashable {
  /// The HTTP status and the body of the answer.
  case status(Int, [UInt8])
  /// No answer, for a reason in English; `isInVain` says that the server is unreachable or silent, so further requests
  /// would fail too.
  case nothing(String, isInVain: Bool)
}
