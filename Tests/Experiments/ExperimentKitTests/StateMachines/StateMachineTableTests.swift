import ExperimentKit
import Results
import SourceText
import Testing

@Suite("A state machine as a diagram and as tables")
struct StateMachineTableTests {
  private func rows(_ table: Table, _ language: Language = .english) -> [String] {
    table.rows.map { row in row.map { $0.text(language) }.joined(separator: "|") }
  }

  @Test("The diagram has every rule that accepts an event, with its condition and words, and no refused events")
  func diagram() {
    #expect(
      Turnstile.sample.diagram.mermaid(.english) == [
        "stateDiagram-v2",
        "  state \"locked\" as locked", "  state \"open\" as open", "  state \"broken\" as broken",
        "  [*] --> locked",
        "  locked --> broken : coin [heavy] / it breaks",
        "  locked --> open : coin [enough] / the gate opens",
        "  locked --> locked : coin / not enough",
        "  locked --> locked : bell / ding",
        "  open --> broken : coin [heavy] / it breaks",
        "  open --> locked : push",
        "  open --> open : bell / ding",
        "  broken --> broken : bell / ding",
      ])
    #expect(Turnstile.sample.diagram.mermaid(.japanese)[6] == "  locked --> open : coin! [足りる] / the gate opens")
  }

  @Test("The table has every state with every event, and a row for each answer")
  func table() {
    let table = Turnstile.sample.table
    #expect(table.columns.map(\.id) == ["state", "event", "condition", "next", "result"])
    #expect(
      rows(table) == [
        "locked|coin|heavy|broken|it breaks", "locked|coin|enough|open|the gate opens",
        "locked|coin|otherwise|locked|not enough", "locked|push||refused|pay first", "locked|bell||locked|ding",
        "open|coin|heavy|broken|it breaks", "open|coin|otherwise|refused|no coins now", "open|push||locked|",
        "open|bell||open|ding",
        "broken|coin||refused|no coins now", "broken|push||refused|pay first", "broken|bell||broken|ding",
      ])
    #expect(rows(table, .japanese)[6] == "開|coin!|それ以外|拒否|今は入れない")
  }

  @Test("The matrix lists the possible next states, each once")
  func matrix() {
    let matrix = Turnstile.sample.matrix
    #expect(matrix.columns.map(\.id) == ["event", "locked", "open", "broken"])
    #expect(
      rows(matrix) == [
        "coin|broken or open or locked|broken or refused|refused", "push|refused|locked|refused",
        "bell|locked|open|broken",
      ])
    #expect(rows(matrix, .japanese)[0] == "coin!|故障または開または閉|故障または拒否|拒否")
  }

  @Test("A pair without an answer, or with only conditions, is reported")
  func unanswered() {
    let machine = Turnstile(startingIn: .locked, [.on(.coin, in: .locked, when: .isEnough, to: .open, "it opens")])
    #expect(
      rows(machine.table).prefix(3) == [
        "locked|coin|enough|open|it opens", "locked|coin|otherwise|unanswered|", "locked|push||unanswered|",
      ])
    #expect(rows(machine.matrix)[0] == "coin|open or unanswered|unanswered|unanswered")
  }
}
