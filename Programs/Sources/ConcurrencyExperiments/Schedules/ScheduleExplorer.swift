import ExperimentKit

/// A system in which outside code chooses the next step.
///
/// After equal steps, two systems that were created in the same way offer equal steps: only the choices decide.
protocol SteppedSystem {
  /// A possible step.
  associatedtype Step: Hashable

  /// The possible next steps, each once; none at the end.
  var steps: [Step] { get }

  /// Takes one of ``steps``.
  func take(_ step: Step)

  /// Ends all waiting tasks, so that no task outlives the system; their later effects do not count.
  func end()
}

/// An explorer of every order in which the steps of a system can happen, depth first.
///
/// A system of real tasks cannot be copied or reset, so each schedule begins with a new one and repeats the choices up
/// to its branch (stateless model checking).
struct ScheduleExplorer<System: SteppedSystem> {
  /// The largest number of schedules.
  var limit = 20_000
  /// The largest number of steps of one schedule.
  var longest = 200
  /// A function that creates a new system, each time in the same way.
  let make: () -> System

  /// Creates an explorer.
  init(limit: Int = 20_000, longest: Int = 200, _ make: @escaping () -> System) {
    (self.limit, self.longest, self.make) = (limit, longest, make)
  }

  /// Runs every schedule from the beginning to the end.
  ///
  /// - Parameter outcome: returns the outcome of a system without further steps.
  /// - Returns: the schedules with their outcomes, in lexical order of the choices.
  /// - Throws: ``ExperimentKit/ExperimentError`` if there are too many schedules or one does not end, and if a system
  ///   does not offer the same steps after the same choices.
  /// - Complexity: the sum of the lengths of all schedules.
  func all<Outcome>(_ outcome: (System) -> Outcome) throws -> [(steps: [System.Step], outcome: Outcome)] {
    var found: [(steps: [System.Step], outcome: Outcome)] = []
    var next: [Choice]? = []
    while let choices = next {
      guard found.count < limit else { throw ExperimentError("There are more than \(limit) schedules.") }
      let (taken, result) = try play(choices, outcome)
      found.append((taken.map(\.step), result))
      next = Self.successor(of: taken)
    }
    return found
  }

  /// A step among those that a system offered.
  private struct Choice {
    let offered: [System.Step]
    let index: Int

    var step: System.Step { offered[index] }
  }

  /// Repeats choices, then takes the first step until there is none.
  private func play<Outcome>(
    _ choices: [Choice], _ outcome: (System) -> Outcome
  ) throws -> (taken: [Choice], outcome: Outcome) {
    let system = make()
    defer { system.end() }
    var taken: [Choice] = []
    while case let offered = system.steps, !offered.isEmpty {
      guard taken.count < longest else { throw ExperimentError("A schedule has more than \(longest) steps.") }
      let repeated = taken.count < choices.count ? choices[taken.count] : nil
      guard repeated.map({ $0.offered == offered }) ?? true else {
        throw ExperimentError("The same choices led to different steps the second time.")
      }
      let choice = Choice(offered: offered, index: repeated?.index ?? 0)
      taken.append(choice)
      system.take(choice.step)
    }
    guard taken.count >= choices.count else {
      throw ExperimentError("The same choices led to different steps the second time.")
    }
    return (taken, outcome(system))
  }

  /// Returns the choices of the next schedule, in which the last choice with an alternative becomes the next one.
  private static func successor(of taken: [Choice]) -> [Choice]? {
    guard let last = taken.lastIndex(where: { $0.index + 1 < $0.offered.count }) else { return nil }
    return taken[..<last] + [Choice(offered: taken[last].offered, index: taken[last].index + 1)]
  }
}
