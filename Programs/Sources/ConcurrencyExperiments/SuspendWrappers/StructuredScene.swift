import ExperimentKit

/// A screen that waits for several requests at once.
///
/// Source: 000-6.
final class StructuredScene: SteppedSystem {
  /// What is fixed before anything happens.
  struct Setting: Sendable, Hashable {
    /// How the requests are waited for.
    var style: StructuredStyle
    /// The names of the requests.
    var calls: [String]
  }

  /// Something that is seen.
  enum Entry: Sendable, Hashable {
    case call(String, RemoteCall.Event)
    case shown(LocalizedText)

    /// Whether a request is cancelled.
    var isCancellation: Bool {
      if case .call(_, .cancelled) = self { true } else { false }
    }

    /// The line of a transcript.
    var line: LocalizedText {
      switch self {
      case .call(let name, let event): "\(name): \(event.line)"
      case .shown(let words): words
      }
    }
  }

  private let queue = ManualExecutor()
  private let log = EventLog<Entry>()
  private let calls: [(name: String, call: RemoteCall)]
  private let tasks: [Task<Void, Never>]
  private var events: [StructuredEvent]

  /// Starts the requests; their tasks wait for the queue.
  ///
  /// - Parameters:
  ///   - setting: what is fixed.
  ///   - events: what may happen, each as often as it stands there.
  init(_ setting: Setting, events: [StructuredEvent]) {
    let log = log
    self.events = events
    calls = setting.calls.map { name in (name, RemoteCall { log.add(.call(name, $0)) }) }
    tasks = setting.style.start(calls.map(\.call), on: queue) { log.add(.shown($0)) }
    queue.runAll()
  }

  /// Everything so far, in order.
  var entries: [Entry] { log.entries }

  /// The requests that are neither answered nor cancelled.
  var underWay: [String] {
    calls.filter(\.call.isUnderWay).map(\.name)
  }

  /// What can happen now; the queue runs dry after each event.
  var steps: [StructuredEvent] {
    var steps: [StructuredEvent] = []
    for event in events where !steps.contains(event) && canHappen(event) { steps.append(event) }
    return steps
  }

  /// Whether an event can happen now: only a request that waits can be answered.
  func canHappen(_ event: StructuredEvent) -> Bool {
    event.call.map { name in calls.contains { $0.name == name && $0.call.isUnderWay } } ?? true
  }

  /// Lets something happen, and runs every job that becomes ready.
  func take(_ event: StructuredEvent) {
    if let index = events.firstIndex(of: event) { events.remove(at: index) }
    let call = calls.first { $0.name == event.call }
    switch event {
    case .answer(let name): call?.call.answer(.user(name))
    case .fail: call?.call.answer(.failure)
    case .cancel: cancelTasks()
    }
    queue.runAll()
  }

  /// Cancels what still waits; it is not told any more.
  func end() {
    log.close()
    cancelTasks()
    queue.runAll()
  }

  private func cancelTasks() {
    for task in tasks { task.cancel() }
  }
}
