import ExperimentKit
import Loopback

/// A fault of a user's connection.
enum CableFault: String, CaseIterable, Sendable {
  case malformedJSON = "malformed-json"
  case unknownCommand = "unknown-command"
  case unknownChannel = "unknown-channel"
  case noRoom = "no-room"
  case messageFirst = "message-before-subscribe"
  case unknownAction = "unknown-action"
  case noAccount = "no-account"
  case wrongPath = "wrong-path"
  case oversized = "oversized-frame"
  case unmasked = "unmasked-frame"
  case notUTF8 = "invalid-utf8"
  case reservedOpcode = "reserved-opcode"
  case bytes = "binary-frame"
  case halfClosed = "half-closed"
  case dropped = "dropped"
  case silentServer = "silent-server"
  case portTaken = "port-taken"

  /// Whether the user has entered the room before the fault.
  var isInRoom: Bool {
    switch self {
    case .messageFirst, .noAccount, .wrongPath, .silentServer, .portTaken: false
    default: true
    }
  }

  /// The target of the user's connection.
  var target: String {
    switch self {
    case .noAccount: "/cable/"
    case .wrongPath: "/tv/?account=eru"
    default: "/cable/?account=eru"
    }
  }

  /// Performs the fault of the user.
  func happen(to socket: WebSocketConnection) async throws {
    switch self {
    case .malformedJSON: try await socket.send(#"{"command":"#)
    case .unknownCommand:
      try await socket.send(CableCommand(command: "howl", identifier: CableIdentifier(room: "kennel").json).json)
    case .unknownChannel:
      try await socket.send(
        CableCommand(command: "subscribe", identifier: CableIdentifier(channel: "CatChannel", room: "kennel").json).json
      )
    case .noRoom: try await socket.send(CableCommand(command: "subscribe", identifier: CableIdentifier().json).json)
    case .messageFirst: try await socket.send(CableCommand.perform("greeting", "kennel").json)
    case .unknownAction: try await socket.send(CableCommand.perform("howl", "kennel").json)
    case .oversized: try await socket.send(String(repeating: "a", count: CablePlay.longest + 1))
    case .unmasked: try await socket.send(bytes: [0x81, 0x01, 0x61])
    case .notUTF8: try await socket.send(bytes: Self.frame(0x81, [0xC3, 0x28]))
    case .reservedOpcode: try await socket.send(bytes: Self.frame(0x83, [0x61]))
    case .bytes: try await socket.send(bytes: Self.frame(0x82, [0x61]))
    case .halfClosed: try await socket.closeHalf()
    case .dropped: await socket.cut()
    case .noAccount, .wrongPath, .silentServer, .portTaken: break
    }
  }

  /// Returns a short frame of a client with a mask of zeros, which leaves the bytes unchanged.
  private static func frame(_ first: UInt8, _ bytes: [UInt8]) -> [UInt8] {
    [first, 0x80 | UInt8(bytes.count), 0, 0, 0, 0] + bytes
  }
}
