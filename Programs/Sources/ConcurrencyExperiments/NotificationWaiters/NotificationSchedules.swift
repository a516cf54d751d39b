import ExperimentKit
import Foundation
import Synchronization

/// A step during a wait for several notifications.
enum NotificationStep: Hashable {
  /// A queued registration runs.
  case register(String)
  /// The waiting task begins to run.
  case start
  /// A notification is posted.
  case post(String)
}

/// The outcome of a wait.
struct NotificationOutcome: Hashable {
  /// The number of completions.
  var completions: Int
  /// The number of posts without an observer.
  var lost: Int
  /// The number of remaining observers.
  var left: Int
}

/// A wait for several notifications, one post of each, and all later work, in an order that is chosen outside.
protocol NotificationSchedule: SteppedSystem where Step == NotificationStep {
  /// The outcome of the wait at the end.
  var outcome: NotificationOutcome { get }
}

/// A wait with a completion handler.
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

/// A wait that a task awaits; the task runs only on command.
final class TaskSchedule: NotificationSchedule {
  /// The code that registers the observers.
  enum Form: String, CaseIterable, Sendable {
    /// The task, when it runs.
    case task
    /// The code that starts the task, beforehand.
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

  /// Posts a notification, and returns the number of observers that received it.
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

  /// The number of observers.
  var observers: Int { center.observers }

  /// The end of the task: whether all notifications arrived or it was canceled; nil while it waits.
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
