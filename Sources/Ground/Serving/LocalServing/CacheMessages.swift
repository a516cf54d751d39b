/// What the program `lesson` tells the program that talks to a remote cache.
public enum MessageToCache: Sendable, Hashable, Codable {
  /// Where the cache is, how many milliseconds it has for an answer, and a header field that every request gets.
  case open(address: String, limit: Int, header: String?)
  /// Ask for an entry.
  case get(id: Int, name: String)
  /// Send an entry, whose bytes follow.
  case put(id: Int, name: String)
}

/// What the program that talks to a remote cache tells the program `lesson`.
public enum MessageFromCache: Sendable, Hashable, Codable {
  /// The status with which the server answered; what came with it follows.
  case answer(id: Int, status: Int)
  /// The server did not answer, for a reason in English; further requests are in vain where it is not reached or silent.
  case silence(id: Int, reason: String, isInVain: Bool)
}
