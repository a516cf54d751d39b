import ExperimentKit
import Foundation
import Synchronization

/// Something that can happen while somebody waits for several notifications.
enum NotificationStep: Hashable {
  /// A queued registration runs.
  case register(String)
  /// The task that waits begins to run.
  case start
  /// A notification is posted.
  case post(String)
}

/// What became of a wait.
struct NotificationOutcome: Hashable {
  /// How often it was completed.
  var completions: Int
  /// How many posts nobody heard.
  var lost: Int
  /// How many observers are left.
  var left: Int
}

/// A wait for several notifications, one post of each, and all that runs later, in an order that is chosen outside.
protocol NotificationSchedule: SteppedSystem where Step == NotificationStep {
  /// What became of the wait once nothing more happens.
  var outcome: NotificationOutcome { get }
}

/// A wait with a completion.
final class CallbackSchedule: NotificationSchedule {
  private let stage: NotificationStage
  private let posts: Mutex<(open: [String], lost: Int)>

  init(_ code: CodeVersion, names: [String]) {
    stage = NotificationStage(code)
    posts = Mutex((names, 0))
    stage.wait(for: names, on: .standard)
  }

  var steps: [NotificationStep] {
    stage.queued.map { .register($0) } + posts.withLock(\.open).map { .post($0) }
  }

  func take(_ step: NotificationStep) {
    switch step {
    case .register(let name): stage.register(name)
    case .start: break
    case .post(let name):
      let isLost = stage.post(name) == 0
      posts.withLock { posts in
        posts.open.removeAll { $0 == name }
        posts.lost += isLost ? 1 : 0
      }
    }
  }

  var outcome: NotificationOutcome {
    stage.runMain()
    return NotificationOutcome(
      completions: stage.waiters[0].completions, lost: posts.withLock(\.lost), left: stage.observers(.standard))
  }

  func end() {
    stage.close()
  }
}

/// A wait that a task awaits; the task runs when it is told to.
final class TaskSchedule: NotificationSchedule {
  /// Who registers.
  enum Form: String, CaseIterable, Sendable {
    /// The task, once it runs.
    case task
    /// The one who starts it, beforehand.
    case object
  }

  private struct State {
    var open: [String]
    var hasStarted = false
    var lost = 0
  }

  private let center = WatchedCenter(NotificationCenter())
  private let executor = ManualExecutor()
  private let ends = EventLog<Bool>()
  private let state: Mutex<State>
  private let task: Task<Void, Never>

  init(_ form: Form, names: [String]) {
    state = Mutex(State(open: names))
    let (center, ends) = (center, ends)
    let early = form == .object ? NotificationWait(for: names, on: center) : nil
    task = Task(executorPreference: executor) {
      let wait = early ?? NotificationWait(for: names, on: center)
      do {
        try await wait.value()
        ends.add(true)
      } catch {
        ends.add(false)
      }
    }
  }

  var steps: [NotificationStep] {
    state.withLock { state in (state.hasStarted ? [] : [.start]) + state.open.map { .post($0) } }
  }

  func take(_ step: NotificationStep) {
    switch step {
    case .register: break
    case .start:
      state.withLock { $0.hasStarted = true }
      executor.runAll()
    case .post(let name): post(name)
    }
  }

  /// Posts a notification, and tells how many observers heard it.
  @discardableResult
  func post(_ name: String) -> Int {
    let calls = center.post(name)
    state.withLock { state in
      state.open.removeAll { $0 == name }
      state.lost += calls == 0 ? 1 : 0
    }
    if state.withLock(\.hasStarted) { executor.runAll() }
    return calls
  }

  /// Cancels the task.
  func cancel() {
    task.cancel()
    if state.withLock(\.hasStarted) { executor.runAll() }
  }

  /// How many observers there are.
  var observers: Int { center.observers }

  /// How the task has ended: whether all came, or it was cancelled; nil while it waits.
  var result: Bool? { ends.entries.first }

  var outcome: NotificationOutcome {
    NotificationOutcome(
      completions: ends.entries.count { $0 }, lost: state.withLock(\.lost), left: center.observers)
  }

  func end() {
    task.cancel()
    executor.runAll()
  }
}
