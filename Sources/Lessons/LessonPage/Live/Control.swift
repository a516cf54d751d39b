import SourceText

/// A form control with which a reader changes a parameter, made from the values that the parameter allows.
package struct Control: Sendable, Hashable {
  /// The kinds of controls.
  package enum Kind: Sendable, Hashable {
    /// A choice of several words.
    case menu([Word])
    /// A choice between `true` and `false`.
    case checkbox
    /// A whole number in a range, in steps of 1; with a slider if the range is small.
    case stepper(ClosedRange<Int>)
    /// A line with suggested words, of a limited number of characters if there is a limit.
    case line(longest: Int?, offering: [String] = [])
    /// One or more lines of text.
    case lines
    /// One of the values at these positions, whose results are on the page; `value` is a position.
    case values([Word])
    /// A slider over the positions of evenly spaced values, whose results are on the page.
    case steps([String])
    /// A slider over the beginnings of a script with these numbers of lines, whose results are on the page.
    case script([String], counts: [String])
    /// The bits of a code, whose results are on the page in the order of the codes.
    case bits(Int)
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
  /// The label, if it is shorter than the purpose; nil to use the purpose.
  package var label: String?
  /// The allowed values, in words.
  package var allowed: String
  /// The value if nothing is written, in words; nil if a value is required.
  package var fallback: String?
  /// The value if nothing is written, as a cell would write it; nil if no such value exists.
  package var usual: String?
  /// The value that the cell writes; empty for none.
  package var value: String

  /// Creates a control.
  package init(
    _ name: String, _ kind: Kind, help: String, allowed: String, fallback: String?, usual: String? = nil, value: String
  ) {
    (self.name, self.kind, self.help, self.allowed) = (name, kind, help, allowed)
    (self.fallback, self.usual, self.value) = (fallback, usual, value)
  }

  /// Whether the cell writes a value for the parameter.
  var isWritten: Bool { !value.isEmpty }
}
