import LessonKit

// The panels and boards that comments place.
extension ArticleRenderer {
  /// Returns the HTML of the panels that the comment on a line places; empty for any other line.
  mutating func placedPanels(_ line: Int) -> String {
    guard !source.panels.isEmpty, let placement = source.document.panels.first(where: { $0.line == line }) else {
      return ""
    }
    switch placement.content {
    case .panel(let name):
      let cell = source.document.cells.first { $0.name == name }
      guard let panel = source.panels.first(where: { $0.line == cell?.lines.lowerBound }) else { return "" }
      note([panel])
      return panel.place
    case .board(let cells, let parameter, let countsAll):
      guard let board = PanelBoard(cells, parameter: parameter, countsAll: countsAll, in: source) else { return "" }
      note(board.panels)
      rendered.stills.merge(board.stills) { first, _ in first }
      return board.place
    }
  }

  /// Takes panels of this place, which wait for the questions below it whose answers they show.
  mutating func note(_ panels: [VariedPanel]) {
    for var panel in panels {
      panel.firstLaterQuestion = firstQuestion + rendered.questions.count
      rendered.panels.append(panel)
    }
  }
}
