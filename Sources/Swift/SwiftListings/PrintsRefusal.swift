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
        "It is unclear which printed line this comment describes.",
        "Correct it by hand, or move it between statements."
      )
    case .nothingPrinted:
      (
        "Nothing is printed here, so this comment would have nothing to check.",
        "Make the listing print something, or remove the comment by hand."
      )
    case .otherCount(let count):
      (
        count == 1
          ? "1 line is printed here, but the comment says another number."
          : "\(count) lines are printed here, but the comment says another number.",
        "Correct it by hand: an update never adds or removes comments."
      )
    case .ambiguous:
      (
        "It is unclear where the printed text in this comment ends and the explanation begins.",
        "Correct it by hand, or move the explanation to its own comment."
      )
    case .doubtful:
      (
        "The output of this listing is uncertain, because it was not run after all the listings that it may build on.",
        "Correct this comment by hand, or fix or mark the listings above."
      )
    }
  }
}
