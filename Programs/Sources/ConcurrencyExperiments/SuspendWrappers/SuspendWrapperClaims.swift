import ExperimentKit

/// Expectations of a wrapper, tested in every order of events.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`.
///
/// Source: 000-6.
struct SuspendWrapperClaims: Experiment {
  static let about = About(
    "suspend-wrapper.claims", en: "The expectations of a wrapper, checked in every order of events.",
    ja: "ラッパーに期待されることを、すべての順序で確かめる。")
  static let signature = Signature(Self.init, SuspendWrapperSingle.form)

  let form: SuspendForm

  /// Returns the table, with one row per claim.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` if there are too many schedules.
  func run() throws -> Table {
    let cancelled = try schedules(form, [.answer, .cancel])
    return Claim.table([
      try completion, try cancellation, silence(cancelled), errors(cancelled), told(cancelled), try exclusion,
      try literal,
      try structure, try single, fake,
    ])
  }

  private typealias Schedule = SuspendSchedules.Schedule

  private func schedules(
    _ form: SuspendForm, _ events: [SuspendEvent], handler: SuspendParameters.Handler = .returns
  ) throws -> [Schedule] {
    try SuspendSchedules(SuspendScene.Setting(form: form, handler: handler), events: events).all
  }

  /// Returns a claim that holds in all schedules.
  private static func all(
    _ claim: LocalizedText, _ schedules: [Schedule], en: String, ja: String, fails: (Schedule) -> Bool
  ) -> Claim {
    let count = schedules.count(where: fails)
    return Claim(
      .expectation, claim,
      computed: LocalizedText(
        en: "\(count) of \(schedules.count) orders: \(en)", ja: "\(schedules.count)通り中\(count)通りで\(ja)"), count == 0)
  }

  private var completion: Claim {
    get throws {
      Self.all(
        LocalizedText(
          en: "the completion handler is not called once the screen has gone", ja: "画面の破棄の後、完了ハンドラーは呼ばれない"),
        try schedules(.completion, [.answer, .leave]), en: "called", ja: "呼ばれる"
      ) { !SuspendInvariant.silentAfterLeaving.holds($0.entries) }
    }
  }

  private var cancellation: Claim {
    get throws {
      Self.all(
        LocalizedText(en: "cancel() cancels a request that is under way", ja: "実行中のリクエストはcancel()でキャンセルできる"),
        try schedules(form, [.answer, .cancel]), en: "it runs on", ja: "実行が続く"
      ) { !SuspendInvariant.requestStops.holds($0.entries) }
    }
  }

  private func silence(_ schedules: [Schedule]) -> Claim {
    Self.all(
      LocalizedText(
        en: "neither onSuccess nor onThrow is called after cancel()", ja: "cancel()の後、onSuccessもonThrowも呼ばれない"),
      schedules, en: "called", ja: "呼ばれる"
    ) { !SuspendInvariant.silentAfterCancel.holds($0.entries) }
  }

  private func errors(_ schedules: [Schedule]) -> Claim {
    Self.all(
      LocalizedText(en: "onThrow gets failures of the request alone", ja: "onThrowに届くのは、リクエストの失敗だけ"), schedules,
      en: "it gets the cancellation", ja: "キャンセルが届く"
    ) { !SuspendInvariant.cancellationIsNoError.holds($0.entries) }
  }

  private func told(_ schedules: [Schedule]) -> Claim {
    Self.all(
      LocalizedText(en: "every call ends with a callback", ja: "どの呼び出しも、コールバックで終わる"), schedules, en: "no callback",
      ja: "何も呼ばれない"
    ) { !SuspendInvariant.alwaysTold.holds($0.entries) }
  }

  private var exclusion: Claim {
    get throws {
      Self.all(
        LocalizedText(
          en: "onSuccess and onThrow exclude each other, even if onSuccess throws",
          ja: "onSuccessが例外を投げても、onSuccessとonThrowの両方は呼ばれない"),
        try schedules(form, [.answer, .cancel], handler: .throws), en: "both are called", ja: "両方が呼ばれる"
      ) { !SuspendInvariant.neverBoth.holds($0.entries) }
    }
  }

  private var literal: Claim {
    get throws {
      let mine = try schedules(form, [.answer, .cancel])
      let literal = try schedules(.literal, [.answer, .cancel])
      return Self.all(
        LocalizedText(
          en: "the article's lines as a Swift task call back the same", ja: "記事のコードをSwiftのタスクに直訳しても、コールバックは同じ"),
        literal,
        en: "another callback", ja: "違う"
      ) { schedule in
        mine.first { $0.steps == schedule.steps }?.outcome.callbacks != schedule.outcome.callbacks
      }
    }
  }

  private var structure: Claim {
    get throws {
      Self.all(
        LocalizedText(
          en: "with structured concurrency nothing is shown after cancel()", ja: "構造化並行性を使えば、cancel()の後は何も表示されない"),
        try schedules(.structured, [.answer, .cancel]), en: "shown", ja: "表示される"
      ) { !SuspendInvariant.silentAfterCancel.holds($0.entries) }
    }
  }

  private var single: Claim {
    get throws {
      let setting = SuspendScene.Setting(form: form)
      let events: [SuspendEvent] = [.answer, .cancel]
      let orders = try SuspendSchedules(setting, events: events).all.filter { schedule in
        let answered = schedule.entries.firstIndex { if case .callback = $0 { true } else { false } }
        return answered.map { schedule.entries[..<$0].contains(.cancelReturned) } ?? true
      }
      return Self.all(
        LocalizedText(
          en: "a Single that is disposed before a callback calls neither", ja: "コールバックの前にdisposeしたSingleは、何も呼ばない"),
        orders, en: "an event", ja: "呼ぶ"
      ) { schedule in
        let single = SingleObserver()
        _ = SuspendScene.outcome(of: schedule.steps, setting, single: single)
        return !single.events.isEmpty
      }
    }
  }

  private var fake: Claim {
    let wrong: [SuspendFakeAnswer] = [.repository, .string]
    let taken = wrong.filter { !$0.fails && $0.answers(SuspendFakeAnswer.User.self) == false }
    return Claim(
      .expectation,
      LocalizedText(
        en: "a fake that answers no User is found before it runs", ja: "Userを返さないフェイクは、実行前に見つかる"),
      computed: LocalizedText(
        en: "\(taken.count) of \(wrong.count) are made and answer; the cast fails then",
        ja: "\(wrong.count)通り中\(taken.count)通りは作られて応答し、そのときに型変換が失敗"),
      taken.isEmpty)
  }
}
