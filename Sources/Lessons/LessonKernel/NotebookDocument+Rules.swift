import LessonNotebooks
import SwiftCells

extension NotebookDocument {
  /// Returns cells as they are compiled: in a plain notebook, later declarations shadow earlier ones.
  ///
  /// In a lesson they stay as they are, since its rules hold: a name is declared once, and only what is printed is shown.
  ///
  /// - Parameters:
  ///   - cells: the cells of one text.
  ///   - silent: the cells whose last expression is not shown, because the cell does not compile with that.
  /// - Returns: the cells.
  func prepared(_ cells: [Entry], silent: Set<String>) -> [Entry] {
    guard lesson == nil else { return cells }
    var prepared = cells
    for index in prepared.indices where prepared[index].cell.isChained && !silent.contains(prepared[index].id) {
      // A prediction is about what is printed.
      if prepared[index].cell.predicts { continue }
      let body = prepared[index].cell.body
      prepared[index].cell.body = NotebookSources.writingValue(of: body) ?? body
    }
    let swift = prepared.indices.filter { prepared[$0].cell.magic == .swift }
    let sources = NotebookSources.shadowing(swift.map { prepared[$0].cell.body })
    for (index, source) in zip(swift, sources) { prepared[index].cell.body = source }
    return prepared
  }
}
