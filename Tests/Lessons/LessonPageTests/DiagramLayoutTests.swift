import Results
import SourceText
import Testing

@testable import LessonPage

@Suite("Layout of state diagrams")
struct DiagramLayoutTests {
  private static let diagram = StateDiagram(
    states: [
      .init("off", LocalizedText(en: "off; \"now\"", ja: "オフ")), .init("on", LocalizedText(en: "on <b>", ja: "オン")),
    ],
    transitions: [
      .init(from: "off", to: "on", LocalizedText(en: "press [hard] / it glows", ja: "押す")),
      .init(from: "off", to: "off", LocalizedText(en: "wait / nothing", ja: "待つ")),
      .init(from: "on", to: "off", LocalizedText(en: "", ja: "")),
    ],
    initial: "off")
  private static let answer = """
    graph 1 3 4
    node s0 1.5 3 1.2 0.5 "" solid box black lightgrey
    node s1 1.5 1 1.2 0.35 "" solid box black lightgrey
    node start 1.5 3.9 0.15 0.15 "" solid circle black lightgrey
    edge s0 s1 4 1.5 2.7 1.5 2.2 1.5 1.7 1.5 1.2 "" 2 2 solid black
    edge s0 s1 4 1.5 2.7 1.5 2.2 1.5 1.7 1.5 1.2 invis black
    edge s0 s0 4 2.1 3 2.3 3 2.3 3 2.1 3 "" 2.5 3 solid black
    edge s1 s0 4 0.6 1.2 0.6 1.7 0.6 2.2 0.6 2.7 solid black
    edge start s0 4 1.5 3.8 1.5 3.6 1.5 3.4 1.5 3.3 solid black
    stop

    """

  private func layout(_ labels: ArrowLabels, isColumn: Bool = false) -> DiagramLayout {
    DiagramLayout(Self.diagram, .english, labels, isColumn: isColumn)
  }

  @Test("Graphviz receives sizes and no words", arguments: ArrowLabels.choices(transitions: 3))
  func source(_ labels: ArrowLabels) {
    let source = layout(labels).source
    for word in ["off", "now", "press", "hard", "wait", "<b>"] { #expect(!source.contains(word)) }
  }

  @Test("The states of a column are held below each other by lines that nobody sees")
  func column() throws {
    #expect(layout(.events(columns: 12), isColumn: true).source.contains("s0 -> s1 [style=invis"))
    #expect(!layout(.events(columns: 12)).source.contains("invis"))
    // Three transitions and the arrow to the initial state.
    #expect(try #require(layout(.whole(columns: 20)).arrangement(Self.answer)).arrows.count == 4)
  }

  @Test("The answer of Graphviz becomes a picture with all words")
  func words() throws {
    let arrangement = try #require(layout(.whole(columns: 30)).arrangement(Self.answer))
    let svg = arrangement.figure("two states").svg(.english)
    for words in ["press [hard] / it glows", "wait / nothing", "off; &quot;now&quot;", "on &lt;b&gt;"] {
      #expect(svg.contains(words))
    }
    #expect(arrangement.isClear)
  }

  @Test("In the diagram of a walk, each state and each transition is a group of its own, with escaped words")
  func groups() throws {
    for labels in ArrowLabels.choices(transitions: 3).dropLast() {
      let arrangement = try #require(layout(labels).arrangement(Self.answer))
      let html = try #require(MachineDiagram(Self.diagram, arrangement, labels, .english)).html
      for group in ["state=\"off", "state=\"on", "arrow=\"off on", "arrow=\"off off", "arrow=\"on off"] {
        #expect(html.ranges(of: "<g data-\(group)\">").count == 1, "\(group)")
      }
      #expect(html.contains("off; &quot;now&quot;") && html.contains("on &lt;b&gt;"))
      #expect(html.contains("<ol class=\"arrows\">") == labels.areNumbered)
    }
  }

  @Test("Numbered arrows have the places of the transitions, with the events or without words")
  func numbers() throws {
    // Even an arrow without an event has a number, for which Graphviz keeps a place.
    let answer = Self.answer.replacing("0.6 2.7 solid", with: "0.6 2.7 \"\" 0.5 2 solid")
    let events = try #require(layout(.events(columns: 12)).arrangement(answer))
    let labels = events.arrows.flatMap(\.labels).map { "\($0.number ?? 0) \($0.lines.joined())" }
    #expect(labels.sorted() == ["1 press", "2 wait", "3 "])
    let numbers = try #require(layout(.numbers(areShared: true)).arrangement(Self.answer))
    #expect(numbers.arrows.flatMap(\.labels).allSatisfy { $0.lines.isEmpty })
  }

  @Test("An arrangement is not clear if a label touches another one, a state, or the line of another transition")
  func clear() {
    let label = DiagramArrangement.Label(
      number: nil, lines: ["x"], frame: .init(center: .init(50, 50), width: 20, height: 20))
    let own = DiagramArrangement.Arrow(points: [.init(50, 0), .init(50, 50)], labels: [label])
    var arrangement = DiagramArrangement(width: 100, height: 100)
    arrangement.arrows = [own]
    #expect(arrangement.isClear)
    for other in [own, .init(points: [.init(45, 55)], labels: [])] {
      var crossed = arrangement
      crossed.arrows.append(other)
      #expect(!crossed.isClear)
    }
    arrangement.states = [.init(index: 0, lines: [], frame: .init(center: .init(60, 60), width: 8, height: 8))]
    #expect(!arrangement.isClear)
  }

  @Test(
    "An answer of another form is refused",
    arguments: ["", "graph 1 x 4", "graph 1 3 4\nnode s0 a b", "graph 1 3 4\nedge s0 s1 4 1", "graph 1 1e9 4"])
  func broken(_ answer: String) { #expect(layout(.numbers(areShared: false)).arrangement(answer) == nil) }

  @Test(
    "Lines end where a reader pauses",
    arguments: [
      ("the text waits to be converted", ["the text waits", "to be converted"]),
      ("残っていた線が消え、新しい線が始まる", ["残っていた線が", "消え、新しい線が", "始まる"]),
      ("cancelled(タッチが取り消される)", ["cancelled", "(タッチが", "取り消される)"]),
      ("path(forResource:ofType:)", ["path(forResource:", "ofType:)"]), ("", []),
    ] as [(String, [String])])
  func lines(_ text: String, _ lines: [String]) { #expect(WrappedText(text, columns: 16).lines == lines) }

  @Test("The effect of a transition starts a line unless the whole label is one")
  func effect() {
    #expect(ArrowLabels.whole(columns: 20).lines("wait / nothing") == ["wait / nothing"])
    #expect(ArrowLabels.whole(columns: 20).lines("began / a stroke begins") == ["began", "/ a stroke begins"])
    #expect(ArrowLabels.event(of: "tap [the button exists] / chosen") == "tap")
  }

  @Test("Only a picture with numbers has a list of the transitions, with their escaped words")
  func list() throws {
    func html(_ labels: ArrowLabels) throws -> String {
      let arrangement = try #require(layout(labels).arrangement(Self.answer))
      return DrawnDiagram(arrangement, labels, alt: "two states").html(Self.diagram, .english)
    }
    #expect(try html(.numbers(areShared: false)).contains("<li><b>press</b> [hard] / it glows</li>"))
    #expect(try !html(.whole(columns: 24)).contains("<ol"))
    #expect(try !html(.whole(columns: 24)).contains("tabindex"))
  }
}
