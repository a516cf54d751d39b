import ExactNumbers
import ExperimentKit
import LessonKit
import SourceText

// The values of a cell's parameters, read and checked.
extension PlannedVariation {
  /// Returns the parameters that a cell writes.
  static func written(in cell: Cell) -> [YAMLNode.Entry] {
    guard case .mapping(let entries)? = YAMLParser.parse(cell.body, file: "").root?.content else { return [] }
    return entries
  }

  /// Returns the reader of the values of a parameter.
  ///
  /// - Throws: a ``SourceText/Finding`` if the experiment has no such parameter.
  static func reader(
    _ name: String, _ entry: CatalogueEntry, _ written: [YAMLNode.Entry], at place: Place
  ) throws(Finding) -> ParameterValueReader {
    let declarations = entry.parameters
    guard let declaration = declarations.first(where: { $0.name == name }) else {
      throw Finding(
        place, "`\(entry.name)` has no parameter `\(name)`.",
        help: declarations.isEmpty
          ? "It takes none: remove `vary`."
          : Suggestion.help(for: name, among: declarations.map(\.name), what: "parameters"))
    }
    let value = written.first { $0.key == name }?.value
    let bits = written.first { $0.key == "bits" }?.value ?? declarations.first { $0.name == "bits" }?.defaultNode
    let count = bits?.scalar.flatMap { Int($0) } ?? value?.bits
    return ParameterValueReader(
      declaration: declaration, written: value, bits: count.flatMap { (1...128).contains($0) ? $0 : nil }, place: place)
  }

  /// Checks the number of results before they are listed.
  ///
  /// - Throws: ``SourceText/Findings`` for too many results.
  static func check(_ counts: [(name: String, count: ExactInteger)], at place: Place) throws(Findings) {
    let all = counts.reduce(ExactInteger(1)) { $0 * $1.count }
    guard all > ExactInteger(mostStates) else { return }
    let most = counts.max { $0.count < $1.count }
    throw Findings([
      Finding(
        place,
        "`vary` names \(all.description.abbreviated) results, but a cell can have at most \(mostStates).",
        help: "Write fewer values of `\(most?.name ?? "")`, which has \((most?.count ?? 0).description.abbreviated).")
    ])
  }
}

extension ParameterValueReader {
  /// The largest number of refused values to report.
  private static let mostRefusals = 10

  /// Returns the errors of values that the parameter refuses, and of values that occur twice.
  func refusals(of nodes: [YAMLNode]) -> [Finding] {
    var findings: [Finding] = []
    var seen: Set<String> = []
    for node in nodes where findings.count < Self.mostRefusals {
      do {
        try declaration.check(node)
        guard !seen.insert(node.plainText).inserted else { continue }
        findings.append(
          Finding(
            place, "`vary` names the value `\(node.plainText.abbreviated)` of `\(declaration.name)` twice.",
            help: "Remove one of the two."))
      } catch {
        findings += Findings(thrown: error, line: place.line ?? 1) { _ in place }.all
      }
    }
    return findings
  }
}

extension YAMLNode {
  /// The number of binary digits of a code, or of the first code of a list; nil for other text.
  fileprivate var bits: Int? {
    if case .sequence(let nodes) = content { return nodes.first?.bits }
    guard var text = scalar?[...] else { return nil }
    if text.hasPrefix("0b") { text = text.dropFirst(2) }
    return text.count > 1 && text.allSatisfy { $0 == "0" || $0 == "1" } ? text.count : nil
  }
}
