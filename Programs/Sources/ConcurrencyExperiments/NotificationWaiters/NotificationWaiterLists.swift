import ExperimentKit

/// The registrations of lists of names, and the posts that complete the wait.
///
/// Columns: `names`, `observers`, `posts` (the number of posts, each name once, until the completion), `completions`.
///
/// Source: 001-12.
struct NotificationWaiterLists: Experiment {
  static let about = About(
    "notification-waiter.lists",
    en: "The notifications that complete a wait for no names, for one name twice, and for other lists.",
    ja: "空のリストや、同じ通知名が2回あるリストで待つとどうなるか。", example: "lists=[none, A, A A]")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "lists",
      .list(
        of: .written(
          LocalizedText(en: "names with blanks between, or `none`", ja: "空白で区切った通知名か、`none`")
        ) { text throws(ValueError) in
          guard text != "none" else { return NotificationNames(names: []) }
          guard case .waitAll(let names, .standard) = try NotificationWaiterEvent(written: "wait-all \(text)") else {
            throw ValueError("it contains a center", help: "Write names separated by spaces, or `none`.")
          }
          return NotificationNames(names: names)
        }, count: 1...12),
      default: [[], ["A"], ["A", "A"], ["A", "B"], ["A", "B", "A"]].map(NotificationNames.init),
      help: LocalizedText(en: "The lists of names.", ja: "通知名のリスト。")))

  let code: CodeVersion
  let lists: [NotificationNames]

  /// Returns the table, with one row per list.
  func run() -> Table {
    Table(
      [
        .words("names", en: "names", ja: "通知名"), .number("observers", en: "observers", ja: "オブザーバー"),
        .number("posts", en: "posts needed", ja: "必要な投稿"), .number("completions", en: "completions", ja: "完了処理の回数"),
      ],
      rows: lists.map(\.names).map { names in
        NotificationStage.with(code) { stage in
          stage.wait(for: names, on: .standard)
          while stage.register() != nil {}
          let observers = stage.observers(.standard)
          stage.runMain()
          var posts: Int? = stage.waiters[0].completions > 0 ? 0 : nil
          for (index, name) in Set(names).sorted().enumerated() {
            stage.post(name)
            stage.runMain()
            if posts == nil, stage.waiters[0].completions > 0 { posts = index + 1 }
          }
          return [
            names.isEmpty ? .words(en: "(none)", ja: "(なし)") : .code(names.joined(separator: " ")), .number(observers),
            posts.map { .number($0) } ?? .plain("–"), .number(stage.waiters[0].completions),
          ]
        }
      })
  }
}

/// Names of notifications, as a parameter writes them.
struct NotificationNames: Sendable, Hashable, CustomStringConvertible {
  let names: [String]

  var description: String { names.isEmpty ? "none" : names.joined(separator: " ") }
}
