import ExperimentKit
import SourceText

extension DialogAction {
  /// Reads `TITLE STYLE`; the title may hold blanks.
  ///
  /// - Throws: ``DialogMistake`` for a missing title or an unknown style.
  init(written text: Substring) throws(DialogMistake) {
    let words = text.split(separator: " ")
    let styles = Style.allCases.map(\.rawValue)
    guard let last = words.last, let style = Style(rawValue: String(last)) else {
      let near = words.last.flatMap { Suggestion.nearest(to: String($0), among: styles) }
      throw DialogMistake(
        "it does not end in a style",
        help: (near.map { "Did you mean `\($0)`? " } ?? "") + Suggestion.list(styles, what: "styles"))
    }
    guard words.count > 1 else {
      throw DialogMistake("the button has no title", help: "Write its title before its style, as in `OK \(last)`.")
    }
    self.init(title: words.dropLast().joined(separator: " "), style: style)
  }
}

extension DialogField {
  /// Reads `NAME` or `NAME hidden`; a name is one word.
  ///
  /// - Throws: ``DialogMistake`` for anything else.
  init(written text: Substring) throws(DialogMistake) {
    let words = text.split(separator: " ")
    let isHidden = words.count == 2 && words.last == "hidden"
    guard let name = words.first, words.count == 1 || isHidden else {
      throw DialogMistake(
        "a text field is one word, or one word and `hidden`", help: "Write `user` or `password hidden`.")
    }
    self.init(name: String(name), isHidden: isHidden)
  }
}

/// What is wrong with a line of a dialog's script.
struct DialogMistake: Error {
  let reason: String
  let help: String

  init(_ reason: String, help: String) {
    (self.reason, self.help) = (reason, help)
  }
}

extension ParameterType {
  /// A type whose text is read by a function that tells a mistake.
  static func dialog(
    _ allowed: LocalizedText, _ read: @escaping @Sendable (Substring) throws(DialogMistake) -> Value
  ) -> ParameterType {
    ParameterType(allowed: allowed) { node, parameter in
      guard let text = node.scalar, !node.isEmpty else {
        throw Rejection(mistaken: node, parameter: parameter, allowed: allowed)
      }
      do throws(DialogMistake) {
        return try read(Substring(text))
      } catch {
        throw Rejection(
          parameter, line: node.line,
          "The parameter `\(parameter)` cannot hold `\(node.text.abbreviated)`: \(error.reason).",
          help: error.help)
      }
    }
  }
}
