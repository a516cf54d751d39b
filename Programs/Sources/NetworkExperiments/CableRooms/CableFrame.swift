import ExperimentKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A message of the room to its users: the `message` of a frame.
struct CableMessage: Codable, Sendable, Hashable {
  /// The kind of event.
  enum Kind: String, Codable, Sendable {
    case `in`
    case out
    case bark
    case mumbling
  }

  let type: Kind
  let account: String
  var content: String?
  var roommate: [String]?
}

/// A frame of the subprotocol `actioncable-v1-json` from the server: JSON, with its keys in alphabetical order.
struct CableFrame: Codable, Sendable, Hashable {
  /// The payload of a frame.
  enum Payload: Codable, Sendable, Hashable {
    case number(Int)
    case message(CableMessage)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Int.self) {
        self = .number(number)
      } else {
        self = .message(try container.decode(CableMessage.self))
      }
    }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      switch self {
      case .number(let number): try container.encode(number)
      case .message(let message): try container.encode(message)
      }
    }
  }

  var type: String?
  var identifier: String?
  var message: Payload?
  var reason: String?
  var reconnect: Bool?

  static let welcome = CableFrame(type: "welcome")
  static let unauthorized = CableFrame(type: "disconnect", reason: "unauthorized", reconnect: false)

  /// The room's message, if the frame has one.
  var roomMessage: CableMessage? {
    if case .message(let message)? = message { message } else { nil }
  }

  /// The short form of the frame, such as `in chiyo`.
  var short: String {
    guard let message = roomMessage else { return type ?? "?" }
    return "\(message.type.rawValue) \(message.account)" + (message.content.map { " \($0)" } ?? "")
  }
}

/// A command of a client.
struct CableCommand: Codable, Sendable, Hashable {
  /// The purpose of a command of the kind `message`.
  struct Action: Codable, Sendable, Hashable {
    let action: String
    var content: String?
  }

  var command: String?
  var data: String?
  var identifier: String?

  /// Returns the command that enters a room.
  static func subscribe(_ room: String) -> CableCommand {
    CableCommand(command: "subscribe", identifier: CableIdentifier(room: room).json)
  }

  /// Returns the command that leaves a room.
  static func unsubscribe(_ room: String) -> CableCommand {
    CableCommand(command: "unsubscribe", identifier: CableIdentifier(room: room).json)
  }

  /// Returns the command that calls an action of a room.
  static func perform(_ action: String, content: String? = nil, _ room: String) -> CableCommand {
    CableCommand(
      command: "message", data: Action(action: action, content: content).json,
      identifier: CableIdentifier(room: room).json)
  }

  /// The short form of the command, such as `bark bawbaw`.
  var short: String {
    guard let action = data.flatMap({ Action(json: $0) }) else { return command ?? "?" }
    return action.action + (action.content.map { " \($0)" } ?? "")
  }
}

/// The identifier of a subscription: the channel and the room, as JSON in JSON.
struct CableIdentifier: Codable, Sendable, Hashable {
  var channel: String? = "RoomChannel"
  var room: String?
}

extension Encodable {
  /// The value as JSON on one line, with its keys in alphabetical order.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

extension Decodable {
  /// Reads JSON; nil for other or invalid text.
  init?(json: String) {
    guard let value = try? JSONDecoder().decode(Self.self, from: Data(json.utf8)) else { return nil }
    self = value
  }
}
