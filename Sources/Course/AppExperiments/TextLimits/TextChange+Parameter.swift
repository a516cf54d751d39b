import ExperimentKit

/// A change as a cell writes it: `BEFORE[SELECTED]AFTER -> NEW`.
struct WrittenChange: Sendable, Hashable, CustomStringConvertible {
  /// The text before the selection, the selected text, and the text after it.
  let before, selected, after: EscapedText
  /// The text that replaces the selection.
  let new: EscapedText

  /// Reads a change.
  ///
  /// Without brackets, the caret is at the end; no text after the arrow is a deletion.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for a missing arrow, brackets that do not match and unknown escapes.
  init(written text: Substring) throws(ValueError) {
    guard let arrow = text.firstRange(of: "->") else {
      throw ValueError("the arrow is missing", help: "Write `TEXT -> NEW`, as in `あ[い]う -> え`.")
    }
    var left = text[..<arrow.lowerBound]
    if left.last == " " { left.removeLast() }
    var right = text[arrow.upperBound...]
    if right.first == " " { right.removeFirst() }
    new = try EscapedText(written: right)

    let (opening, closing) = (left.count { $0 == "[" }, left.count { $0 == "]" })
    guard opening == closing, opening <= 1 else {
      throw ValueError(
        "one `[` and one `]` must mark the selection", help: "Write `あ[い]う -> え`; `\\u{5B}` and `\\u{5D}` are brackets."
      )
    }
    guard let start = left.firstIndex(of: "["), let end = left.firstIndex(of: "]") else {
      (before, selected, after) = (try EscapedText(written: left), EscapedText(""), EscapedText(""))
      return
    }
    guard start < end else {
      throw ValueError("`]` comes before `[`", help: "Write `あ[い]う -> え`.")
    }
    before = try EscapedText(written: left[..<start])
    selected = try EscapedText(written: left[left.index(after: start)..<end])
    after = try EscapedText(written: left[left.index(after: end)...])
  }

  /// The change.
  var change: TextChange {
    let start = before.text.utf16.count
    return TextChange(
      text: before.text + selected.text + after.text, range: start..<start + selected.text.utf16.count,
      replacement: new.text)
  }

  /// The text with its selection in brackets.
  var marked: String {
    selected.text.isEmpty && after.text.isEmpty ? "\(before)" : "\(before)[\(selected)]\(after)"
  }

  /// The change, as a cell writes it.
  var description: String { "\(marked) -> \(new)" }
}

extension ParameterType where Value == WrittenChange {
  /// The type of a change of a text.
  static let change: ParameterType = .written(
    LocalizedText(
      en: "a text, an arrow and what comes in place of the selection in brackets, such as `ab[cd]e -> f`",
      ja: "文、矢印、角括弧で示した選択範囲に代わる文。例:`あ[い]う -> え`")
  ) { text throws(ValueError) in try WrittenChange(written: text) }
}
