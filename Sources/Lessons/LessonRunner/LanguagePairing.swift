import ExperimentKit
import LessonKit
import SourceText

/// A check that the languages of a lesson share their cells.
package enum LanguagePairing {
  /// Adds findings to the cells of a translation that `lesson.md` does not have, or has with other parameters.
  ///
  /// Cells pair by name; cells without a name pair by their order. A damaged `lesson.md` is not compared.
  static func check(_ plans: inout [Plan]) {
    guard let original = plans.first(where: { $0.isOriginal }), !original.document.isDamaged else { return }
    for index in plans.indices where plans[index].isTranslation {
      check(&plans[index], against: original)
    }
  }

  private static func check(_ translation: inout Plan, against original: Plan) {
    let partners = pair(translation.cells.map(\.cell), with: original.cells.map(\.cell))
    for (index, partner) in partners.enumerated() {
      let cell = translation.cells[index].cell
      let place = translation.document.file.place(line: cell.lines.lowerBound)
      guard let partner else {
        translation.cells[index].refuse([
          Finding(
            place,
            cell.name.map { "`\(original.fileName)` has no cell `\($0)`." }
              ?? "`\(original.fileName)` has no such cell.",
            help: "All languages of a lesson have the same cells: add it there, or remove it here.")
        ])
        continue
      }
      let other = original.cells[partner]
      if let finding = difference(translation.cells[index], other, place, original) {
        translation.cells[index].refuse([finding])
      }
    }
    checkQuizzes(&translation.document, against: original)
    checkPanels(&translation.document, against: original)
    let paired = Set(partners.compactMap { $0 })
    for (index, planned) in original.cells.enumerated() where !paired.contains(index) {
      let place = "\(original.fileName):\(planned.cell.lines.lowerBound)"
      translation.document.findings.append(
        Finding(
          Place(file: translation.document.path),
          planned.cell.name.map { "The cell `\($0)` of `\(place)` is missing." }
            ?? "The cell of `\(place)` is missing.",
          help: "All languages of a lesson have the same cells: add it here, or remove it there."))
    }
  }

  static func checkQuizzes(_ translation: inout Document, against original: Plan) {
    let quizzes = original.document.quizzes
    for quiz in translation.quizzes {
      let other = quizzes.first { $0.name == quiz.name }
      guard other.map({ $0.choices.map(\.isRight) }) != quiz.choices.map(\.isRight) else { continue }
      translation.findings.append(
        Finding(
          translation.file.place(line: quiz.lines.lowerBound),
          other == nil
            ? "`\(original.fileName)` has no quiz `\(quiz.name)`."
            : "The right choices differ from those in `\(original.fileName):\(other?.lines.lowerBound ?? 1)`.",
          help: "All languages of a lesson ask the same questions: make them equal."))
    }
    for quiz in quizzes where !translation.quizzes.contains(where: { $0.name == quiz.name }) {
      translation.findings.append(
        Finding(
          Place(file: translation.path),
          "The quiz `\(quiz.name)` of `\(original.fileName):\(quiz.lines.lowerBound)` is missing.",
          help: "All languages of a lesson ask the same questions: add it here, or remove it there."))
    }
  }

  private static func checkPanels(_ translation: inout Document, against original: Plan) {
    guard translation.panels.map(\.content) != original.document.panels.map(\.content) else { return }
    translation.findings.append(
      Finding(
        translation.panels.first.map { translation.file.place(line: $0.line) } ?? Place(file: translation.path),
        "The panels and boards of this document differ from those in `\(original.fileName)`.",
        help: "All languages of a lesson have the same panels and boards: make their comments equal."))
  }

  static func difference(
    _ cell: Plan.PlannedCell, _ other: Plan.PlannedCell, _ place: Place, _ original: Plan
  ) -> Finding? {
    let otherPlace = "\(original.fileName):\(other.cell.lines.lowerBound)"
    guard cell.cell.action.isSame(as: other.cell.action) else {
      return Finding(
        place, "The cell differs from the cell in `\(otherPlace)`.",
        help: "All languages of a lesson have the same cells: make the words after the two opening fences equal.")
    }
    if cell.cell.swift != nil, cell.cell.body != other.cell.body {
      return Finding(
        place, "The code differs from the code in `\(otherPlace)`.",
        help: "All languages of a lesson have the same cells: make the code equal.")
    }
    if let left = cell.experiment, let right = other.experiment, !left.isSame(as: right) {
      return otherParameters(place, otherPlace)
    }
    if cell.cell.goal != other.cell.goal {
      return Finding(
        place, "The goal differs from that in `\(otherPlace)`.",
        help: "All languages of a lesson have the same cells: make `goal` equal.")
    }
    if cell.cell.variation != other.cell.variation {
      return Finding(
        place, "The values to vary differ from those in `\(otherPlace)`.",
        help: "All languages of a lesson have the same cells: make `vary` equal.")
    }
    return difference(cell.cell.prediction, other.cell.prediction, place, otherPlace)
  }

  static func otherParameters(_ place: Place, _ otherPlace: String) -> Finding {
    Finding(
      place, "The parameters differ from those in `\(otherPlace)`.",
      help: "All languages of a lesson have the same cells: make the parameters equal.")
  }

  private static func difference(
    _ prediction: Prediction?, _ other: Prediction?, _ place: Place, _ otherPlace: String
  ) -> Finding? {
    let message: Message
    if prediction?.column != other?.column || (prediction == nil) != (other == nil) {
      message = "The prediction of this cell differs from the prediction in `\(otherPlace)`."
    } else if prediction?.names?.rows != other?.names?.rows {
      message = "The `rows` of this cell differ from those in `\(otherPlace)`."
    } else if prediction?.names?.labels?.count != other?.names?.labels?.count {
      return otherLabels(prediction?.names?.labels, other?.names?.labels, place, otherPlace)
    } else if prediction?.slips.map(\.condition) != other?.slips.map(\.condition) {
      message = "The slips of this cell differ from those in `\(otherPlace)`."
    } else if prediction?.hints.count != other?.hints.count {
      message = "The hints of this cell differ from those in `\(otherPlace)`."
    } else {
      return nil
    }
    return Finding(
      place, message,
      help: "All languages of a lesson ask the same questions: make them equal, in the same order.")
  }

  private static func otherLabels(
    _ labels: [String]?, _ others: [String]?, _ place: Place, _ otherPlace: String
  ) -> Finding {
    let message: Message =
      switch (labels?.count, others?.count) {
      case (let count?, let other?): "The number of labels is \(count), but in `\(otherPlace)` it is \(other)."
      case (nil, _): "This cell has no `labels`, but the cell in `\(otherPlace)` has some."
      case (_, nil): "This cell has `labels`, but the cell in `\(otherPlace)` has none."
      }
    return Finding(place, message, help: "Each language has its own labels, one for each row: write them in both.")
  }

  /// Returns the position of a cell's partner in another language; nil if there is none.
  static func partner(of index: Int, in cells: [Cell], among others: [Cell]) -> Int? {
    pair(cells, with: others)[index]
  }

  /// Returns the position of the partner of each cell.
  static func pair(_ cells: [Cell], with others: [Cell]) -> [Int?] {
    let named = Dictionary(
      others.enumerated().compactMap { index, cell in cell.pairingName.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    var unnamed = others.indices.filter { others[$0].name == nil }[...]
    return cells.map { cell in
      if let name = cell.pairingName { named[name] } else { unnamed.popFirst() }
    }
  }
}

extension Cell {
  /// The name by which cells of two languages pair; the parts of an exercise share a name.
  fileprivate var pairingName: String? {
    name.map { "\($0) \(part?.rawValue ?? "")" }
  }
}

extension Plan {
  /// The document's name without its folder, which is also the folder of its translations.
  var fileName: String { RelativePath.name(of: document.path) }

  var isOriginal: Bool {
    let name = DocumentName(path: document.path)
    return name.isLesson && !name.isTranslation
  }

  var isTranslation: Bool {
    DocumentName(path: document.path).isTranslation
  }
}
