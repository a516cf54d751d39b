import Foundation
import Results
import SourceText
import Testing

@Suite("Results for programs and for readers")
struct CellResultTests {
  private static let table = Table(
    [Table.Column("bits", LocalizedText(en: "bits", ja: "ビット列")), Table.Column("value", "v", alignment: .right)],
    rows: [
      [.code("00101"), .plain("5")], [.code("a`b|c"), .words(LocalizedText(en: "minus zero", ja: "負の0"))],
      [.code(""), .plain("-0")],
    ], fold: 2)

  private static let figure = Figure(width: 1, height: 1, alt: LocalizedText(en: "a ring", ja: "環"), shapes: [])

  private static let diagram = StateDiagram(
    states: [.init("syn-sent", LocalizedText(en: "sent", ja: "送信済"))],
    transitions: [.init(from: "syn-sent", to: "syn-sent", "x;")], initial: "syn-sent")

  private static let diagnostics = Diagnostics([
    Diagnostic(
      .error, at: .init(line: 3, column: 14), "bad\nworse", id: "e",
      fixIts: [.init(at: .init(line: 3, column: 1), old: "let", new: "")],
      notes: [Diagnostic(.note, at: .init(cell: "2", line: 1, column: 5), "there"), Diagnostic(.note, "in a module")])
  ])

  private func json(_ result: any ResultValue, _ language: Language = .english) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(result.cellResult.json(language)), as: UTF8.self)
  }

  @Test("A table is an array of objects by column ids, without markup and without its fold")
  func tableJSON() throws {
    #expect(
      try json(Self.table)
        == #"[{"bits":"00101","value":"5"},{"bits":"a`b|c","value":"minus zero"},{"bits":"","value":"-0"}]"#)
    #expect(try json(Self.table, .japanese).contains(#""value":"負の0""#))
  }

  @Test("Lines are an array of strings")
  func linesJSON() throws {
    #expect(try json(Lines([LocalizedText(en: "a", ja: "あ"), "", "b\nc"]), .japanese) == #"["あ","","b","c"]"#)
    #expect(try json(Lines([])) == "[]")
  }

  @Test("A figure is its alternative text and its SVG")
  func figureJSON() throws {
    guard case .object(let values) = CellResult.figure(Self.figure).json(.japanese) else {
      Issue.record("no object")
      return
    }
    #expect(values == ["alt": .string("環"), "svg": .string(Self.figure.svg(.japanese))])
  }

  @Test("A diagram is its states and transitions, with the declared ids")
  func diagramJSON() throws {
    #expect(
      try json(Self.diagram)
        == #"{"states":[{"id":"syn-sent","title":"sent"}],"#
        + #""transitions":[{"from":"syn-sent","label":"x;","to":"syn-sent"}]}"#)
  }

  @Test("Messages of a compiler are objects with numbers as text, and unknown values are omitted")
  func diagnosticsJSON() throws {
    #expect(
      try json(Self.diagnostics)
        == #"[{"column":"14","fix-its":[{"column":"1","line":"3","new":"","old":"let"}],"id":"e","line":"3","#
        + #""message":"bad\nworse","notes":[{"cell":"2","column":"5","line":"1","message":"there","severity":"note"},"#
        + #"{"message":"in a module","severity":"note"}],"severity":"error"}]"#)
    #expect(
      try JSONDecoder().decode(Diagnostics.self, from: JSONEncoder().encode(Self.diagnostics)) == Self.diagnostics)
  }

  @Test("Every kind has a word, and its form of transcript")
  func kinds() {
    let results: [any ResultValue] = [Self.table, Lines([]), Self.figure, Self.diagram, Self.diagnostics]
    #expect(results.map(\.cellResult.kind.rawValue) == ["table", "lines", "figure", "state-diagram", "diagnostics"])
    #expect(results.map { type(of: $0).kind } == results.map(\.cellResult.kind))
    #expect(
      results.map(\.cellResult.kind.transcript)
        == ["a Markdown table", "a `transcript` fence", "an image", "a `mermaid` fence", "a `diagnostics` fence"])
  }

  @Test("A result for a terminal is lines without line ends")
  func text() {
    #expect(CellResult.lines(Lines(["a\r\nb", "\u{2028}", ""])).text(.english) == ["a", "b", "\u{2028}", ""])
    let results: [any ResultValue] = [Self.table, Self.figure, Self.diagram, Self.diagnostics]
    for result in results {
      let lines = result.cellResult.text(.japanese)
      #expect(!lines.isEmpty && lines.allSatisfy { !$0.contains(where: \.isNewline) })
    }
  }

  @Test("JSON is read back unchanged")
  func readBack() throws {
    let value = JSONValue.object(["a": .array([.string("1"), .array([]), .object([:])]), "値": .string("")])
    #expect(try JSONDecoder().decode(JSONValue.self, from: JSONEncoder().encode(value)) == value)
  }
}
