import Synchronization

/// The connections that stand: those that have shown the token, and newcomers that have not yet.
///
/// Newcomers have places of their own, of which a new one takes that of the oldest: whoever holds all of them keeps nobody out
/// who has the token, and nobody who has shown it loses its place.
final class Connections: Sendable {
  /// A number that tells a connection from any other.
  typealias ID = Int

  private struct State {
    var next = 0
    /// The newcomers in the order in which they came, with what closes each.
    var newcomers: [(id: ID, close: @Sendable () -> Void)] = []
    var admitted: Set<ID> = []
  }

  private let mostNewcomers: Int
  private let mostAdmitted: Int
  private let state = Mutex(State())

  /// - Parameters:
  ///   - mostNewcomers: how many there may be that have not shown the token.
  ///   - mostAdmitted: how many there may be that have.
  init(mostNewcomers: Int, mostAdmitted: Int) {
    (self.mostNewcomers, self.mostAdmitted) = (mostNewcomers, mostAdmitted)
  }

  /// Begins a connection, and closes the oldest newcomer where there are too many.
  ///
  /// - Parameter close: closes the connection.
  /// - Returns: its number.
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

  /// Ends a connection.
  func end(_ id: ID) {
    state.withLock { state in
      state.newcomers.removeAll { $0.id == id }
      state.admitted.remove(id)
    }
  }
}
