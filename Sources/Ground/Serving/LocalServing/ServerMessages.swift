/// A message from the program `lesson` to the program that serves its pages.
public enum MessageToServer: Sendable, Hashable, Codable {
  /// A request to listen on a port of 127.0.0.1; the system chooses the port if it is 0.
  ///
  /// The server answers only requests whose path begins with the token.
  case open(port: UInt16, token: String)
  /// The answer to a request; its body follows.
  case reply(id: Int, status: Int, type: String)
  /// An event for every page that listens; its data follows.
  case event(name: String)
}

/// A message from the program that serves pages to the program `lesson`.
public enum MessageFromServer: Sendable, Hashable, Codable {
  /// The server listens on a port.
  case listening(port: UInt16)
  /// The server cannot listen: the port is taken, or there is another reason, in English.
  case failed(isTaken: Bool, reason: String)
  /// A request with the token, from a page of this server; its body follows.
  case request(id: Int, method: String, path: String)
  /// The client of a request is gone, so no answer is needed.
  case gone(id: Int)
}
