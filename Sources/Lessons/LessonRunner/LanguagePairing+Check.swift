import ExperimentKit
import LessonKit
import SourceText

extension LanguagePairing {
  /// Returns the differences between the cells that the languages of a lesson share.
  ///
  /// It runs nothing and sends no requests to hosts. Parameters of experiments that hosts offer are compared as they
  /// are written.
  ///
  /// - Parameters:
  ///   - documents: the languages of one lesson.
  ///   - catalogue: the experiments of this program.
  ///   - folder: the folder that relative paths start from.
  /// - Returns: the differences, at the lines of the translations.
  package static func differences(_ documents: [Document], _ catalogue: Catalogue, in folder: WorkingFolder)
    -> [Finding]
  {
    let plans = documents.map { document in
      ParameterFiles.$current.withValue(folder.parameterFiles(of: document.path)) {
        Plan(
          document, Selection.Item(path: document.path, reportPath: document.path, cell: nil, only: nil),
          experiments: FoundExperiments(catalogue: catalogue))
      }
    }
    guard let original = plans.first(where: \.isOriginal), !original.document.isDamaged else { return [] }
    return plans.filter { $0.isTranslation && !$0.document.isDamaged }.flatMap { translation in
      var findings: [Finding] = []
      let partners = pair(translation.cells.map(\.cell), with: original.cells.map(\.cell))
      for (cell, partner) in zip(translation.cells, partners) {
        guard let partner else { continue }
        let other = original.cells[partner]
        let place = translation.document.file.place(line: cell.cell.lines.lowerBound)
        findings +=
          [difference(cell, other, place, original) ?? writtenDifference(cell, other, place, original)].compactMap(
            \.self)
      }
      var document = translation.document
      document.findings = []
      checkQuizzes(&document, against: original)
      return (findings + document.findings).sorted { $0.place < $1.place }.map(translation.document.file.located)
    }
  }

  /// Returns a difference between the parameters of an experiment that this program does not know.
  private static func writtenDifference(
    _ cell: Plan.PlannedCell, _ other: Plan.PlannedCell, _ place: Place, _ original: Plan
  ) -> Finding? {
    guard cell.cell.experiment != nil, cell.experiment == nil || other.experiment == nil,
      written(cell.cell) != written(other.cell)
    else { return nil }
    return otherParameters(place, "\(original.fileName):\(other.cell.lines.lowerBound)")
  }

  private static func written(_ cell: Cell) -> String {
    YAMLParser.parse(cell.body, file: "").root.map(text) ?? ""
  }

  /// Returns the values of a node as text, whatever their lines and the order of their keys.
  private static func text(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let text, _): "\(text.debugDescription)"
    case .sequence(let nodes): "[\(nodes.map(text).joined(separator: ","))]"
    case .mapping(let entries):
      "{\(entries.map { "\($0.key.debugDescription):\(text($0.value))" }.sorted().joined(separator: ","))}"
    }
  }
}
