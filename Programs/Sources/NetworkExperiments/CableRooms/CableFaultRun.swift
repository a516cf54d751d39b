import ExperimentKit
import Loopback
import TimeLimits

/// The result of a fault: for the user, for the server's log, for another user in the room.
struct CableFaultRun: Sendable {
  /// The result for the user.
  private(set) var outcome: LocalizedText
  /// The server's notes in its log.
  private(set) var notes: [CableHub.Note] = []
  /// The messages to the other user.
  private(set) var told: [String] = []
  /// Whether the other user still sees a bark exactly once; nil if there is no room.
  private(set) var goesOn: Bool?

  /// Performs a fault.
  ///
  /// - Parameters:
  ///   - mishap: the fault.
  ///   - limit: the time to wait for a server's answer to the upgrade.
  /// - Throws: ``ExperimentKit/ExperimentError`` after a minute.
  init(_ mishap: CableFault, limit: Duration) async throws {
    self = try await withCableTimeLimit {
      mishap == .silentServer ? try await Self(silentFor: limit) : try await Self(inRoom: mishap)
    }
  }

  private init(silentFor limit: Duration) async throws {
    outcome = try await withHTTPServer { _ in
      .silence
    } body: { port in
      do {
        _ = try await withTimeLimit(limit) {
          try await withWebSocketClients { clients in _ = try await CableClient.connect("eru", clients, port: port) }
        }
        return LocalizedText(en: "connected", ja: "接続した")
      } catch let error as TimeLimitExceeded {
        return LocalizedText(en: "\(error)", ja: "\(limit.milliseconds)ミリ秒以内に応答がない")
      }
    }
  }

  private init(inRoom mishap: CableFault) async throws {
    self = try await CableServer.run(longest: CablePlay.longest) { server, port in
      try await withWebSocketClients { sockets in
        let witness = try await CableClient.connect("chiyo", sockets, port: port)
        _ = try await witness.send(.subscribe("kennel"))
        _ = try await witness.settle()
        var run = CableFaultRun(
          outcome: try await Self.outcome(mishap, server, sockets, port: port), notes: server.notes)
        run.told = try await witness.settle().traffic.map(\.short).filter { $0 != "in eru" }
        _ = try await witness.send(.perform("bark", content: "bawbaw", "kennel"))
        run.goesOn = try await witness.settle().traffic.map(\.short) == ["bark chiyo bawbaw"]
        return run
      }
    }
  }

  private init(outcome: LocalizedText, notes: [CableHub.Note]) {
    (self.outcome, self.notes) = (outcome, notes)
  }

  private static func outcome(
    _ mishap: CableFault, _ server: CableServer, _ sockets: WebSocketClients, port: Int
  ) async throws -> LocalizedText {
    if mishap == .portTaken {
      do {
        try await CableServer.run(port: port, longest: CablePlay.longest) { _, _ in }
        return LocalizedText(en: "a second server listens", ja: "2つ目のサーバーが待ち受けている")
      } catch is PortTaken {
        return LocalizedText(en: "the second server cannot start: the port is taken", ja: "2つ目のサーバーは起動できない:ポートが使用中")
      }
    }
    let socket: WebSocketConnection
    do {
      socket = try await sockets.connect(port: port, target: mishap.target, subprotocols: [CableServer.subprotocol])
    } catch WebSocketUpgradeError.refused(let status) {
      return LocalizedText(en: "no upgrade: HTTP \(status)", ja: "アップグレードされない:HTTP \(status)")
    }
    let client = CableClient(user: "eru", socket: socket)
    if mishap.isInRoom {
      _ = try await client.send(.subscribe("kennel"))
      _ = try await client.send(.perform("greeting", "kennel"))
    }
    if mishap != .noAccount { _ = try await client.settle() }
    try await mishap.happen(to: socket)
    let (traffic, end) = try await client.settle()
    if end != nil && mishap != .noAccount { await server.departure(of: "eru") }
    return words(traffic.map(\.short), end)
  }

  private static func words(_ frames: [String], _ end: WebSocketArrival?) -> LocalizedText {
    let last: LocalizedText =
      switch end {
      case nil: LocalizedText(en: "the connection stands", ja: "接続はそのまま")
      case .closed(let code?): LocalizedText(en: "closed with \(code)", ja: "コード\(code)で切断")
      default: LocalizedText(en: "the connection is cut", ja: "接続が切れる")
      }
    let first =
      frames.isEmpty ? LocalizedText(en: "no answer", ja: "応答なし") : LocalizedText(frames.joined(separator: ", "))
    return end != nil && frames.isEmpty ? last : [first, last].joined(.semicolon)
  }
}

extension Duration {
  /// The number of whole milliseconds.
  fileprivate var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}
