import ExperimentKit

/// A change that is about to be made to a text: what UIKit hands to `textView(_:shouldChangeTextIn:replacementText:)`.
struct TextChange: Sendable, Hashable {
  /// The text before the change.
  let text: String
  /// What is replaced, in UTF-16 code units as in an `NSRange`; its ends do not split a character.
  let range: Range<Int>
  /// What comes in its place.
  let replacement: String

  /// The text after the change.
  var result: String {
    let units = text.utf16
    return String(decoding: Array(units.prefix(range.lowerBound)), as: UTF16.self) + replacement
      + String(decoding: Array(units.dropFirst(range.upperBound)), as: UTF16.self)
  }

  /// What is replaced.
  var replaced: String {
    String(decoding: Array(text.utf16.prefix(range.upperBound).dropFirst(range.lowerBound)), as: UTF16.self)
  }
}

extension String {
  /// The number of scalars at which Foundation's `components(separatedBy: .newlines)` cuts: of a CRLF both.
  var newlineScalars: Int {
    unicodeScalars.count { (0x0A...0x0D).contains($0.value) || [0x85, 0x2028, 0x2029].contains($0.value) }
  }

  /// The number of lines, which LF, CRLF and CR end.
  var lineCount: Int { linesOfText.count }
}
