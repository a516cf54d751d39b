import ExperimentKit

/// A change of a text before it is made: the arguments of `textView(_:shouldChangeTextIn:replacementText:)`.
struct TextChange: Sendable, Hashable {
  /// The text before the change.
  let text: String
  /// The replaced range, in UTF-16 code units as in an `NSRange`; its ends do not split a character.
  let range: Range<Int>
  /// The replacement.
  let replacement: String

  /// The text after the change.
  var result: String {
    let units = text.utf16
    return String(decoding: Array(units.prefix(range.lowerBound)), as: UTF16.self) + replacement
      + String(decoding: Array(units.dropFirst(range.upperBound)), as: UTF16.self)
  }

  /// The replaced text.
  var replaced: String {
    String(decoding: Array(text.utf16.prefix(range.upperBound).dropFirst(range.lowerBound)), as: UTF16.self)
  }
}

extension String {
  /// The number of scalars at which Foundation's `components(separatedBy: .newlines)` cuts; a CRLF counts as two.
  var newlineScalars: Int {
    unicodeScalars.count { (0x0A...0x0D).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value) }
  }

  /// The number of lines, ended by LF, CRLF or CR.
  var lineCount: Int { linesOfText.count }
}
