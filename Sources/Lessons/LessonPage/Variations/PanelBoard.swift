import ExperimentKit
import LessonKit
import LessonRunner
import Results
import SourceText

/// A board: one card with the results of some cells, of which the first that varies has the controls.
struct PanelBoard {
  /// The panels that it shows, of which the first one has the controls.
  let panels: [VariedPanel]
  /// The HTML of its place.
  let place: String
  /// The results that stay as they are, each as a template with an id, by the names of their cells.
  let stills: [String: String]

  /// Creates a board; nil if none of its cells has the parameter's values on the page.
  ///
  /// - Parameters:
  ///   - cells: the names of the cells.
  ///   - parameter: the parameter that all of them follow.
  ///   - countsAll: whether readers are to find all results.
  ///   - source: the document.
  init?(_ cells: [String], parameter: String, countsAll: Bool, in source: ArticleSource) {
    let outcomes = cells.compactMap { name in source.outcome.cells.first { $0.cell.name == name } }
    let varied = outcomes.map { outcome in
      source.panels.first { panel in
        panel.line == outcome.cell.lines.lowerBound && panel.parameters.map(\.declaration.name) == [parameter]
      }
    }
    guard let index = varied.firstIndex(where: { $0 != nil }), let first = varied[index] else { return nil }
    let texts = first.parameters.map { $0.values.map(\.text) }
    var panels = [first]
    var html = ""
    var stills: [String: String] = [:]
    for (position, outcome) in outcomes.enumerated() where position != index {
      if let panel = varied[position], panel.parameters.map({ $0.values.map(\.text) }) == texts {
        panels.append(panel)
        html += "<div class=\"found\" data-follows=\"\(panel.name.asHTML)\"></div>\n"
      } else if let result = outcome.result, let name = outcome.cell.name {
        let id = "still-\(source.name)--\(name)".asHTML
        html += "<div class=\"found\" data-still=\"\(id)\"></div>\n"
        let shown = Self.html(of: result, outcome.cell, source.document.language)
        stills[name] = "<template id=\"\(id)\">\n\(shown)</template>\n"
      }
    }
    (self.panels, self.stills) = (panels, stills)
    let own = PanelGoal(countsAll ? .all : nil, first.results, source.document.language)
    place = "<div class=\"vary board\" data-panel=\"\(first.name.asHTML)\"\(own.attribute)>\n\(own.html)\(html)</div>\n"
  }

  private static func html(of result: CellResult, _ cell: Cell, _ language: Language) -> String {
    if case .figure(let figure) = result, let svg = InlineFigure(figure, language)?.html {
      return "<p class=\"picture\">\n\(svg)</p>\n"
    }
    return ShownResult(result, name: cell.name ?? "", language).html
  }
}
