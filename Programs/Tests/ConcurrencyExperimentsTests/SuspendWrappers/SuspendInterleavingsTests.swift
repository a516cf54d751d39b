import HostTestSupport
import Results
import TestSupport
import Testing

@testable import ConcurrencyExperiments

@Suite("Every order of what can happen to one call", .patient)
struct SuspendInterleavingsTests {
  /// The rules of a call without any task, as the documentation of each platform states them.
  struct Model {
    enum Job { case start, value, error, cancellation }

    var form: SuspendForm
    var job: Job? = .start
    var isCancelled = false
    var isAnswerDue = false
    var isWaiting = false
    var events: [SuspendEvent]
    var steps: [String] = []
    var callbacks: [String] = []

    /// All possible schedules with their callbacks.
    var all: Set<[[String]]> {
      let next = Set(events).filter { !$0.isAnswer || isAnswerDue }.map(taking) + (job == nil ? [] : [running])
      return next.isEmpty ? [[steps, callbacks]] : next.reduce(into: []) { $0.formUnion($1.all) }
    }

    private func taking(_ event: SuspendEvent) -> Model {
      var next = self
      next.steps.append(event.rawValue)
      if let index = events.firstIndex(of: event) { next.events.remove(at: index) }
      if event.isAnswer {
        next.isAnswerDue = false
        if isWaiting { next.job = event == .fail ? .error : .value }
      } else {
        next.isCancelled = true
        if isWaiting { next.job = .cancellation }
      }
      next.isWaiting = false
      return next
    }

    private var running: Model {
      var next = self
      next.steps.append("run")
      next.job = nil
      guard job == .start else {
        next.callbacks += called(job)
        return next
      }
      (next.isWaiting, next.isAnswerDue) = (!isCancelled, !isCancelled)
      if isCancelled { next.callbacks += form == .article ? [] : called(.cancellation) }
      return next
    }

    private func called(_ job: Job?) -> [String] {
      switch (form, job) {
      case (.corrected, _) where isCancelled, (.structured, .cancellation): []
      case (.article, .value) where isCancelled: ["onThrow(CancellationException)"]
      case (.article, .cancellation): ["onThrow(CancellationException)"]
      case (_, .cancellation): ["onThrow(CancellationError)"]
      case (.structured, .value): ["show(marty-suzuki)"]
      case (.structured, _): ["show(GitHubApiException)"]
      case (_, .value): ["onSuccess(marty-suzuki)"]
      default: ["onThrow(GitHubApiException)"]
      }
    }
  }

  static let events: [[SuspendEvent]] = [
    [.answer], [.cancel], [.answer, .cancel], [.fail, .cancel], [.answer, .fail, .cancel], [.answer, .cancel, .cancel],
  ]

  @Test("Real tasks follow the rules, in the same orders", arguments: events)
  func model(events: [SuspendEvent]) throws {
    for form in [SuspendForm.article, .literal, .corrected, .structured] {
      let schedules = try SuspendSchedules(SuspendScene.Setting(form: form), events: events).all
      let found = schedules.map { schedule in
        [schedule.steps.map(\.rawValue), schedule.outcome.callbacks.map { $0.kind.title(form) }]
      }
      #expect(Set(found).count == found.count)
      #expect(Set(found) == Model(form: form, events: events).all, "\(form)")
    }
  }

  @Test("The corrected wrapper never calls back after cancel, whatever else happens")
  func corrected() async throws {
    for events in ["answer, cancel", "answer, fail, cancel, leave", "answer-nil, leave, cancel, cancel"] {
      let table = try await table(
        "suspend-wrapper.invariants", "events: [\(events)]\nforms: [corrected, three-callbacks]")
      let failing = table.lines().dropFirst().filter { !$0.hasSuffix("|0|0") }
      #expect(failing.allSatisfy { $0.hasPrefix("every end is reported|") && $0.hasSuffix("|0") }, "\(events)")
    }
  }

  @Test("The counts of the outcomes add up to the schedules")
  func sums() async throws {
    for form in SuspendForm.allCases {
      let yaml = "form: \(form.rawValue)\nevents: [answer, fail, cancel, leave]"
      let counts = try await table("suspend-wrapper.interleavings", yaml).column("schedules").compactMap { Int($0) }
      let schedules = try await table("suspend-wrapper.schedules", yaml).rows.count
      #expect(counts.dropLast().reduce(0, +) == schedules)
      #expect(counts.last == schedules)
    }
  }

  @Test("No task outlives a scene, which can be ended at any point", arguments: SuspendForm.allCases)
  func ends(form: SuspendForm) {
    let scripts: [[SuspendEvent]] = [[], [.run], [.run, .answer], [.run, .answer, .run], [.run, .leave], [.cancel]]
    for script in scripts {
      weak var observer: SingleObserver?
      do {
        let single = SingleObserver()
        observer = single
        let scene = SuspendScene(SuspendScene.Setting(form: form), events: script, single: single)
        for event in script where scene.possible.contains(event) { scene.take(event) }
        scene.end()
      }
      #expect(observer == nil, "\(script)")
    }
  }

  @Test("The article's wrapper has five orders with one answer and one cancellation")
  func article() async throws {
    #expect(
      try await table("suspend-wrapper.schedules").lines() == [
        "run, answer, run, cancel|onSuccess(marty-suzuki)|answered",
        "run, answer, cancel, run|onThrow(CancellationException) after cancel|answered",
        "run, cancel, run, answer|onThrow(CancellationException) after cancel|cancelled",
        "run, cancel, answer, run|onThrow(CancellationException) after cancel|cancelled",
        "cancel, run|no callback|not sent",
      ])
  }
}

extension SuspendEvent {
  fileprivate var isAnswer: Bool { [.answer, .answerNothing, .fail].contains(self) }
}
