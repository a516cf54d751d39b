import ExperimentKit

/// Messages and their timers on a virtual clock.
struct MessagePlay: Sendable, Hashable {
  /// The way in which timers recognize their messages.
  let ids: MessageIDs
  /// The number of random ids.
  let idLimit: Int
  /// The seed of the random ids.
  let seed: Int

  /// Plays a script and then waits until every timer has fired.
  func run(_ script: [MessageStep]) -> MessageMachine.Run {
    MessageMachine.messages(ids).run(
      Self.events(script), context: MessageLabel(ids, idLimit: idLimit, seed: seed))
  }

  /// Plays a script, and stops at the moment of its last event.
  func runUntilNow(_ script: [MessageStep]) -> MessageMachine.Run {
    let now = script.reduce(Milliseconds.zero) { now, step in
      if case .wait(let time) = step { now + time } else { now }
    }
    return MessageMachine.messages(ids).run(
      Self.events(script).filter { $0.time <= now }, context: MessageLabel(ids, idLimit: idLimit, seed: seed))
  }

  /// Returns the events with their times.
  ///
  /// At the same moment, timers come before the messages of the script, in the order in which they were set.
  static func events(_ script: [MessageStep]) -> [MessageEvent] {
    var now = Milliseconds.zero
    var (shows, timers): ([MessageEvent], [MessageEvent]) = ([], [])
    for step in script {
      switch step {
      case .wait(let time): now = now + time
      case .show(let message):
        shows.append(.show(message, at: now))
        if let time = message.duration.time { timers.append(.fire(number: timers.count + 1, at: now + time)) }
      }
    }
    return (timers + shows).enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
  }
}
