import SourceText

// The words around a value that a comment states.
extension ValueClaimReader {
  /// Returns the variable that a name or a conversion such as `Array(name)` begins with; nil for other text.
  static func isCall(_ name: String) -> String? {
    let inner = name.split(separator: "(", maxSplits: 1)
    guard (inner.count == 2) == name.hasSuffix(")") else { return nil }
    return inner.last.map { String($0.prefix { $0 != "." && $0 != ")" }) }
  }

  /// Returns a value, and stores the text that follows it.
  static func value(_ text: Substring, _ rest: inout Substring) -> StatedValue? {
    guard let value = StatedValue(text) else { return nil }
    rest = text.utf8.dropFirst(value.offset + value.text.utf8.count)[...].asSubstring
    return value
  }

  // Regular expressions are values that never change, though the compiler cannot know that.
  nonisolated(unsafe) static let naming =
    /\s*`?((?:(?:Array|Set|String|Dictionary)\()?[A-Za-z_][A-Za-z_0-9]*(?:\.[A-Za-z_][A-Za-z_0-9]*)*\)?)`?\s*(?:(?:is now equal to|is equal to|is now|now equals|equals|is|==?)\s+|(?:の値)?[はが]\s*(?:今|いま|現在)?\s*|(?=[≈≒]))/
  /// Words about output that contains an equals sign, such as 「a = 10 と表示」: the output is not about the variable now.
  nonisolated(unsafe) static let shownEquation = /=.*と(?:表示|出力|印字|プリント)/
  nonisolated(unsafe) static let assignment = /\/\/\s*([A-Za-z_][A-Za-z_0-9.]*)\s*=\s/
  nonisolated(unsafe) static let refusal =
    /\b(?:error|invalid|illegal|not allowed|(?:not|n[\u{2019}']t|cannot) (?:even )?(?:compile|be (?:changed|assigned|modified)))\b/
    .ignoresCase()
  /// A list type, such as `[Int]`, or a tuple of types of the standard library.
  nonisolated(unsafe) static let typeName =
    /[\[(](?:(?:[A-Z][A-Za-z_0-9]*\.)*[A-Z][A-Za-z_0-9]*[?!]?(?:\s*:\s*(?:[A-Z][A-Za-z_0-9]*\.)*[A-Z][A-Za-z_0-9]*[?!]?)?|(?:(?:U?Int(?:8|16|32|64)?|Double|Float|String|Character|Bool|Any)[?!]?(?:,\s*)?)+)[\])]\??/
  nonisolated(unsafe) static let joint = /\s*(?:,\s*and\s+|,\s+|;\s*|\s+and\s+)/

  /// Returns the text after an arrow, or after words that introduce a value.
  static func withoutArrow(_ text: Substring) -> Substring {
    let text = text.drop { $0 == " " || $0 == "\t" }
    let marks = [
      "=> ", "-> ", "→ ", "⇒ ", "== ", "= ", "--> ", "> ", "returns ", "Returns ", "equals ", "is equal to ", "is ",
      "evaluates to ", "Evaluates to ", "Result: ", "result: ", "now ", "Equals ", "equivalent to ", "Results in: ",
      "results in ", "Results in ", "return ", "実行結果: ", "実行結果：", "実行結果は", "結果: ", "結果：", "結果は", "结果: ", "结果：",
      "结果是", "出力は", "値は", "返り値は", "戻り値は", "→", "⇒", "=>", "->",
    ]
    return marks.first { text.hasPrefix($0) }.map { text.dropFirst($0.count) } ?? text
  }

  /// Returns the text in Japanese quotation marks, if a comment is only that, perhaps with `と表示される` after it.
  static func corner(_ text: Substring) -> Substring? {
    let text = text.drop { $0 == " " || $0 == "\t" }
    guard let open = text.first, "「『".contains(open), let close = PrintsText.quotations[open],
      let end = text.lastIndex(of: close), !text[..<end].dropFirst().contains(open)
    else { return nil }
    let rest = text[text.index(after: end)...]
    return String(rest).trimmed.isEmpty || StatedValueReader.isJapaneseEnd(rest) ? text[..<end].dropFirst() : nil
  }

  /// Returns a text without a `/* … */` after a value, which is only a remark about it.
  static func withoutRemark(_ text: Substring) -> Substring {
    guard String(text).trimmed.hasSuffix("*/"), let value = StatedValue(text) else { return text }
    let end = text.utf8.index(text.startIndex, offsetBy: value.offset + value.text.utf8.count)
    return text[end...].drop { $0 == " " }.hasPrefix("/*") ? text[..<end] : text
  }
}

extension Substring.UTF8View {
  fileprivate var asSubstring: Substring { Substring(self) }
}
