import Loopback

/// A script played on a real server with real clients, step by step.
///
/// A step is over when every frame that it causes has arrived: each client then requests a pong, which comes after
/// them. So the order is that of the server's own steps, on every machine.
struct CablePlay: Sendable {
  /// The effect of a step.
  struct Scene: Sendable {
    let step: CableStep
    /// The frames, with the user's own before those that they caused.
    var traffic: [CableClient.Traffic] = []
    /// The server's notes in its log.
    var notes: [CableHub.Note] = []
  }

  /// The steps, in order.
  let scenes: [Scene]

  /// The longest accepted message, in bytes.
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

  /// Returns the screens of all users after the script.
  func screens(_ screen: CableScreen) -> [(user: String, screen: CableScreen)] {
    CableScript.users(scenes.map(\.step)).map { user in
      (user, messages(to: user).reduce(into: screen) { $0.show($1) })
    }
  }

  /// Returns the room's messages to a user, in order.
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

  /// Collects the frames to the clients, except one that has already been done.
  private func settle(_ scene: inout CablePlay.Scene, but user: String? = nil) async throws {
    for client in clients where client.user != user { scene.traffic += try await client.settle().traffic }
  }
}
