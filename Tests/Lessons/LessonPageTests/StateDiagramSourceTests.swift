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
    let html = DiagramTable.html(Self.diagram, .english)
    #expect(html.contains("<td>off; &quot;now&quot;</td><td>press #1; [hard]</td><td>on &lt;b&gt;</td>"))
    #expect(html.ranges(of: "<tr>").count == 3)
  }

  @Test("Graphviz receives sizes and no words, and its answer becomes a picture")
  func layout() throws {
    let layout = DiagramLayout(Self.diagram, .english)
    for word in ["off", "now", "press", "hard", "<b>"] { #expect(!layout.source.contains(word)) }
    let alt = LocalizedText(en: "two states", ja: "状態が二つ")
    let answer = """
      graph 1 3 4
      node s0 1.5 3.5 1.2 0.35 "" solid box black lightgrey
      node s1 1.5 1 1.2 0.35 "" solid box black lightgrey
      node start 1.5 3.9 0.15 0.15 "" solid box black lightgrey
      edge s0 s1 4 1.5 3.3 1.5 2.6 1.5 1.9 1.5 1.2 "" 2 2.2 solid black
      edge s1 s0 4 1.2 1.2 1.2 1.9 1.2 2.6 1.2 3.3 solid black
      edge start s0 4 1.5 3.8 1.5 3.75 1.5 3.7 1.5 3.68 solid black
      stop

      """
    let svg = try #require(layout.figure(answer, alt: alt)).svg(.english)
    #expect(svg.contains("press #1; [hard]") && svg.contains("off; &quot;now&quot;") || svg.contains("off; \"now\""))
    for broken in ["", "graph 1 x 4", "graph 1 3 4\nnode s0 a b", "graph 1 3 4\nedge s0 s1 4 1", "graph 1 1e9 4"] {
      #expect(layout.figure(broken, alt: alt) == nil, "\(broken)")
    }
  }
}
