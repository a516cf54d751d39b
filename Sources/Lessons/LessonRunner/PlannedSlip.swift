import ExperimentKit
import LessonKit
import SourceText

/// The work that computes a slip.
struct PlannedSlip {
  /// The work to do.
  enum Work {
    /// An experiment, with its name and its parameters as text.
    case experiment(PreparedExperiment, name: String, parameters: String)
    /// A Swift cell.
    case swift(Cell)
    /// No work, because the author wrote the answer.
    case none
  }

  var work: Work

  /// The line of the Swift cell.
  var swiftLine: Int? {
    if case .swift(let cell) = work { cell.lines.lowerBound } else { nil }
  }
}

extension Plan.PlannedCell {
  /// Prepares the work for the slips of the cell's prediction.
  mutating func planSlips(_ document: Document, _ experiments: FoundExperiments) {
    // What is wrong with the parameters of the cell is wrong with those of its slips, too.
    let known = Set(findings.map(\.message))
    for slip in cell.prediction?.slips ?? [] {
      do throws(Findings) {
        slips.append(PlannedSlip(work: try work(slip, document, experiments)))
      } catch {
        refuse(error.all.filter { !known.contains($0.message) })
      }
    }
  }

  private func work(
    _ slip: Slip, _ document: Document, _ experiments: FoundExperiments
  ) throws(Findings) -> PlannedSlip.Work {
    let place = document.file.place(line: slip.lines.lowerBound)
    switch slip.origin {
    case .author: return .none
    case .cell(let name): return try work(ofCell: name, place, document, experiments)
    case .parameters:
      guard let name = cell.experiment else {
        throw Findings([
          Finding(
            place, "A Swift cell has no parameters that a slip could change.",
            help: "Use another cell for the slip: `<!-- if: cell=NAME -->`.")
        ])
      }
      guard let entry = experiments.catalogue[name] else { return .none }
      if slip.column != nil, cell.prediction?.column == nil {
        throw Findings([
          Finding(
            place, "This slip names a column, but the cell does not ask for one.",
            help: "Remove `predict` from the slip.")
        ])
      }
      let entries = try changed(slip.parameterChanges, at: place)
      let prepared = try entry.prepare(entries, line: slip.lines.lowerBound) { _ in place }.get()
      let parameters = "\(cell.body)\n# if \(slip.condition ?? "")"
      return .experiment(prepared, name: name, parameters: parameters)
    }
  }

  /// Returns the cell's parameters as a slip changes them.
  private func changed(_ changes: [Slip.Change], at place: Place) throws(Findings) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    if case .mapping(let written) = YAMLParser.parse(cell.body, file: place.file).root?.content { entries = written }
    for change in changes {
      let (root, errors) = YAMLParser.parse(change.value, file: place.file)
      guard errors.isEmpty else {
        throw Findings(errors.map { Finding(place, $0.message, help: $0.help) })
      }
      entries.removeAll { $0.key == change.parameter }
      if let root { entries.append(YAMLNode.Entry(key: change.parameter, line: place.line ?? 1, value: root)) }
    }
    return entries
  }

  private func work(
    ofCell name: String, _ place: Place, _ document: Document, _ experiments: FoundExperiments
  ) throws(Findings) -> PlannedSlip.Work {
    guard let other = document.cells.first(where: { $0.name == name && $0.part == nil }), other.name != cell.name else {
      let names = document.cells.filter { $0.part == nil }.compactMap(\.name).filter { $0 != cell.name }
      throw Findings([
        Finding(
          place, "No other cell has the name `\(name)`.",
          help: names.isEmpty
            ? "Name the cell that computes this slip." : Suggestion.help(for: name, among: names, what: "names"))
      ])
    }
    switch other.action {
    case .swift, .listing: return .swift(other)
    case .console:
      throw Findings([
        Finding(place, "A console cell cannot compute answers.", help: "Name an experiment cell or a Swift cell.")
      ])
    case .experiment(let name):
      guard let entry = experiments.catalogue[name] else { return .none }
      let prepared = try entry.prepare(
        yaml: other.body, file: document.path, firstLine: other.firstBodyLine, line: other.lines.lowerBound
      ).get()
      return .experiment(prepared, name: name, parameters: other.body)
    }
  }
}
