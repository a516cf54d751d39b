import SourceText

/// The parts of documents that their pages lack.
package struct PageGaps: Sendable {
  /// The questions and other parts that a page cannot show, although the document is correct.
  package var notes: [Finding] = []
  /// The pictures whose files cannot be read.
  package var pictures: [Finding] = []
  /// The names of the lessons whose state diagrams are shown as tables, because Graphviz is not installed.
  package var undrawn: [String] = []

  /// Creates a record without gaps.
  package init() {}

  /// All gaps with a place in a document.
  package var all: [Finding] { pictures + notes }
}
