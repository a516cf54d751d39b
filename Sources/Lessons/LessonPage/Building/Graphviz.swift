import Results
import SourceText
import Subprocess
import TimeLimits

/// Graphviz, which lays out state diagrams if it is installed.
///
/// It receives only sizes, no words of a document.
enum Graphviz {
  /// The longest time that a layout may take.
  private static let timeLimit = Duration.seconds(5)
  /// The largest number of states and transitions to lay out; a larger diagram becomes a table.
  private static let most = 200

  /// Returns the picture of a diagram; nil without Graphviz, or if it does not answer in time.
  static func figure(of diagram: StateDiagram, _ language: Language) async -> Figure? {
    guard diagram.states.count + diagram.transitions.count <= most else { return nil }
    let layout = DiagramLayout(diagram, language)
    let answer = (try? await withTimeLimit(timeLimit) { await run(layout.source) }) ?? nil
    let (states, transitions) = (diagram.states.count, diagram.transitions.count)
    return answer.flatMap {
      layout.figure(
        $0,
        alt: LocalizedText(
          en: "State diagram of \(states) states and \(transitions) transitions; the table below lists them.",
          ja: "状態遷移図。状態は\(states)個、遷移は\(transitions)個で、下の表にまとめてあります。"))
    }
  }

  private static func run(_ source: String) async -> String? {
    let result = try? await Subprocess.run(
      .name("dot"), arguments: ["-Tplain"], input: .string(source), output: .string(limit: 1 << 20),
      error: .discarded)
    guard let result, case .exited(0) = result.terminationStatus else { return nil }
    return result.standardOutput
  }
}
