import Results
import SourceText
import Testing

@Suite("A state diagram as Mermaid")
struct StateDiagramTests {
  private static let diagram = StateDiagram(
    states: [.init("closed", LocalizedText(en: "closed", ja: "閉")), .init("syn-sent", "SYN: sent")],
    transitions: [.init(from: "closed", to: "syn-sent", LocalizedText(en: "open; send \"SYN\"", ja: "開く"))],
    initial: "closed")

  @Test("States are declared, the initial one is marked, transitions follow, and special characters are entities")
  func english() {
    #expect(
      Self.diagram.mermaid(.english) == [
        "stateDiagram-v2",
        "  state \"closed\" as closed",
        "  state \"SYN#58; sent\" as syn_sent",
        "  [*] --> closed",
        "  closed --> syn_sent : open#59; send #34;SYN#34;",
      ])
  }

  @Test("The words follow the language, and the ids do not")
  func japanese() {
    #expect(Self.diagram.mermaid(.japanese).first { $0.contains("as closed") } == "  state \"閉\" as closed")
    #expect(Self.diagram.mermaid(.japanese).last == "  closed --> syn_sent : 開く")
  }

  @Test(
    "Any text stays on its line and inside its quotation marks",
    arguments: [
      ("a\nb\r\nc\u{2028}d", "a b c#8232;d"), ("#35;", "#35;35#59;"), ("\"\"", "#34;#34;"), ("a-b", "a-b"),
    ])
  func escapes(_ text: String, _ escaped: String) {
    let diagram = StateDiagram(states: [.init("a", LocalizedText(text))], transitions: [])
    #expect(diagram.mermaid(.english) == ["stateDiagram-v2", "  state \"\(escaped)\" as a"])
  }
}
