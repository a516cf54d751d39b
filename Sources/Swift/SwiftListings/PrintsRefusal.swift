import SourceText

/// Why a comment that says what is printed stays as it is, though something else was printed.
package enum PrintsRefusal: Sendable, Hashable {
  /// Nobody can tell for which of the printed lines it stands.
  case unclear
  /// Nothing was printed, so that there is nothing to say.
  case nothingPrinted
  /// Another number of lines was printed than it has.
  case otherCount(Int)
  /// Nobody can tell where its text ends and the author's own words begin.
  case ambiguous
  /// The listing was not run below all that stands above it.
  case doubtful

  /// What to tell, and a way out.
  package var message: (text: Message, help: Message) {
    switch self {
    case .unclear:
      (
        "Nothing tells which of the printed lines this comment stands for.",
        "Correct it by hand, or write it between statements."
      )
    case .nothingPrinted:
      (
        "Nothing is printed here, and a comment that says so would claim nothing.",
        "Let the listing print, or remove the comment by hand."
      )
    case .otherCount(let count):
      (
        count == 1
          ? "1 line is printed here, another number than this comment says."
          : "\(count) lines are printed here, another number than this comment says.",
        "Correct it by hand: an update adds and removes no comments."
      )
    case .ambiguous:
      (
        "Nothing tells where the text of this comment ends and words about it begin.",
        "Correct it by hand, or write the words into a comment of their own."
      )
    case .doubtful:
      (
        "The listing was not run below all the listings that it may build on, so that its output is in doubt.",
        "Correct this comment by hand, or mend or mark the listings above."
      )
    }
  }
}
