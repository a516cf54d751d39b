import SourceText

/// The reason that a wrong comment about output is not corrected.
package enum PrintsRefusal: Sendable, Hashable {
  /// It is unclear which of the printed lines the comment stands for.
  case unclear
  /// Nothing was printed, so that there is nothing to say.
  case nothingPrinted
  /// This number of lines was printed, and the comment has another number.
  case otherCount(Int)
  /// It is unclear where the text of the comment ends and the author's own words begin.
  case ambiguous
  /// The listing was not run after all the listings above it.
  case doubtful

  /// The message to show, and a way out.
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
