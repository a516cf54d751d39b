import ExperimentKit

/// A transcript of a task that awaits several notifications, played from a script.
///
/// Source: 001-12.
struct NotificationWaiterTask: Experiment {
  static let about = About(
    "notification-waiter.task",
    en: "A task that awaits several notifications: a script starts it, posts to it, and cancels it.",
    ja: "通知を待つタスクを、操作の並びのとおりに開始し、投稿し、キャンセルする。", example: "events=[start, post fooNotification, cancel]")
  static let signature = Signature(
    Self.init,
    Parameter(
      "form", .choice, default: TaskSchedule.Form.object,
      help: LocalizedText(
        en: "Whether the task registers, or an object created before the task.",
        ja: "タスクの中で登録するか、タスクより前に作るオブジェクトで登録するか。")),
    Parameter(
      "names", .list(of: NotificationWaiterEvent.name, count: 1...NotificationWaiterEvent.mostNames),
      default: ["fooNotification", "barNotification"],
      help: LocalizedText(en: "The names to wait for.", ja: "待つ通知名。")),
    Parameter(
      "events",
      .list(
        of: .written(
          LocalizedText(
            en: "an event: `start`, `post NAME` or `cancel`", ja: "イベント。`start`、`post NAME`、`cancel`のいずれか")
        ) { text throws(ValueError) in try Event(written: text) }, count: 1...200
      ) { event, before throws(ValueError) in
        guard event == .start, before.contains(.start) else { return }
        throw ValueError("the task has already started", help: "Write `start` only once.")
      },
      help: LocalizedText(en: "The events, in order.", ja: "イベント。この順に起こる。")))

  /// An event of a script.
  enum Event: Sendable, Hashable {
    case start
    case post(String)
    case cancel

    init(written text: Substring) throws(ValueError) {
      let line = ScriptLine(text)
      switch (line.word, line.rest.count) {
      case ("start", 0): self = .start
      case ("cancel", 0): self = .cancel
      case ("post", 1): self = .post(try NotificationWaiterEvent.readName(line.rest[0]))
      case ("post", _): throw ValueError("`\(name: "post")` takes one name", help: "Write `post NAME`.")
      case ("start", _), ("cancel", _):
        throw ValueError("nothing can follow `\(line.word)`", help: "Write `\(line.word)`.")
      default:
        throw ValueError(
          "unknown event `\(line.word.abbreviated)`",
          help: Suggestion.list(["start", "post NAME", "cancel"], what: "events"))
      }
    }
  }

  let form: TaskSchedule.Form
  let names: [String]
  let events: [Event]

  /// Returns the transcript, with a line per event and its effects below it.
  func run() -> Lines {
    let schedule = TaskSchedule(form, names: names)
    defer { schedule.end() }
    var lines: [LocalizedText] = [LocalizedText(en: "the task is made", ja: "タスクを作る"), state(schedule)]
    for event in events {
      let before = schedule.result
      switch event {
      case .start:
        lines.append("start")
        schedule.take(.start)
      case .cancel:
        lines.append("cancel")
        schedule.cancel()
      case .post(let name):
        lines.append(LocalizedText("post \(name)"))
        if schedule.post(name) == 0 { lines.append(LocalizedText(en: "  nobody hears it", ja: "  だれも聞いていない")) }
      }
      if before == nil, let result = schedule.result {
        lines.append(
          result
            ? LocalizedText(en: "  the task goes on: all have come", ja: "  タスクが先へ進む:すべて届いた")
            : LocalizedText(en: "  the task ends: CancellationError", ja: "  タスクが終わる:CancellationError"))
      }
      lines.append(state(schedule))
    }
    return Lines(lines)
  }

  private func state(_ schedule: TaskSchedule) -> LocalizedText {
    LocalizedText(en: "  observers: \(schedule.observers)", ja: "  オブザーバー:\(schedule.observers)")
  }
}
