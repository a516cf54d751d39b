/// A screen that has called a suspending function, the queue on which its task runs, and the server.
///
/// Source: 000-6.
final class SuspendScene: SteppedSystem {
  /// The fixed properties of a scene.
  struct Setting: Sendable, Hashable {
    /// The way the function is called.
    var form: SuspendForm
    /// The action of the callback for success.
    var handler = SuspendParameters.Handler.returns
    /// The id of the user that the server knows.
    var user = "marty-suzuki"
  }

  private let setting: Setting
  private let queue = ManualExecutor()
  private let trace = EventLog<SuspendEntry>()
  private let single: SingleObserver?
  private let call: RemoteCall
  private let task: Task<Void, Never>
  private var events: [SuspendEvent]
  private var hasLeft = false

  /// Calls the function; its task waits for the queue.
  ///
  /// - Parameters:
  ///   - setting: the fixed properties.
  ///   - events: the possible events besides the jobs of the queue, each as often as it occurs in the list.
  ///   - single: receives the callbacks, and is disposed when the call is canceled.
  init(_ setting: Setting, events: [SuspendEvent], single: SingleObserver? = nil) {
    let trace = trace
    let add: @Sendable (SuspendCallback) -> Void = { callback in
      trace.add(.callback(callback))
      single?.receive(callback)
    }
    let call = RemoteCall { trace.add(.call($0)) }
    let callbacks = SuspendForm.Callbacks(
      onSuccess: { value in
        add(.success(value))
        if setting.handler == .throws { throw HandlerError() }
      },
      onThrow: { add(SuspendCallback($0)) },
      onCancel: { add(.cancelled) }, onUncaught: { trace.add(.uncaught) })
    let queue = queue
    task = Task(executorPreference: queue) { await setting.form.body(of: call.send, on: queue, callbacks) }
    (self.setting, self.call, self.events, self.single) = (setting, call, events, single)
  }

  /// All entries so far, in order.
  var entries: [SuspendEntry] {
    trace.entries
  }

  /// Whether the task waits for an answer.
  var isWaiting: Bool {
    call.isUnderWay
  }

  /// The possible next events.
  var steps: [SuspendEvent] {
    possible.filter { $0 == .run || events.contains($0) }
  }

  /// The next events that would be possible without limits.
  var possible: [SuspendEvent] {
    SuspendEvent.allCases.filter { event in
      switch event {
      case .run: queue.count > 0
      case .answer, .answerNothing, .fail: call.isAnswerDue
      case .cancel: setting.form.isCancelable
      case .leave: !hasLeft
      }
    }
  }

  /// Makes an event happen.
  func take(_ event: SuspendEvent) {
    if let index = events.firstIndex(of: event) { events.remove(at: index) }
    switch event {
    case .run: queue.runNext()
    case .answer, .answerNothing, .fail: event.answer(for: setting.user).map(call.answer)
    case .cancel: cancel()
    case .leave:
      hasLeft = true
      trace.add(.left)
      if setting.form.isCancelable { cancel() }
    }
  }

  private func cancel() {
    single?.dispose()
    task.cancel()
    trace.add(.cancelReturned)
  }

  /// Cancels the waiting request, without further entries.
  func end() {
    trace.close()
    task.cancel()
    queue.runAll()
  }

  /// Returns the outcome of a call after some events; impossible events are skipped.
  static func outcome(
    of events: [SuspendEvent], _ setting: Setting, single: SingleObserver? = nil
  ) -> SuspendOutcome {
    let scene = SuspendScene(setting, events: events, single: single)
    defer { scene.end() }
    for event in events where scene.possible.contains(event) { scene.take(event) }
    return SuspendOutcome(scene.entries)
  }
}
