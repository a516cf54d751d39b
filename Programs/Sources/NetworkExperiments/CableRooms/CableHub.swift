import ExperimentKit

/// The server's side of the room channel, without a network: connections, subscriptions, and the recipients of frames.
///
/// For a command that it cannot follow, it does the same as Action Cable's server: it writes a line to its log and does
/// not answer. Frames to several connections are in the order in which these subscribed.
struct CableHub: Sendable {
  /// A connection of a user.
  private struct Visitor: Sendable {
    let account: String
    /// The rooms of the subscriptions by their identifiers.
    var rooms: [(identifier: String, room: String)] = []
  }

  /// A frame for a connection.
  struct Delivery: Sendable {
    let connection: Int
    let frame: CableFrame
  }

  /// The content of a line in the server's log.
  enum Note: Sendable, Hashable {
    case noJSON
    case unknownCommand(String)
    case unknownChannel(String)
    case noSubscription
    case unknownAction(String)
    case subscribedAlready

    var words: LocalizedText {
      switch self {
      case .noJSON: LocalizedText(en: "no JSON of a command", ja: "コマンドのJSONではない")
      case .unknownCommand(let word):
        LocalizedText(en: "unknown command `\(word.abbreviated)`", ja: "知らないコマンド`\(word.abbreviated)`")
      case .unknownChannel(let name):
        LocalizedText(en: "no channel `\(name.abbreviated)`", ja: "チャンネル`\(name.abbreviated)`がない")
      case .noSubscription: LocalizedText(en: "no such subscription", ja: "そのサブスクリプションがない")
      case .unknownAction(let name):
        LocalizedText(en: "no action `\(name.abbreviated)`", ja: "アクション`\(name.abbreviated)`がない")
      case .subscribedAlready: LocalizedText(en: "subscribed already", ja: "すでにサブスクライブしている")
      }
    }
  }

  private var visitors: [Int: Visitor] = [:]
  /// The connections that have entered each room, in that order.
  private var streams: [String: [Int]] = [:]
  private var count = 0
  private var beats = 0
  /// The log.
  private(set) var notes: [Note] = []

  /// Adds a connection, and returns its number and its welcome.
  mutating func connect(account: String) -> (connection: Int, deliveries: [Delivery]) {
    count += 1
    visitors[count] = Visitor(account: account)
    return (count, [Delivery(connection: count, frame: .welcome)])
  }

  /// Handles a text from a connection.
  mutating func take(_ text: String, from connection: Int) -> [Delivery] {
    guard let command = CableCommand(json: text), let word = command.command, let identifier = command.identifier else {
      return note(.noJSON)
    }
    switch word {
    case "subscribe": return subscribe(connection, identifier)
    case "unsubscribe":
      guard let room = room(connection, identifier) else { return note(.noSubscription) }
      return leave(connection, identifier, room)
    case "message":
      guard let room = room(connection, identifier) else { return note(.noSubscription) }
      guard let action = command.data.flatMap({ CableCommand.Action(json: $0) }) else { return note(.noJSON) }
      return perform(action, connection, identifier, room)
    default: return note(.unknownCommand(word))
    }
  }

  /// Removes a connection, and returns the messages to the remaining ones.
  mutating func disconnect(_ connection: Int) -> [Delivery] {
    let deliveries = (visitors[connection]?.rooms ?? []).flatMap { leave(connection, $0.identifier, $0.room) }
    visitors[connection] = nil
    return deliveries
  }

  /// Returns a heartbeat for each connection; its number represents the time.
  mutating func beat() -> [Delivery] {
    beats += 1
    return visitors.keys.sorted().map {
      Delivery(connection: $0, frame: CableFrame(type: "ping", message: .number(beats)))
    }
  }

  private mutating func note(_ note: Note) -> [Delivery] {
    notes.append(note)
    return []
  }

  private func room(_ connection: Int, _ identifier: String) -> String? {
    visitors[connection]?.rooms.first { $0.identifier == identifier }?.room
  }

  private mutating func subscribe(_ connection: Int, _ identifier: String) -> [Delivery] {
    guard let name = CableIdentifier(json: identifier) else { return note(.noJSON) }
    guard room(connection, identifier) == nil else { return note(.subscribedAlready) }
    guard name.channel == "RoomChannel" else { return note(.unknownChannel(name.channel ?? "")) }
    guard let room = name.room, !room.isEmpty else {
      return [Delivery(connection: connection, frame: CableFrame(type: "reject_subscription", identifier: identifier))]
    }
    visitors[connection]?.rooms.append((identifier, room))
    streams[room, default: []].append(connection)
    return [Delivery(connection: connection, frame: CableFrame(type: "confirm_subscription", identifier: identifier))]
  }

  private mutating func leave(_ connection: Int, _ identifier: String, _ room: String) -> [Delivery] {
    visitors[connection]?.rooms.removeAll { $0.identifier == identifier }
    streams[room]?.removeAll { $0 == connection }
    return broadcast(
      CableMessage(type: .out, account: account(connection), roommate: roommates(room)), identifier, room)
  }

  private mutating func perform(
    _ action: CableCommand.Action, _ connection: Int, _ identifier: String, _ room: String
  ) -> [Delivery] {
    let account = account(connection)
    switch action.action {
    case "greeting":
      return broadcast(CableMessage(type: .in, account: account, roommate: roommates(room)), identifier, room)
    case "bark":
      return broadcast(CableMessage(type: .bark, account: account, content: action.content), identifier, room)
    case "mumbling":
      let message = CableMessage(type: .mumbling, account: account, content: CableFace.mumbling)
      return [
        Delivery(connection: connection, frame: CableFrame(identifier: identifier, message: .message(message)))
      ]
    default: return note(.unknownAction(action.action))
    }
  }

  private func account(_ connection: Int) -> String {
    visitors[connection]?.account ?? ""
  }

  /// Returns the accounts in a room, in the order in which they entered.
  private func roommates(_ room: String) -> [String] {
    (streams[room] ?? []).reduce(into: []) { names, connection in
      let name = account(connection)
      if !names.contains(name) { names.append(name) }
    }
  }

  private func broadcast(_ message: CableMessage, _ identifier: String, _ room: String) -> [Delivery] {
    (streams[room] ?? []).map { connection in
      let own = visitors[connection]?.rooms.first { $0.room == room }?.identifier ?? identifier
      return Delivery(connection: connection, frame: CableFrame(identifier: own, message: .message(message)))
    }
  }
}
