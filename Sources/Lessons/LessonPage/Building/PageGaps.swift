import SourceText

/// The parts of documents that their pages lack.
package struct PageGaps: Sendable {
  /// The questions and other parts that a page cannot show, although the document is correct.
  package var notes: [Finding] = []
  /// The pictures whose files cannot be read.
  package var pictures: [Finding] = []
  /// The panels for other values of each page, by its file.
  package private(set) var panels: [String: PagePanels] = [:]
  /// The names of the lessons whose state diagrams are shown as tables, because Graphviz is not installed.
  package var undrawn: [String] = []

  /// Creates a record without gaps.
  package init() {}

  /// Adds the panels of a page, and a note about each that the page has no room for, although its author wants it.
  ///
  /// - Parameters:
  ///   - panels: the panels.
  ///   - file: the name of the page's file.
  package mutating func add(_ panels: PagePanels, of file: String) {
    self.panels[file] = panels
    notes += panels.omitted.filter(\.isDeclared).map { panel in
      Finding(
        panel.position,
        "`\(file)` omits the results of `\(panel.name)` for other values: \(panel.byteCount) bytes are more than are left of \(PagePanels.mostBytes).",
        help: "Write fewer values in `vary`, or make a page with fewer lessons.")
    }
  }

  /// All gaps with a place in a document.
  package var all: [Finding] { pictures + notes }
}
