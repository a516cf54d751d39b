import ExperimentKit
import LessonKit
import SourceText

/// A walk through the states of an experiment's machine, breadth first: each place once, with every event from there.
///
/// Equal pairs of state and context are one place. The result of a step is that of the experiment with a script: the
/// shortest one that leads to the place, and the event.
package struct MachineWalk: Sendable {
  /// An event at a place.
  package struct Step: Sendable {
    /// The position of the place before.
    package let from: Int
    /// The position of the event.
    package let event: Int
    /// The position of the place after.
    package let to: Int
    /// Whether the machine refuses the event.
    package let isRefused: Bool
    /// The script that ends with the event.
    package let script: YAMLNode
  }

  /// The events, as readers choose them.
  package let events: [String]
  /// The places, of which the first one is the start.
  package private(set) var places: [MachinePlace] = []
  /// The script that leads to each place.
  package private(set) var scripts: [YAMLNode] = []
  /// The steps, in the order of their places.
  package private(set) var steps: [Step] = []

  /// Walks through the states of a machine.
  ///
  /// - Parameters:
  ///   - walk: the events, and the length of the longest script.
  ///   - entry: the experiment.
  ///   - written: the parameters as the cell writes them.
  ///   - isStartShown: whether the experiment has a result for a script without events.
  ///   - place: the place for errors.
  /// - Throws: ``SourceText/Findings`` for an experiment without a machine, scripts that it refuses, and too many steps.
  init(
    _ walk: ParameterVariation.Walk, _ entry: CatalogueEntry, _ written: [YAMLNode.Entry], isStartShown: Bool,
    at place: Place
  ) throws(Findings) {
    events = walk.events.map { $0.scalar ?? $0.text }
    var positions: [AnyHashable: Int] = [:]
    var open: [[YAMLNode]] = [[]]
    for _ in 0..<walk.upTo {
      var next: [[YAMLNode]] = []
      for path in open {
        var from = 0
        for (index, event) in walk.events.enumerated() {
          let script = try Self.script(path + [event], walk.parameter, entry, written, at: place)
          if places.isEmpty {
            let start = script.place(0)
            (places, scripts) = ([start], [YAMLNode(.sequence([]), line: 1)])
            // A start without a transcript is a place of its own: after it, transcripts have no line to go on from.
            if isStartShown { positions[AnyHashable(start.identity)] = 0 }
          }
          if index == 0, !path.isEmpty { from = positions[AnyHashable(script.place(path.count).identity)] ?? 0 }
          let reached = script.place(path.count + 1)
          let node = YAMLNode(.sequence(path + [event]), line: 1)
          let to = positions[AnyHashable(reached.identity)] ?? places.count
          if to == places.count {
            positions[AnyHashable(reached.identity)] = to
            places.append(reached)
            scripts.append(node)
            next.append(path + [event])
          }
          guard steps.count < PlannedVariation.mostStates else { throw Self.tooMany(walk, at: place) }
          steps.append(Step(from: from, event: index, to: to, isRefused: reached.isRefused, script: node))
        }
      }
      open = next
    }
  }

  /// Returns the script of an experiment with some events.
  private static func script(
    _ nodes: [YAMLNode], _ parameter: String, _ entry: CatalogueEntry, _ written: [YAMLNode.Entry], at place: Place
  ) throws(Findings) -> MachineScript {
    let line = place.line ?? 1
    let script = YAMLNode.Entry(key: parameter, line: line, value: YAMLNode(.sequence(nodes), line: line))
    let entries = written.filter { $0.key != parameter } + [script]
    let prepared = try entry.prepare(entries, line: line) { _ in place }.get()
    guard let script = prepared.script, script.parameter == parameter else {
      throw Findings([
        Finding(
          place, "`\(entry.name)` has no machine that the events of `\(parameter)` walk through.",
          help: prepared.script.map { "Name the events of `\($0.parameter)`." }
            ?? "Write `prefixes`, or choose an experiment of this program that plays events on a state machine.")
      ])
    }
    return script
  }

  private static func tooMany(_ walk: ParameterVariation.Walk, at place: Place) -> Findings {
    Findings([
      Finding(
        place,
        "The walk of `\(walk.parameter)` has more than \(PlannedVariation.mostStates) results, the most a cell can have.",
        help: "Write a number below \(walk.upTo) after `up-to`, or fewer events.")
    ])
  }
}

extension PlannedVariation {
  /// Returns the walk of a cell, and the scripts whose results it needs, with that of the cell.
  ///
  /// - Throws: ``SourceText/Findings`` for unknown parameters and events, and for too many steps.
  static func walk(
    _ walk: ParameterVariation.Walk, of cell: Cell, _ entry: CatalogueEntry, _ written: [YAMLNode.Entry],
    at place: Place
  ) throws(Findings) -> (MachineWalk, VariedParameter) {
    let reader: ParameterValueReader
    do throws(Finding) {
      reader = try Self.reader(walk.parameter, entry, written, at: place)
    } catch {
      throw Findings([error])
    }
    var findings = reader.refusals(of: walk.events.map { YAMLNode(.sequence([$0]), line: 1) })
    if cell.goal != nil {
      findings.append(
        Finding(
          place, "A cell with a walk cannot have a `goal`.",
          help: "Remove it: the page counts the steps that were seen."))
    }
    guard findings.isEmpty else { throw Findings(findings) }
    let start = [YAMLNode(.sequence([]), line: 1)].filter { (try? reader.declaration.check($0)) != nil }
    let found = try MachineWalk(walk, entry, written, isStartShown: !start.isEmpty, at: place)
    let nodes = start + found.steps.map(\.script)
    return (found, VariedParameter(reader.declaration, nodes, written: reader.written, bits: nil))
  }
}

extension YAMLNode {
  /// The elements of a list in one line each; empty for another value.
  var lines: [String] {
    if case .sequence(let nodes) = content { nodes.map { ($0.scalar ?? $0.text).shownOnOneLine } } else { [] }
  }
}
