import LessonKit
import LessonRunner
import Results
import SourceText

/// A panel in which readers change the parameters of a cell and see its results, all of which are on the page.
package struct VariedPanel: Sendable {
  /// The name, unique on the page and the same in every language: the lesson, and the cell or its number.
  package let name: String
  /// The line of the cell.
  let line: Int
  /// The place of the cell, for messages.
  let position: Place
  /// Whether the author of the cell names the values.
  package let isDeclared: Bool
  /// The number of results, with refusals.
  package let resultCount: Int
  /// The number of results that are refusals.
  package let refusalCount: Int
  /// The choices of values without a result, with the reasons.
  package let missing: [VariedCellResult]
  /// The parameters that readers cannot change, because there would be too many or too large results.
  package let omitted: [OmittedParameter]
  /// The results, among which a goal can be reached.
  var results: [VariedCellResult] { varied.results }
  /// The parameters with their values, which the results of another panel can follow.
  var parameters: [VariedParameter] { varied.parameters }
  /// Whether there are other values to choose.
  package var hasChoices: Bool { resultCount > 1 }
  /// The number of the first question of the page that is below the panel, from 0.
  var firstLaterQuestion = 0
  /// The numbers of later questions whose answers the panel shows, from 0; it appears after they are answered.
  package private(set) var awaited: [Int] = []

  /// The largest number of results with numbers that readers can press, whose places differ in many figures.
  private static let mostWithNumbers = 64

  private let isMachine: Bool
  private let goal: PanelGoal
  private let varied: VariedCell
  private let data: String
  private let content: String

  /// Creates the panel of a cell; nil if there is no memory for it.
  ///
  /// - Parameters:
  ///   - varied: the cell with its results.
  ///   - lesson: the name of the lesson, unique on the page.
  ///   - document: the document of the cell.
  package init?(_ varied: VariedCell, in lesson: String, of document: Document) {
    self.init(varied, diagram: nil, in: lesson, of: document)
  }

  /// Creates the panel of a cell, with the diagram of its walk if Graphviz drew one; nil if there is no memory for it.
  init?(_ varied: VariedCell, diagram: MachineDiagram?, in lesson: String, of document: Document) {
    let cell = varied.cell
    line = cell.lines.lowerBound
    let number = (document.cells.firstIndex { $0.lines.lowerBound == cell.lines.lowerBound } ?? 0) + 1
    // A dot is not in the name of any cell.
    name = "\(lesson)/\(cell.name ?? "cell.\(number)")"
    position = Place(file: document.path, line: line)
    isDeclared = cell.variation != nil
    missing = varied.results.filter { !$0.result.isOffered }
    omitted = varied.omitted
    let language = document.language
    let varied = varied.offered
    self.varied = varied
    resultCount = varied.results.count { $0.result.isOffered }
    let refused = varied.results.indices.filter { if case .refusal = varied.results[$0].result { true } else { false } }
    refusalCount = refused.count
    if let walk = varied.walk {
      let machine = MachinePanel(walk, varied.results, language)
      guard let data = machine.encoded else { return nil }
      self.data = data
      (isMachine, goal) = (true, PanelGoal(nil, [], language))
      content = machine.html(diagram, language)
      return
    }
    isMachine = false
    let offersNumbers = varied.results.count <= Self.mostWithNumbers
    let html = varied.results.map { result in
      PanelHTML.html(of: result.result, name: cell.experiment ?? "", language, offersNumbers: offersNumbers)
    }
    guard let data = PanelResults.encoded(html, refused: refused) else { return nil }
    self.data = data
    goal = PanelGoal(cell.goal, varied.results, language)
    content = PanelHTML.content(
      varied.parameters, goal: goal.html, id: "try-\(name)".replacing("/", with: "--"), isOpen: isDeclared,
      isDrawn: varied.results.contains(where: \.isDrawn), language)
  }

  /// Finds the questions that must be answered before the panel appears, because it shows their answers.
  ///
  /// - Parameter questions: the questions of the page, from top to bottom.
  mutating func wait(for questions: [PageQuestion]) {
    guard hasChoices else { return }
    let later = questions.dropFirst(firstLaterQuestion)
    awaited = varied.givenAway(later.map(\.answerRows)).map { later.startIndex + $0.position }
  }

  /// The HTML of the panel and its results, which a browser shows only with the page's script.
  var template: String {
    let waits = awaited.isEmpty ? "" : " data-after=\"\(awaited.map(String.init).joined(separator: " "))\""
    return """
      <template id="panel-\(name.asHTML)" data-\(isMachine ? "machine" : "product")="\(isDeclared)"\(waits)\(goal.attribute) data-results="\(data)">
      \(content)</template>

      """
  }

  /// The size of the panel on a page, in bytes.
  package var byteCount: Int { template.utf8.count + place.utf8.count }

  /// The element in which the script of the page shows the panel.
  var place: String { "<div class=\"vary\" data-panel=\"\(name.asHTML)\"></div>\n" }
}

extension VariedCellResult {
  /// Whether the result is a figure or a picture.
  fileprivate var isDrawn: Bool {
    guard case .result(let result) = result else { return false }
    switch result {
    case .figure, .picture: return true
    case .table, .lines, .stateDiagram, .diagnostics: return false
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
