import Loopback

/// A script played on a real server with real clients, one step after the other.
///
/// A step is over when every frame that it causes has arrived: each client then asks for a pong, which comes behind them. So
/// the order is that of the server's own steps, on every machine.
struct CablePlay: Sendable {
  /// What a step did.
  struct Scene: Sendable {
    let step: CableStep
    /// The frames, those that the user sent before those that came of them.
    var traffic: [CableClient.Traffic] = []
    /// What the server wrote into its log.
    var notes: [CableHub.Note] = []
  }

  /// The steps, as they went.
  let scenes: [Scene]

  /// The longest message that the server takes, in bytes.
  static let longest = 1024

  /// Plays a script.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` after a minute.
  init(_ steps: [CableStep]) async throws {
    scenes = try await withCableTimeLimit {
      try await CableServer.run(longest: Self.longest) { server, port in
        try await withWebSocketClients { sockets in
          var stage = Stage(server: server, port: port, sockets: sockets)
          var scenes: [Scene] = []
          for (index, step) in steps.enumerated() {
            let room = step.user.flatMap { CableScript.room(of: $0, after: steps[..<index]) }
            scenes.append(try await stage.play(step, room: room))
          }
          return scenes
        }
      }
    }
  }

  /// The screens of all users after the script.
  func screens(_ screen: CableScreen) -> [(user: String, screen: CableScreen)] {
    CableScript.users(scenes.map(\.step)).map { user in
      (user, messages(to: user).reduce(into: screen) { $0.show($1) })
    }
  }

  /// What the room told a user, in order.
  func messages(to user: String) -> [CableMessage] {
    scenes.flatMap(\.traffic).filter { $0.user == user && !$0.isSent }
      .compactMap { CableFrame(json: $0.text)?.roomMessage }
  }
}

/// The server and the clients of a play.
private struct Stage {
  let server: CableServer
  let port: Int
  let sockets: WebSocketClients
  /// The connected users, in the order in which they connected.
  var clients: [CableClient] = []

  mutating func play(_ step: CableStep, room: String?) async throws -> CablePlay.Scene {
    var scene = CablePlay.Scene(step: step)
    let before = server.notes.count
    switch step {
    case .connect(let user): try await connect(user, &scene)
    case .enter(let user, let room):
      try await connect(user, &scene)
      try await send(.subscribe(room), user, &scene)
      try await send(.perform("greeting", room), user, &scene)
    case .subscribe(let user, let room): try await send(.subscribe(room), user, &scene)
    case .greet(let user): try await send(.perform("greeting", room ?? ""), user, &scene)
    case .bark(let user, let content):
      try await send(.perform("bark", content: content, room ?? ""), user, &scene)
    case .mumble(let user): try await send(.perform("mumbling", room ?? ""), user, &scene)
    case .leave(let user): try await send(.unsubscribe(room ?? ""), user, &scene)
    case .close(let user): try await end(user, &scene) { try await $0.socket.close() }
    case .drop(let user): try await end(user, &scene) { await $0.socket.cut() }
    case .beat:
      server.beat()
      try await settle(&scene)
    }
    scene.notes = Array(server.notes.dropFirst(before))
    return scene
  }

  private mutating func connect(_ user: String, _ scene: inout CablePlay.Scene) async throws {
    clients.append(try await .connect(user, sockets, port: port))
    try await settle(&scene)
  }

  private func send(_ command: CableCommand, _ user: String, _ scene: inout CablePlay.Scene) async throws {
    guard let client = clients.first(where: { $0.user == user }) else { return }
    scene.traffic.append(try await client.send(command))
    scene.traffic += try await client.settle().traffic
    try await settle(&scene, but: user)
  }

  private mutating func end(
    _ user: String, _ scene: inout CablePlay.Scene, _ end: (CableClient) async throws -> Void
  ) async throws {
    guard let client = clients.first(where: { $0.user == user }) else { return }
    clients.removeAll { $0.user == user }
    try await end(client)
    await server.departure(of: user)
    try await settle(&scene)
  }

  /// Takes in what the clients were sent, but for one that has done so already.
  private func settle(_ scene: inout CablePlay.Scene, but user: String? = nil) async throws {
    for client in clients where client.user != user { scene.traffic += try await client.settle().traffic }
  }
}
