import ExactNumbers
import ExperimentKit
import LessonKit
import SourceText

/// The states of a cell that readers can choose, checked against its experiment; nothing is listed before it is counted.
struct PlannedVariation: Sendable {
  /// The largest number of states of a cell.
  static let mostStates = 10_240
  /// The longest time for the result of a state.
  static let timeLimit = Duration.seconds(2)
  /// The number of states that may take too long before the rest of a cell's states are not computed.
  static let mostLate = 4

  /// The experiment.
  let entry: CatalogueEntry
  /// The parameters as the cell writes them.
  let written: [YAMLNode.Entry]
  /// The parameters that change; the last one changes first.
  let parameters: [VariedParameter]
  /// The walk through the states of the experiment's machine; nil for none.
  private(set) var walk: MachineWalk?
  /// The states, as choices of positions in the parameters' values.
  private let positions: Positions

  private enum Positions {
    /// Every combination.
    case product(count: Int)
    /// The state of the cell, and those in which one parameter differs from it.
    case oneAtATime
  }

  /// Creates the states of a cell with a variation.
  ///
  /// - Throws: ``SourceText/Findings`` for unknown parameters, values that a parameter refuses, and too many states.
  init(_ variation: ParameterVariation, of cell: Cell, _ entry: CatalogueEntry, at place: Place) throws(Findings) {
    self.entry = entry
    written = Self.written(in: cell)
    if let declared = variation.walk {
      let (walk, parameter) = try Self.walk(declared, of: cell, entry, written, at: place)
      (self.walk, parameters) = (walk, [parameter])
      positions = .product(count: parameter.values.count)
      return
    }
    var findings: [Finding] = []
    var read: [(reader: ParameterValueReader, values: ParameterValues)] = []
    for parameter in variation.parameters {
      do throws(Finding) {
        let reader = try Self.reader(parameter.name, entry, written, at: place)
        read.append((reader, try reader.values(parameter.values)))
      } catch {
        findings.append(error)
      }
    }
    guard findings.isEmpty else { throw Findings(findings) }
    try Self.check(read.map { ($0.reader.declaration.name, $0.values.count) }, at: place)
    var parameters: [VariedParameter] = []
    for (reader, values) in read {
      let nodes = values.list()
      findings += reader.refusals(of: nodes)
      var parameter = VariedParameter(reader.declaration, nodes, written: reader.written, bits: reader.bits)
      if variation.parameters.contains(where: { $0.name == parameter.declaration.name && $0.values == .prefixes }) {
        parameter.script = nodes.last?.lines ?? []
      }
      parameters.append(parameter)
    }
    guard findings.isEmpty else { throw Findings(findings) }
    try Self.check(parameters.map { ($0.declaration.name, ExactInteger($0.values.count)) }, at: place)
    self.parameters = parameters
    positions = .product(count: parameters.reduce(1) { $0 * $1.values.count })
  }

  /// Creates the states in which one of some parameters differs from the cell.
  init(oneAtATime parameters: [VariedParameter], of cell: Cell, _ entry: CatalogueEntry) {
    (self.entry, self.parameters) = (entry, parameters)
    written = Self.written(in: cell)
    positions = .oneAtATime
  }

  /// The states, in a fixed order.
  var states: [VariedState] {
    switch positions {
    case .product(let count): return (0..<count).map(state)
    case .oneAtATime:
      let recorded = parameters.compactMap { parameter in
        parameter.recorded.map { VariedState.Choice(parameter: parameter.declaration.name, value: $0) }
      }
      let others = parameters.indices.flatMap { index in
        parameters[index].values.filter { !$0.isRecorded }.map { value in
          var choices = recorded
          choices[index].value = value
          return VariedState(choices: choices)
        }
      }
      return [VariedState(choices: recorded)] + others
    }
  }

  /// Returns a state of a product.
  private func state(_ index: Int) -> VariedState {
    var rest = index
    let choices = parameters.reversed().map { parameter in
      let value = parameter.values[rest % parameter.values.count]
      rest /= parameter.values.count
      return VariedState.Choice(parameter: parameter.declaration.name, value: value)
    }
    return VariedState(choices: choices.reversed())
  }
}

extension PlannedVariation {
  /// A text that is the same only for the same states.
  var key: String {
    parameters.map { parameter in
      "\(parameter.declaration.name): \(parameter.values.map { "\($0.text)\($0.isRecorded ? "*" : "")" })"
    }.joined(separator: ", ") + (isProduct ? "" : " one at a time")
  }

  private var isProduct: Bool { if case .product = positions { true } else { false } }
}
