import ExperimentKit
import LessonKit
import SourceText

/// Checks that the languages of a lesson share their cells.
enum LanguagePairing {
  /// Adds findings to the cells of a translation that `lesson.md` does not have, or has with other parameters.
  ///
  /// Cells pair by name, those without a name by their order. A damaged `lesson.md` is no measure.
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
        let what = cell.name.map { "cell `\($0)`" } ?? "cell"
        translation.cells[index].findings.append(
          Finding(
            place, "`\(original.fileName)` has no such \(what).",
            help: "The languages of a lesson share their cells: add it there, or remove it here."))
        continue
      }
      let other = original.cells[partner]
      if let finding = difference(translation.cells[index], other, place, original) {
        translation.cells[index].findings.append(finding)
      }
    }
    let paired = Set(partners.compactMap { $0 })
    for (index, planned) in original.cells.enumerated() where !paired.contains(index) {
      let name = planned.cell.name.map { " `\($0)`" } ?? ""
      translation.document.findings.append(
        Finding(
          Place(file: translation.document.path),
          "The cell\(name) of `\(original.fileName):\(planned.cell.lines.lowerBound)` is missing.",
          help: "The languages of a lesson share their cells: add it here, or remove it there."))
    }
  }

  private static func difference(
    _ cell: Plan.PlannedCell, _ other: Plan.PlannedCell, _ place: Place, _ original: Plan
  ) -> Finding? {
    let otherPlace = "\(original.fileName):\(other.cell.lines.lowerBound)"
    guard cell.cell.action == other.cell.action else {
      return Finding(
        place, "The cell is another one than in `\(otherPlace)`.",
        help: "The languages of a lesson share their cells: make the two lines behind the fences equal.")
    }
    if case .swift = cell.cell.action, cell.cell.body != other.cell.body {
      return Finding(
        place, "The code is other than in `\(otherPlace)`.",
        help: "The languages of a lesson share their cells: make the code equal.")
    }
    guard let left = cell.experiment, let right = other.experiment, !left.isSame(as: right) else { return nil }
    return Finding(
      place, "The parameters are others than in `\(otherPlace)`.",
      help: "The languages of a lesson share their cells: make the parameters equal.")
  }

  /// For each cell the position of its partner.
  private static func pair(_ cells: [Cell], with others: [Cell]) -> [Int?] {
    let named = Dictionary(
      others.enumerated().compactMap { index, cell in cell.name.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    var unnamed = others.indices.filter { others[$0].name == nil }[...]
    return cells.map { cell in
      if let name = cell.name { named[name] } else { unnamed.popFirst() }
    }
  }
}

extension Plan {
  /// The document's name without its folder, which is that of its translations too.
  fileprivate var fileName: String {
    document.path.split(separator: "/").last.map(String.init) ?? document.path
  }

  fileprivate var isOriginal: Bool {
    let name = DocumentName(path: document.path)
    return name.isLesson && !name.isTranslation
  }

  fileprivate var isTranslation: Bool {
    DocumentName(path: document.path).isTranslation
  }
}
