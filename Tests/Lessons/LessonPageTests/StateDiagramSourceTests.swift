import Results
import SourceText
import Testing

@testable import LessonPage

@Suite("Mermaid state diagrams on pages")
struct StateDiagramSourceTests {
  private static let diagram = StateDiagram(
    states: [
      .init("off", LocalizedText(en: "off; \"now\"", ja: "オフ")), .init("on", LocalizedText(en: "on <b>", ja: "オン")),
    ],
    transitions: [
      .init(from: "off", to: "on", LocalizedText(en: "press #1; [hard]", ja: "押す")),
      .init(from: "on", to: "off", LocalizedText(en: "", ja: "")),
    ],
    initial: "off")

  @Test("A diagram that experiments write is read back unchanged", arguments: Language.allCases)
  func roundTrip(_ language: Language) throws {
    let lines = Self.diagram.mermaid(language)
    let read = try #require(StateDiagram(mermaid: lines))
    #expect(read.mermaid(language) == lines)
    #expect(read.states.map { $0.title[language] } == Self.diagram.states.map { $0.title[language] })
    #expect(read.transitions.map { $0.label[language] } == Self.diagram.transitions.map { $0.label[language] })
    #expect(read.initial == "off")
  }

  @Test(
    "Text with anything other than states and transitions is not read as a diagram",
    arguments: [["graph TD"], [], ["stateDiagram-v2", "note right of a"], ["stateDiagram-v2", "a --> b --> c"]])
  func others(_ lines: [String]) { #expect(StateDiagram(mermaid: lines) == nil) }

  @Test("The table of a diagram has a row for each transition, and escapes markup")
  func table() {
    let html = DiagramTable.html(Self.diagram, .english, label: "Transitions")
    #expect(html.contains("<td>off; &quot;now&quot;</td><td>press #1; [hard]</td><td>on &lt;b&gt;</td>"))
    #expect(html.ranges(of: "<tr>").count == 3)
  }
}
