import ExperimentKit

/// An action on a list, at a time in milliseconds.
struct ImageListEvent: Sendable, Hashable {
  /// The action.
  enum Action: Sendable, Hashable {
    /// The list is scrolled row by row until a row is the first on the screen.
    case scroll(Int)
    /// All rows are rebuilt.
    case reload
    /// A row is moved to another place, and all rows are rebuilt.
    case move(Int, Int)
    /// A row is deleted, and all rows are rebuilt.
    case delete(Int)
  }

  /// The time of the event, in milliseconds after the list opened.
  let time: Int
  /// The action.
  let action: Action

  init(time: Int, action: Action) {
    (self.time, self.action) = (time, action)
  }

  /// The written form of each event.
  static let forms = ["TIME scroll ROW", "TIME reload", "TIME move ROW ROW", "TIME delete ROW"]

  /// The longest time, a minute.
  static let longest = 60_000

  /// Reads an event as a script writes it, such as `300 scroll 4`.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an invalid time, an unknown word, or missing rows.
  init(written text: Substring) throws(ValueError) {
    let words = text.split(separator: " ").map(String.init)
    guard let first = words.first, let time = Int(first), (0...Self.longest).contains(time) else {
      throw ValueError(
        "`\(words.first ?? "")` is not a time",
        help: "Start with milliseconds from 0 to \(Self.longest), as in `300 scroll 4`.")
    }
    let word = words.count > 1 ? words[1] : ""
    let rows = words.dropFirst(2).map { Int($0).flatMap { $0 > 0 ? $0 : nil } }
    self.time = time
    switch (word, rows.count, rows.first ?? nil, rows.last ?? nil) {
    case ("scroll", 1, let row?, _): action = .scroll(row)
    case ("reload", 0, _, _): action = .reload
    case ("move", 2, let from?, let to?): action = .move(from, to)
    case ("delete", 1, let row?, _): action = .delete(row)
    case ("scroll", _, _, _), ("reload", _, _, _), ("move", _, _, _), ("delete", _, _, _):
      let form = Self.forms.first { $0.hasPrefix("TIME \(word)") } ?? ""
      throw ValueError("there is an error after `\(word)`", help: "Write `\(form)`; rows are counted from 1.")
    default:
      throw ValueError(
        "unknown event `\(word)`",
        help: Suggestion.help(
          for: word, among: ["scroll", "reload", "move", "delete"], forms: Self.forms, what: "events"))
    }
  }

  /// Checks that every row that events name exists when they reach it.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for an event with a row that does not exist.
  static func check(_ events: [ImageListEvent], rows: Int) throws {
    var left = rows
    for event in events {
      if let missing = event.rows.first(where: { $0 > left }) {
        throw Rejection(
          "events", "`\(event.time) \(event.words)` needs row \(missing), but there are only \(left).",
          help: "Use rows from 1 to \(left), or increase `rows`.")
      }
      if case .delete = event.action { left -= 1 }
      guard left > 0 else {
        throw Rejection(
          "events", "`\(event.time) \(event.words)` deletes the last row.", help: "Keep at least one row.")
      }
    }
  }

  /// The rows that the event names.
  private var rows: [Int] {
    switch action {
    case .scroll(let row), .delete(let row): [row]
    case .move(let from, let to): [from, to]
    case .reload: []
    }
  }

  /// The event without its time, as a script writes it.
  var words: String {
    switch action {
    case .scroll(let row): "scroll \(row)"
    case .reload: "reload"
    case .move(let from, let to): "move \(from) \(to)"
    case .delete(let row): "delete \(row)"
    }
  }
}
