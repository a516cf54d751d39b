import SourceText

/// A value that a comment states, read as strictly as Swift writes values.
///
/// It is a number, a string in quotation marks, `true`, `nil`, a list, a tuple, a case, a range, or a type's name with
/// values in brackets.
struct StatedValue: Sendable, Hashable {
  /// The value as written, without words about it.
  package var text: String
  /// The byte at which it begins in the text it was read from.
  var offset: Int
  /// Whether a sign or a word next to it says that its numbers are not exact.
  var isApproximate: Bool

  /// Reads a value at the beginning of a text, perhaps before words that say why or how.
  ///
  /// - Returns: nil for anything that could be prose.
  /// - Complexity: O(*n*) for *n* bytes.
  init?(_ text: Substring) {
    let sign = ApproximationSign.prefix(of: text)
    var reader = StatedValueReader(sign.map { text[$0...] } ?? text)
    let start = reader.position
    guard reader.value(), reader.isAtEnd else { return nil }
    self.text = String(text[start..<reader.position])
    if self.text == "…" { return nil }
    offset = text.utf8.distance(from: text.startIndex, to: start)
    isApproximate = sign != nil || ApproximationSign.isNamed(in: text[reader.position...])
  }

  /// Whether only a full stop, or Japanese words such as `です` that assert the value, follow it.
  func endsInJapanese(_ text: Substring) -> Bool {
    let rest = Substring(text.utf8.dropFirst(offset + self.text.utf8.count))
    return ["。", "．"].contains(String(rest).trimmed) || StatedValueReader.isJapaneseEnd(rest)
  }

  /// Whether the text is only the value, and a sign or a word that says that it is not exact.
  func isAll(of text: Substring) -> Bool {
    let value = text.utf8.dropFirst(offset).prefix(self.text.utf8.count)
    let rest = Substring(text.utf8[value.endIndex...]).withoutOuterSpaces
    return (rest.isEmpty || isApproximate && ApproximationSign.isNamed(in: rest))
      && (isApproximate || Substring(text.utf8[..<value.startIndex]).withoutOuterSpaces.isEmpty)
  }
}
