import SourceText

/// The reason that a wrong comment about output is not corrected.
package enum PrintsRefusal: Sendable, Hashable {
  /// No clear match: the comment may stand for several of the printed lines.
  case unclear
  /// No output that the comment could state.
  case nothingPrinted
  /// A number of printed lines that is not the comment's.
  case otherCount(Int)
  /// No clear boundary between the text of the comment and the author's own words.
  case ambiguous
  /// A listing that was not run after all the listings above it.
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
