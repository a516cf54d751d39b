import LessonKit

/// The reason that a text is not a class code.
package enum ClassCodeError: Error, Sendable, Hashable {
  /// A length other than 12 characters.
  case length(Int)
  /// A character that does not occur in codes.
  case character(Character)
  /// A wrong character, a swap of two characters, or a code of another edition.
  case check
}
