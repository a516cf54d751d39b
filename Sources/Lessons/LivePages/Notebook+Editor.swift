import LessonPage

/// The place of a cell on a page.
package struct CellPlace: Sendable, Hashable, Codable {
  /// The file of the page.
  package var page: String
  /// The line of the cell in its document.
  package var line: Int

  /// Creates a place.
  package init(page: String, line: Int) { (self.page, self.line) = (page, line) }
}

extension Notebook {
  /// Returns the page of a document; nil if it has none.
  package func page(of path: String) -> String? { files.file(of: path) }

  /// Has open pages scroll to the cell on a line of a document that was just saved, when they show the saved text.
  package func show(_ path: String, line: Int) async {
    guard let page = files.file(of: path) else { return }
    repeat { try? await Task.sleep(for: Self.pause) } while isRefreshing(page)
    scroll(CellPlace(page: page, line: line))
  }

  /// The time in which a change of a file is noticed.
  private static let pause = Duration.milliseconds(300)
}
