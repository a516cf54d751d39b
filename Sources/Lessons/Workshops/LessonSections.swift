import LessonKit
import LessonMarkdown
import SourceText

/// The sections of a document, each from a heading of the first or second level to the next.
package struct LessonSections: Sendable {
  package struct Section: Sendable, Hashable {
    /// The anchor of its heading, as GitHub makes it.
    package var anchor: String
    /// The text of its heading.
    package var title: String
    /// The lines of the section, including its heading.
    package var lines: ClosedRange<Int>
  }

  /// The sections from top to bottom.
  package let sections: [Section]

  /// Creates the sections of a document.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  package init(_ document: Document) throws(Finding) {
    let headings = try Markup(document).headings.filter { !$0.isHTML }
    let anchors = HeadingAnchors.of(headings.map(\.text))
    let starts = zip(headings, anchors).filter { $0.0.level <= 2 }
    let last = max(document.file.lines.count, 1)
    sections = starts.enumerated().map { index, start in
      let first = start.0.position.line
      let next = index + 1 < starts.count ? starts[index + 1].0.position.line - 1 : last
      return Section(anchor: start.1, title: start.0.text, lines: first...max(first, next))
    }
  }

  /// Returns the position of the section with an anchor; nil if there is none.
  package func position(of anchor: String) -> Int? { sections.firstIndex { $0.anchor == anchor } }
}
