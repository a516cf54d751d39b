import ExperimentKit

/// An event of a chat.
enum ChatEvent: Sendable, Hashable, CustomStringConvertible {
  /// A message with a height arrives.
  case receive(Int)
  /// The oldest messages are removed.
  case remove(Int)
  /// The height of the screen changes, for example because of a keyboard.
  case resize(Int)
  /// The chat is scrolled by a distance, toward older messages in a turned list.
  case scroll(Int)

  /// The written form of each event.
  static let forms = ["receive HEIGHT", "remove COUNT", "resize HEIGHT", "scroll DISTANCE"]

  /// Reads an event as a script writes it.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for an unknown word, and for a number that is missing or out of range.
  init(written text: Substring) throws(ValueError) {
    let words = text.split(separator: " ")
    let kinds = Self.forms.map { $0.prefix { $0 != " " } }
    guard let word = words.first, kinds.contains(word) else {
      let word = words.first.map(String.init) ?? ""
      throw ValueError(
        "unknown event `\(word)`",
        help: Suggestion.help(for: word, among: kinds.map(String.init), forms: Self.forms, what: "events"))
    }
    let range = word == "scroll" ? -100_000...100_000 : word == "remove" ? 1...200 : 1...10_000
    guard words.count == 2, let number = Int(words[1]), range.contains(number) else {
      throw ValueError(
        "`\(word)` needs one whole number from \(range.lowerBound) to \(range.upperBound)",
        help: "Write it after the word, as in `\(word) 60`.")
    }
    switch word {
    case "receive": self = .receive(number)
    case "remove": self = .remove(number)
    case "resize": self = .resize(number)
    default: self = .scroll(number)
    }
  }

  /// The event, as a script writes it.
  var description: String {
    switch self {
    case .receive(let height): "receive \(height)"
    case .remove(let count): "remove \(count)"
    case .resize(let height): "resize \(height)"
    case .scroll(let distance): "scroll \(distance)"
    }
  }
}
