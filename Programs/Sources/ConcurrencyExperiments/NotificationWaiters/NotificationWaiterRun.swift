import ExperimentKit

/// A transcript of waiters for notifications on real centers, played from a script.
///
/// Source: 001-12.
struct NotificationWaiterRun: Experiment {
  static let about = About(
    "notification-waiter.run", en: "Waiting for notifications on Foundation's own centers, played from a script.",
    ja: "操作の並びのとおりに動かす、通知の待ち合わせ。Foundationの本物のNotificationCenterを使う。",
    example: "events=[wait-all A B, register, register, post B, post A, run-main]")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "events",
      .list(
        of: .written(
          LocalizedText(
            en: "an event: \(NotificationWaiterEvent.forms.inCode)",
            ja: "イベント。\(NotificationWaiterEvent.forms.inCode)")
        ) { text throws(ValueError) in try NotificationWaiterEvent(written: text) }, count: 1...200),
      help: LocalizedText(en: "The events, in order.", ja: "イベント。この順に起こる。")))

  let code: CodeVersion
  let events: [NotificationWaiterEvent]

  /// Returns the transcript, with a line per event and its effects below it, and the rest at the end.
  func run() -> Lines {
    NotificationStage.with(code) { stage in
      Lines(events.flatMap { lines($0, stage) } + end(stage))
    }
  }

  private func lines(_ event: NotificationWaiterEvent, _ stage: NotificationStage) -> [LocalizedText] {
    let before = stage.waiters
    var told: [LocalizedText]
    switch event {
    case .wait(let name, let center):
      stage.wait(for: name, on: center)
      told = [observers(stage)]
    case .waitAll(let names, let center):
      stage.wait(for: names, on: center)
      told = stage.queued.isEmpty ? [] : [queued(stage)]
      told.append(observers(stage))
    case .post(let name, let center):
      let calls = stage.post(name, on: center)
      told = [
        calls == 0
          ? LocalizedText(en: "nobody hears it", ja: "だれも聞いていない")
          : LocalizedText(
            en: "\(calls) observer\(calls == 1 ? " hears" : "s hear") it", ja: "オブザーバー\(calls)つが聞く")
      ]
      if calls > 0 { told.append(observers(stage)) }
    case .register(let name):
      if let name = stage.register(name) {
        told = [LocalizedText(en: "\(name) is registered", ja: "\(name)が登録される"), observers(stage)]
      } else {
        told = [LocalizedText(en: "no such registration is queued", ja: "その登録待ちはない")]
      }
    case .runMain:
      stage.runMain()
      told = []
    }
    for (index, waiter) in stage.waiters.enumerated() {
      let count = waiter.completions - (before.indices.contains(index) ? before[index].completions : 0)
      if count > 0 { told.append(completed(index, waiter.completions)) }
    }
    if told.isEmpty { told = [LocalizedText(en: "nothing happens", ja: "何も起こらない")] }
    return [LocalizedText(event.written)] + told.map { "  \($0)" }
  }

  private func observers(_ stage: NotificationStage) -> LocalizedText {
    let (standard, other) = (stage.observers(.standard), stage.observers(.other))
    return LocalizedText(
      en: "observers: default \(standard), other \(other)", ja: "オブザーバー:default \(standard)、other \(other)")
  }

  private func queued(_ stage: NotificationStage) -> LocalizedText {
    let names = stage.queued.map { LocalizedText($0) }.joined(.comma)
    return LocalizedText(en: "queued registrations: \(names)", ja: "登録待ち:\(names)")
  }

  private func completed(_ index: Int, _ count: Int) -> LocalizedText {
    LocalizedText(
      en: "the completion of wait \(index + 1) is called: \(count == 1 ? "once" : "\(count) times") so far",
      ja: "待ち\(index + 1)の完了処理が呼ばれる(これまでに\(count)回)")
  }

  private func end(_ stage: NotificationStage) -> [LocalizedText] {
    let waits = stage.waiters.enumerated().map { index, waiter in
      waiter.completions == 0
        ? LocalizedText(en: "  wait \(index + 1): still waiting", ja: "  待ち\(index + 1):まだ待っている")
        : LocalizedText(
          en: "  wait \(index + 1): completed \(waiter.completions == 1 ? "once" : "\(waiter.completions) times")",
          ja: "  待ち\(index + 1):\(waiter.completions)回完了")
    }
    return [LocalizedText(en: "end", ja: "終わり")] + waits + ["  \(observers(stage))"]
  }
}
