import SourceText

/// What pages lack that their documents have.
package struct PageGaps: Sendable {
  /// What a page cannot show or ask, though the document is as it should be.
  package var notes: [Finding] = []
  /// The pictures whose files cannot be read.
  package var pictures: [Finding] = []

  /// Nothing is missing so far.
  package init() {}

  /// All of it.
  package var all: [Finding] { pictures + notes }
}
