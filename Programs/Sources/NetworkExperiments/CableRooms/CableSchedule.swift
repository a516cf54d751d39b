import ExperimentKit
import Loopback

/// A program that connects, subscribes and greets through a library, on a real connection: every order in which the program's
/// thread and the network can take turns.
///
/// Whose turn it is, is a choice; the choices are gone through depth first, each order on a connection of its own, so none is
/// left out and none is left to luck. What the server sends waits until the network's turn.
struct CableSchedule: Sendable, Hashable {
  /// One order and what came of it.
  struct Outcome: Sendable, Hashable {
    /// The turns, such as `open`, `subscribe`.
    let turns: [LocalizedText]
    /// How many greetings of chiyo the other user saw.
    let greetings: Int
    /// What the server wrote into its log.
    let notes: [CableHub.Note]
  }

  let library: CableLibrary
  let moment: CableMoment
  let greeting: CableGreeting

  /// All orders, the program's turn before the network's.
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

  /// The next path in depth-first order: the last choice that has another alternative takes it.
  private static func next(_ taken: [(choice: Int, of: Int)]) -> [Int]? {
    guard let last = taken.lastIndex(where: { $0.choice + 1 < $0.of }) else { return nil }
    return taken[..<last].map(\.choice) + [taken[last].choice + 1]
  }

  /// Plays one order: the choices as far as they are given, the first alternative from there on.
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
  /// Whose turn it is.
  enum Side {
    case program
    case network
  }

  /// What the program has to do.
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
    // What comes before connect() has no rival: nothing can happen before it.
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

  /// Who can take a turn, once everything that the server has sent is in.
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
