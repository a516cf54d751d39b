import LessonKit
import LessonRunner
import Messages
import Results
import SourceText

/// A panel in which readers change the parameters of a cell and see its results, all of which are on the page.
package struct VariedPanel: Sendable {
  /// The name, unique on the page and the same in every language: the lesson and the cell.
  package let name: String
  /// The line of the cell.
  let line: Int
  /// The place of the cell, for messages.
  let position: Place
  /// The number of results, with refusals.
  package let resultCount: Int
  /// The number of results that are refusals.
  package let refusalCount: Int
  /// The number of choices of values without a result.
  package let missingCount: Int
  /// The results, among which a goal can be reached.
  let results: [VariedCellResult]
  /// The parameters with their values, which the results of another panel can follow.
  let parameters: [VariedParameter]
  /// The HTML of the panel and its results, which a browser shows only with the page's script.
  let template: String

  /// The largest number of results with numbers that readers can press, whose places differ in many figures.
  private static let mostWithNumbers = 64

  /// The size of the panel on a page, in bytes.
  package var byteCount: Int { template.utf8.count }

  /// Creates the panel of a cell; nil if there is nothing to choose.
  ///
  /// - Parameters:
  ///   - varied: the cell with its results.
  ///   - lesson: the name of the lesson, unique on the page.
  ///   - document: the document of the cell.
  package init?(_ varied: VariedCell, in lesson: String, of document: Document) {
    let cell = varied.cell
    let missing = varied.results.count { !$0.result.isOffered }
    let varied = varied.offered
    guard varied.results.count > 1 else { return nil }
    name = "\(lesson)/\(cell.name ?? "line-\(cell.lines.lowerBound)")"
    line = cell.lines.lowerBound
    position = Place(file: document.path, line: line)
    let language = document.language
    resultCount = varied.results.count { $0.result.isOffered }
    missingCount = missing
    let refused = varied.results.indices.filter { if case .refusal = varied.results[$0].result { true } else { false } }
    refusalCount = refused.count
    let offersNumbers = varied.results.count <= Self.mostWithNumbers
    let html = varied.results.map { result in
      Self.html(of: result.result, name: cell.experiment ?? "", language, offersNumbers: offersNumbers)
    }
    guard let data = PanelResults.encoded(html, refused: refused) else { return nil }
    (parameters, results) = (varied.parameters, varied.results)
    let goal = PanelGoal(cell.goal, varied.results, language)
    let id = "try-\(name)".replacing("/", with: "--")
    let controls = varied.parameters.map { Control($0, language).html(prefix: id, language) }.joined()
    template = """
      <template id="panel-\(name.asHTML)" data-product="\(cell.variation != nil)"\(goal.attribute) data-results="\(data)">
      <details class="try"\(cell.variation == nil ? "" : " open")><summary>\(ControlWords.tryOthers[language].asHTML)</summary>
      <div class="play"><div class="panel">
      <form novalidate>
      \(goal.html)\(controls)<p class="buttons"><button type="reset" aria-disabled="true">\(ControlWords.asWritten[language].asHTML)</button>
      <a>\(PanelWords.link[language].asHTML)</a></p>
      </form>
      <p class="compared" role="status"></p>
      </div><div class="found"></div></div>
      </details>
      </template>

      """
  }

  /// The element in which the script of the page shows the panel.
  var place: String { "<div class=\"vary\" data-panel=\"\(name.asHTML)\"></div>\n" }

  /// Returns the HTML of a result; nil if there is none.
  private static func html(
    of result: VariedResult, name: String, _ language: Language, offersNumbers: Bool
  ) -> String? {
    switch result {
    case .result(.figure(let figure)):
      guard let svg = InlineFigure(figure, language, offersNumbers: offersNumbers)?.html else { return nil }
      return "<p class=\"picture\">\n\(svg)</p>\n"
    case .result(let result): return ShownResult(result, name: name, language).html
    case .refusal(let findings):
      return findings.map { finding in
        let text = [finding.message, finding.help].compactMap(\.self).map { MessageCatalogue.text($0, in: language) }
        return "<p class=\"refusal\">\(text.map(\.asHTMLWithCode).joined(separator: " "))</p>\n"
      }.joined()
    case .failure, .undecided: return nil
    }
  }
}

extension VariedCell {
  /// The cell without the values for which no result exists.
  fileprivate var offered: VariedCell {
    var cell = self
    for index in parameters.indices {
      let kept = Set(results.filter(\.result.isOffered).map { $0.state.choices[index].value })
      cell.parameters[index].values.removeAll { !kept.contains($0) }
      cell.results.removeAll { !kept.contains($0.state.choices[index].value) }
    }
    return cell
  }
}
