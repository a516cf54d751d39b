import ExperimentKit

/// A screen that waits for several requests at once.
///
/// Source: 000-6.
final class StructuredScene: SteppedSystem {
  /// The fixed properties of a scene.
  struct Setting: Sendable, Hashable {
    /// The style of waiting for the requests.
    var style: StructuredStyle
    /// The names of the requests.
    var calls: [String]
  }

  /// A visible event.
  enum Entry: Sendable, Hashable {
    case call(String, RemoteCall.Event)
    case shown(LocalizedText)

    /// Whether the entry is a cancellation of a request.
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
  ///   - setting: the fixed properties.
  ///   - events: the possible events, each as often as it occurs in the list.
  init(_ setting: Setting, events: [StructuredEvent]) {
    let log = log
    self.events = events
    calls = setting.calls.map { name in (name, RemoteCall { log.add(.call(name, $0)) }) }
    tasks = setting.style.start(calls.map(\.call), on: queue) { log.add(.shown($0)) }
    queue.runAll()
  }

  /// All entries so far, in order.
  var entries: [Entry] { log.entries }

  /// The requests that are neither answered nor canceled.
  var underWay: [String] {
    calls.filter(\.call.isUnderWay).map(\.name)
  }

  /// The possible next events; the queue runs empty after each event.
  var steps: [StructuredEvent] {
    var steps: [StructuredEvent] = []
    for event in events where !steps.contains(event) && canHappen(event) { steps.append(event) }
    return steps
  }

  /// Returns whether an event is possible now: only a waiting request can be answered.
  func canHappen(_ event: StructuredEvent) -> Bool {
    event.call.map { name in calls.contains { $0.name == name && $0.call.isUnderWay } } ?? true
  }

  /// Makes an event happen, and runs every job that becomes ready.
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

  /// Cancels all waiting requests, without further entries.
  func end() {
    log.close()
    cancelTasks()
    queue.runAll()
  }

  private func cancelTasks() {
    for task in tasks { task.cancel() }
  }
}
