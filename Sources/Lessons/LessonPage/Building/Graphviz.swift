import LessonRunner
import Results
import SourceText
import Subprocess
import TimeLimits

/// Graphviz, which lays out state diagrams if it is installed.
///
/// It receives only sizes, no words of a document.
enum Graphviz {
  /// The longest time that a layout may take; after a slower one, no other layout of the diagram is tried.
  private static let timeLimit = Duration.seconds(10)
  /// The largest number of states and transitions to lay out; a larger diagram becomes a table.
  private static let most = 200
  private static let program = Executable.name("dot")

  /// Whether `dot` is installed.
  static var isInstalled: Bool {
    get async { (try? await program.resolveExecutablePath(in: .inherit)) != nil }
  }

  /// Returns the picture of a diagram; nil without Graphviz, or if it does not answer in time.
  static func picture(of diagram: StateDiagram, _ language: Language) async -> DrawnDiagram? {
    let (states, transitions) = (diagram.states.count, diagram.transitions.count)
    let alt = LocalizedText(
      en: "State diagram of \(states) states and \(transitions) transitions; the table below lists them.",
      ja: "状態遷移図。状態は\(states)個、遷移は\(transitions)個で、下の表にまとめてあります。")
    return await best(diagram, language).map { DrawnDiagram($0.arrangement, $0.labels, alt: alt) }
  }

  /// Returns the diagram of a walk in which the page lights states; nil without Graphviz, or if it does not answer in time.
  static func diagram(of walk: MachineWalk, _ language: Language) async -> MachineDiagram? {
    let diagram = walk.diagram
    guard let best = await best(diagram, language) else { return nil }
    return MachineDiagram(diagram, best.arrangement, best.labels, language)
  }

  /// Returns the arrangement with the most words among those that fit and in which all labels are clear of other parts.
  ///
  /// If there is none, labels may touch; if nothing fits, it is the narrowest.
  private static func best(
    _ diagram: StateDiagram, _ language: Language
  ) async -> (arrangement: DiagramArrangement, labels: ArrowLabels)? {
    guard diagram.states.count + diagram.transitions.count <= most else { return nil }
    var found: [(arrangement: DiagramArrangement, labels: ArrowLabels)] = []
    let choices = ArrowLabels.choices(transitions: diagram.transitions.count)
    for (labels, isColumn) in choices.flatMap({ [($0, false), ($0, true)] }) {
      let layout = DiagramLayout(diagram, language, labels, isColumn: isColumn)
      let answer = (try? await withTimeLimit(timeLimit) { await run(layout.source) }) ?? nil
      guard let arrangement = answer.flatMap({ layout.arrangement($0) }) else { break }
      if arrangement.fits(labels), arrangement.isClear { return (arrangement, labels) }
      found.append((arrangement, labels))
    }
    return found.first { $0.arrangement.fits($0.labels) } ?? found.min { $0.arrangement.width < $1.arrangement.width }
  }

  private static func run(_ source: String) async -> String? {
    let result = try? await Subprocess.run(
      program, arguments: ["-Tplain"], input: .string(source), output: .string(limit: 1 << 20), error: .discarded)
    guard let result, case .exited(0) = result.terminationStatus else { return nil }
    return result.standardOutput
  }
}
