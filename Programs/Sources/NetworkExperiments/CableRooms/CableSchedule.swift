import ExperimentKit
import Loopback

/// All orders of turns between a program's thread and the network while it connects, subscribes and greets through a
/// library.
///
/// The next turn is a choice; the choices are explored depth first, each order on a separate connection, so that no
/// order is skipped and none depends on chance. The server's frames wait until the network's turn.
struct CableSchedule: Sendable, Hashable {
  /// An order and its result.
  struct Outcome: Sendable, Hashable {
    /// The turns, such as `open`, `subscribe`.
    let turns: [LocalizedText]
    /// The number of greetings of chiyo that the other user saw.
    let greetings: Int
    /// The server's notes in its log.
    let notes: [CableHub.Note]
  }

  let library: CableLibrary
  let moment: CableMoment
  let greeting: CableGreeting

  /// Returns all orders, with the program's turn before the network's.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` after a minute.
  func outcomes() async throws -> [Outcome] {
    try await withCableTimeLimit {
      var outcomes: [Outcome] = []
      var path: [Int]? = []
      while let choices = path {
        let (outcome, taken) = try await play(choices)
        outcomes.append(outcome)
        path = Self.next(taken)
      }
      return outcomes
    }
  }

  /// Returns the next path in depth-first order, in which the last choice with another alternative takes it.
  private static func next(_ taken: [(choice: Int, of: Int)]) -> [Int]? {
    guard let last = taken.lastIndex(where: { $0.choice + 1 < $0.of }) else { return nil }
    return taken[..<last].map(\.choice) + [taken[last].choice + 1]
  }

  /// Plays one order: the given choices, then the first alternative each time.
  private func play(_ choices: [Int]) async throws -> (Outcome, taken: [(choice: Int, of: Int)]) {
    try await CableServer.run(longest: CablePlay.longest) { server, port in
      try await withWebSocketClients { sockets in
        let witness = try await CableClient.connect("eru", sockets, port: port)
        _ = try await witness.send(.subscribe("kennel"))
        _ = try await witness.settle()
        var turns = Turns(self, try await CableClient.connect("chiyo", sockets, port: port))
        var taken: [(choice: Int, of: Int)] = []
        while true {
          let alternatives = try await turns.alternatives()
          guard !alternatives.isEmpty else { break }
          let choice = choices.indices.contains(taken.count) ? choices[taken.count] : 0
          taken.append((choice, alternatives.count))
          try await turns.take(alternatives[choice])
        }
        let seen = try await witness.settle().traffic
        let outcome = Outcome(
          turns: turns.words, greetings: seen.count { $0.short == "in chiyo" }, notes: server.notes)
        return (outcome, taken)
      }
    }
  }
}

/// The state of one order.
private struct Turns {
  /// The side whose turn it is.
  enum Side {
    case program
    case network
  }

  /// The next action of the program.
  enum Task {
    case subscribe
    case greet
  }

  private let schedule: CableSchedule
  private let client: CableClient
  private var state: CableLibraryState
  private var tasks: [Task] = []
  private var isOpen = false
  private var inbox: [CableFrame] = []
  private(set) var words: [LocalizedText] = []

  init(_ schedule: CableSchedule, _ client: CableClient) {
    (self.schedule, self.client) = (schedule, client)
    state = CableLibraryState(schedule.library, room: "kennel")
    if schedule.moment == .behindConnect { tasks = start }
    // A call before connect() has no alternative: nothing else can happen before it.
    if schedule.moment == .beforeConnect {
      for task in start {
        let fate = task == .subscribe ? state.subscribe().fate : state.greet().fate
        words.append(Self.word(task, fate))
      }
    }
  }

  private var start: [Task] {
    schedule.greeting == .atOnce ? [.subscribe, .greet] : [.subscribe]
  }

  /// Returns the sides that can take a turn, after all frames of the server have arrived.
  mutating func alternatives() async throws -> [Side] {
    inbox += try await client.settle().traffic.compactMap { CableFrame(json: $0.text) }
    return (tasks.isEmpty ? [] : [.program]) + (isOpen && inbox.isEmpty ? [] : [.network])
  }

  mutating func take(_ side: Side) async throws {
    switch side {
    case .program:
      let task = tasks.removeFirst()
      let (fate, effects) = task == .subscribe ? state.subscribe() : state.greet()
      words.append(Self.word(task, fate))
      try await apply(effects)
    case .network where !isOpen:
      isOpen = true
      words.append("open")
      try await apply(state.open())
    case .network:
      let frame = inbox.removeFirst()
      words.append(frame.type == "confirm_subscription" ? "confirm" : LocalizedText(frame.short))
      try await apply(state.take(frame))
    }
  }

  private mutating func apply(_ effects: [CableLibraryState.Effect]) async throws {
    for effect in effects {
      switch effect {
      case .send(let command): _ = try await client.send(command)
      case .connected: if schedule.moment == .whenConnected { tasks += start }
      case .subscribed: if schedule.greeting == .whenSubscribed { tasks.append(.greet) }
      }
    }
  }

  private static func word(_ task: Task, _ fate: CableLibraryState.Fate) -> LocalizedText {
    let name = task == .subscribe ? "subscribe" : "greet"
    switch fate {
    case .sent: return LocalizedText(name)
    case .kept: return LocalizedText(en: "\(name) (kept)", ja: "\(name)(保留)")
    case .dropped: return LocalizedText(en: "\(name) (dropped)", ja: "\(name)(捨てる)")
    }
  }
}
