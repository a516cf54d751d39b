import LessonKit
import Results

/// A document to render on a page, with its outcome, its links, and its pictures.
package struct ArticleSource: Sendable {
  /// The readers that a page is made for.
  package enum Audience: Sendable, Hashable {
    /// Learners: sections for teachers are omitted, and answers to exercises are collapsed.
    case learners
    /// All readers.
    case all
  }

  package var document: Document
  /// The outcome of running the document.
  package var outcome: DocumentOutcome
  /// The name of the lesson's folder, unique on the page and among pages.
  package var name: String
  /// The targets of links and images.
  package var links: PageLinks
  /// The pictures of the state diagrams that were laid out; other diagrams are shown as tables.
  package var diagrams: [StateDiagram: DrawnDiagram]
  /// The readers that the page is for.
  package var audience: Audience
  /// The lines of the sections to show; nil for all.
  package var lines: [ClosedRange<Int>]?
  /// Whether answers and solutions are shown without being opened.
  package var isUnfolded = false
  /// Whether the document is a part of a page with a title of its own, so that its headings are a level lower.
  package var isPart = false
  /// The controls for the cells of a live page, by the line of a cell; empty for a page that is a file.
  package var live: [Int: LiveCell] = [:]
  /// The panels for other values of cells' parameters; empty for a page that has none.
  package var panels: [VariedPanel] = []

  /// Creates a source for a page.
  package init(
    _ document: Document, _ outcome: DocumentOutcome, name: String, links: PageLinks = PageLinks(),
    diagrams: [StateDiagram: DrawnDiagram] = [:], audience: Audience = .learners
  ) {
    (self.document, self.outcome, self.name) = (document, outcome, name)
    (self.links, self.diagrams, self.audience) = (links, diagrams, audience)
  }
}
