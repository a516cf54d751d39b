import ExperimentKit

extension DialogAction {
  /// Reads `TITLE STYLE`; the title may contain spaces.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for a missing title or an unknown style.
  public init(written text: Substring) throws(ValueError) {
    let words = text.split(separator: " ")
    let styles = Style.allCases.map(\.rawValue)
    guard let last = words.last, let style = Style(rawValue: String(last)) else {
      throw ValueError(
        "it does not end in a style",
        help: Suggestion.help(for: words.last.map(String.init) ?? "", among: styles, what: "styles"))
    }
    guard words.count > 1 else {
      throw ValueError("the button has no title", help: "Write its title before its style, as in `OK \(last)`.")
    }
    self.init(title: words.dropLast().joined(separator: " "), style: style)
  }
}

extension DialogField {
  /// Reads `NAME` or `NAME hidden`; a name is one word.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for other text.
  public init(written text: Substring) throws(ValueError) {
    let words = text.split(separator: " ")
    let isHidden = words.count == 2 && words.last == "hidden"
    guard let name = words.first, words.count == 1 || isHidden else {
      throw ValueError(
        "a text field is one word, or one word and `hidden`", help: "Write `user` or `password hidden`.")
    }
    self.init(name: String(name), isHidden: isHidden)
  }
}
