import LessonKit

/// Why a text is no class code.
package enum ClassCodeError: Error, Sendable, Hashable {
  /// It has not 12 characters.
  case length(Int)
  /// It holds a character that no code has.
  case character(Character)
  /// A character is wrong, two are swapped, or the code is of another edition.
  case check
}
