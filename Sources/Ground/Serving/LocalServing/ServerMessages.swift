/// What the program `lesson` tells the program that serves its pages.
public enum MessageToServer: Sendable, Hashable, Codable {
  /// Begin to listen on 127.0.0.1; 0 for a port that the system assigns. Only addresses whose path begins with the token are
  /// answered.
  case open(port: UInt16, token: String)
  /// The answer to a request; its body follows.
  case reply(id: Int, status: Int, type: String)
  /// Something that every page that listens is told; its data follows.
  case event(name: String)
}

/// What the program that serves pages tells the program `lesson`.
public enum MessageFromServer: Sendable, Hashable, Codable {
  /// It listens.
  case listening(port: UInt16)
  /// It cannot listen: something listens at the port already, or for another reason, in English.
  case failed(isTaken: Bool, reason: String)
  /// A request that came in with the token and from a page of this server; its body follows.
  case request(id: Int, method: String, path: String)
  /// Whoever asked has gone, so no answer is wanted any more.
  case gone(id: Int)
}
