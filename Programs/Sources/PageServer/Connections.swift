import Synchronization

/// The open connections: those that have shown the token, and newcomers that have not yet.
///
/// Newcomers have separate places, and a new one takes that of the oldest: a client that occupies all of them cannot
/// exclude a client with the token, and a client that has shown it never loses its place.
final class Connections: Sendable {
  /// The number of a connection, which is unique.
  typealias ID = Int

  private struct State {
    var next = 0
    /// The newcomers in the order of arrival, with a function that closes each.
    var newcomers: [(id: ID, close: @Sendable () -> Void)] = []
    var admitted: Set<ID> = []
  }

  private let mostNewcomers: Int
  private let mostAdmitted: Int
  private let state = Mutex(State())

  /// Creates an empty set of connections with limits.
  ///
  /// - Parameters:
  ///   - mostNewcomers: the largest number of connections that have not shown the token.
  ///   - mostAdmitted: the largest number of connections that have.
  init(mostNewcomers: Int, mostAdmitted: Int) {
    (self.mostNewcomers, self.mostAdmitted) = (mostNewcomers, mostAdmitted)
  }

  /// Adds a connection, and closes the oldest newcomer if there are too many.
  ///
  /// - Parameter close: closes the connection.
  /// - Returns: the number of the new connection.
  func begin(_ close: @escaping @Sendable () -> Void) -> ID {
    let (id, oldest) = state.withLock { state in
      state.next += 1
      state.newcomers.append((state.next, close))
      return (state.next, state.newcomers.count > mostNewcomers ? state.newcomers.removeFirst() : nil)
    }
    oldest?.close()
    return id
  }

  /// Notes that a connection has shown the token.
  ///
  /// - Returns: whether there is room for it.
  func admit(_ id: ID) -> Bool {
    state.withLock { state in
      if state.admitted.contains(id) { return true }
      guard state.admitted.count < mostAdmitted else { return false }
      state.newcomers.removeAll { $0.id == id }
      state.admitted.insert(id)
      return true
    }
  }

  /// Removes a connection.
  func end(_ id: ID) {
    state.withLock { state in
      state.newcomers.removeAll { $0.id == id }
      state.admitted.remove(id)
    }
  }
}
