import SourceText

/// A form control with which a reader changes a parameter, made from the values that the parameter allows.
package struct Control: Sendable, Hashable {
  /// The kinds of controls.
  package enum Kind: Sendable, Hashable {
    /// A choice of several words.
    case menu([Word])
    /// A whole number in a range, in steps of 1.
    case stepper(ClosedRange<Int>)
    /// A line with suggested words, of a limited number of characters if there is a limit.
    case line(longest: Int?, offering: [String] = [])
    /// One or more lines of text.
    case lines
  }

  /// A word of a menu.
  package struct Word: Sendable, Hashable {
    /// The word that a cell writes.
    package var word: String
    /// The word that a reader sees.
    package var title: String

    /// Creates a word.
    package init(_ word: String, title: String) { (self.word, self.title) = (word, title) }
  }

  /// The name of the parameter.
  package var name: String
  /// The kind of control.
  package var kind: Kind
  /// The purpose of the parameter.
  package var help: String
  /// The allowed values, in words.
  package var allowed: String
  /// The value if nothing is written; nil if a value is required.
  package var fallback: String?
  /// The value that the cell writes; empty for none.
  package var value: String

  /// Creates a control.
  package init(_ name: String, _ kind: Kind, help: String, allowed: String, fallback: String?, value: String) {
    (self.name, self.kind, self.help, self.allowed, self.fallback, self.value) = (
      name, kind, help, allowed, fallback, value
    )
  }

  /// Returns the line of a form.
  ///
  /// - Parameters:
  ///   - prefix: the beginning of the ids of its elements.
  ///   - language: the language of the page.
  /// - Returns: HTML.
  func html(prefix: String, _ language: Language) -> String {
    let id = "\(prefix)-\(name)".asHTML
    let common = "id=\"\(id)\" name=\"\(name.asHTML)\" aria-describedby=\"\(id)-about \(id)-help\""
    let without = fallback.map { PageWords.otherwise($0)[language] } ?? ""
    let field: String
    switch kind {
    case .menu(let words):
      let all = (fallback == nil ? [] : [Word("", title: without)]) + words
      let options = all.map { word in
        "<option value=\"\(word.word.asHTMLValue)\"\(word.word == value ? " selected" : "")>\(word.title.asHTML)</option>"
      }
      field = "<select \(common)>\(options.joined())</select>"
    case .stepper(let range):
      field =
        "<input type=\"number\" \(common) min=\"\(range.lowerBound)\" max=\"\(range.upperBound)\" step=\"1\" "
        + "value=\"\(value.asHTMLValue)\">"
    case .line(let longest, let words):
      let most = longest.map { " maxlength=\"\($0)\"" } ?? ""
      let list = words.isEmpty ? "" : " list=\"\(id)-list\""
      let options = words.map { "<option value=\"\($0.asHTMLValue)\"></option>" }.joined()
      field =
        "<input type=\"text\" \(common)\(most)\(list) value=\"\(value.asHTMLValue)\" "
        + "autocomplete=\"off\" autocapitalize=\"off\" spellcheck=\"false\">"
        + (words.isEmpty ? "" : "<datalist id=\"\(id)-list\">\(options)</datalist>")
    case .lines:
      field = "<textarea \(common) rows=\"6\" spellcheck=\"false\">\n\(value.asHTMLValue)</textarea>"
    }
    let isMenu = if case .menu = kind { true } else { false }
    let about = [help, isMenu ? "" : allowed, isMenu ? "" : without].filter { !$0.isEmpty }.joined(separator: " ")
    return "<p><label for=\"\(id)\"><code>\(name.asHTML)</code></label> \(field) "
      + "<span class=\"about\" id=\"\(id)-about\">\(about.asHTMLWithCode)</span> <span class=\"help\" id=\"\(id)-help\"></span></p>\n"
  }
}
