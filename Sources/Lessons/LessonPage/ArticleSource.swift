import LessonKit
import Results

/// A document for a page: what it holds, what running it gave, and what is around it.
package struct ArticleSource: Sendable {
  /// For whom a page is made.
  package enum Audience: Sendable, Hashable {
    /// Learners: what is for teachers is left out, and answers to exercises are folded.
    case learners
    /// Everybody.
    case all
  }

  /// The document.
  package var document: Document
  /// What running it gave.
  package var outcome: DocumentOutcome
  /// The name, unique on the page and among pages: that of the lesson's folder.
  package var name: String
  /// Where links and images lead.
  package var links: PageLinks
  /// The pictures of state diagrams that were laid out; others are shown as tables.
  package var diagrams: [StateDiagram: Figure]
  /// For whom it is.
  package var audience: Audience
  /// The lines of the sections that the page has of it; nil for all.
  package var lines: [ClosedRange<Int>]?
  /// What readers of a live page can do with its cells, by the line of a cell; empty for a page that is a file.
  package var live: [Int: LiveCell] = [:]

  /// Collects what a page needs.
  package init(
    _ document: Document, _ outcome: DocumentOutcome, name: String, links: PageLinks = PageLinks(),
    diagrams: [StateDiagram: Figure] = [:], audience: Audience = .learners
  ) {
    (self.document, self.outcome, self.name) = (document, outcome, name)
    (self.links, self.diagrams, self.audience) = (links, diagrams, audience)
  }
}
