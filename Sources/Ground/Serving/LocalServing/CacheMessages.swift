/// A message from the program `lesson` to the program that talks to a remote cache.
public enum MessageToCache: Sendable, Hashable, Codable {
  /// The address of the cache, the time limit of an answer in milliseconds, and a header field for every request.
  case open(address: String, limit: Int, header: String?)
  /// A request for an entry.
  case get(id: Int, name: String)
  /// An entry to send, whose bytes follow.
  case put(id: Int, name: String)
}

/// A message from the program that talks to a remote cache to the program `lesson`.
public enum MessageFromCache: Sendable, Hashable, Codable {
  /// The status of the server's answer; its body follows.
  case answer(id: Int, status: Int)
  /// No answer, for a reason in English; `isInVain` says that the server is unreachable or silent, so further requests
  /// would fail too.
  case silence(id: Int, reason: String, isInVain: Bool)
}
