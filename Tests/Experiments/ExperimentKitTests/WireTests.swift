import Results
import SourceText
import TestSupport
import Testing

@testable import ExperimentKit

@Suite("The messages between lesson and a host")
struct WireTests {
  /// The seed of the random values of this suite.
  private static let seed: UInt64 = 20_260_821

  @Test("Tables, lines, pictures and diagrams are read back unchanged", arguments: 0..<200)
  func resultsComeBack(round: Int) throws {
    var random = SplitMix64(seed: Self.seed &+ UInt64(round))
    let result = Self.result(&random)
    let line = HostReply.result(result).line(id: "7")
    #expect(line.firstIndex(of: UInt8(ascii: "\n")) == line.count - 1)
    guard case .result(let back) = try HostReply.read(Array(line.dropLast())).message else {
      Issue.record("no result: \(String(decoding: line, as: UTF8.self)), seed \(Self.seed), round \(round)")
      return
    }
    #expect(back == result, "seed \(Self.seed), round \(round)")
  }

  @Test("A figure is read back as a picture of its SVG in each language")
  func figure() throws {
    let figure = Figure(
      width: 20, height: 10, alt: LocalizedText(en: "a line", ja: "線"),
      shapes: [.text(LocalizedText(en: "up", ja: "上"), at: Figure.Point(1, 2))])
    let line = HostReply.result(.figure(figure)).line(id: "7")
    guard case .result(.picture(let back)) = try HostReply.read(line).message else {
      Issue.record("no picture")
      return
    }
    #expect(back.content == .svg(LocalizedText(en: figure.svg(.english), ja: figure.svg(.japanese))))
    #expect(back.alt == figure.alt && back.engine == nil)
  }

  @Test(
    "A result that breaks a rule is refused with the place",
    arguments: [
      (#"{"kind":"lines","lines":["a\nb"]}"#, "`result.lines.0` contains a line end or another control character"),
      (#"{"kind":"lines","lines":[{"en":"a"}]}"#, "`result.lines.0` lacks `ja`"),
      (#"{"kind":"table","columns":[],"rows":[]}"#, "`result.columns` is empty"),
      (
        #"{"kind":"table","columns":[{"id":"a","title":"a\u0007"}],"rows":[]}"#,
        "`result.columns.0.title` contains a line end or another control character"
      ),
      (#"{"kind":"table","columns":[{"id":"","title":"a"}],"rows":[]}"#, "`result.columns.0.id` is empty"),
      (
        #"{"kind":"table","columns":[{"id":"a","title":"a"},{"id":"a","title":"b"}],"rows":[]}"#,
        "`result.columns` has two columns with the same id"
      ),
      (
        #"{"kind":"table","columns":[{"id":"a","title":"a","alignment":"middle"}],"rows":[]}"#,
        "`result.columns.0.alignment` is neither `left` nor `right`"
      ),
      (
        #"{"kind":"table","fold":"0","columns":[{"id":"a","title":"a"}],"rows":[]}"#, "`result.fold` is less than 1"
      ),
      (
        #"{"kind":"table","columns":[{"id":"a","title":"a"}],"rows":[[{"code":"a\n"}]]}"#,
        "`result.rows.0.0.code` contains a line end or another control character"
      ),
      (#"{"kind":"figure","alt":{"en":"a","ja":""},"svg":"<svg/>"}"#, "`result.alt` is empty"),
      (#"{"kind":"figure","alt":"a"}"#, "`result` has none of `svg`, `png`, `pdf`"),
      (#"{"kind":"figure","alt":"a","png":"?"}"#, "`result.png` is not Base64"),
      (mark(#""x":1,"y":2"#), "`result.marks.0` needs a `code`, a `value`, both of them, or a `bit`"),
      (
        mark(#""code":"1","bit":0,"x":1,"y":2"#), "`result.marks.0` needs a `code`, a `value`, both of them, or a `bit`"
      ),
      (mark(#""code":"1 0","x":1,"y":2"#), "`result.marks.0.code` is not the text of a code or a number"),
      (mark(#""code":"","x":1,"y":2"#), "`result.marks.0.code` is not the text of a code or a number"),
      (mark(#""value":"1,5","x":1,"y":2"#), "`result.marks.0.value` is not the text of a code or a number"),
      (mark(#""value":"値","x":1,"y":2"#), "`result.marks.0.value` is not the text of a code or a number"),
      (
        mark(#""value":"\#(String(repeating: "1", count: 65))","x":1,"y":2"#),
        "`result.marks.0.value` is not the text of a code or a number"
      ),
      (mark(#""bit":64,"x":1,"y":2"#), "`result.marks.0.bit` is not a place from 0 to 63"),
      (mark(#""bit":-1,"x":1,"y":2"#), "`result.marks.0.bit` is not a place from 0 to 63"),
      (mark(#""bit":0,"x":"1e3","y":2"#), "`result.marks.0.x` is not a length from 0 to 100000"),
      (mark(#""bit":0,"x":-1,"y":2"#), "`result.marks.0.x` is not a length from 0 to 100000"),
      (mark(#""bit":0,"x":100001,"y":2"#), "`result.marks.0.x` is not a length from 0 to 100000"),
      (mark(#""bit":0,"x":"nan","y":2"#), "`result.marks.0.x` is not a length from 0 to 100000"),
      (mark(#""bit":0,"x":1"#), "`result.marks.0` lacks `y`"),
      (mark(#""bit":0,"x":1,"y":[]"#), "`result.marks.0.y` is not a length from 0 to 100000"),
      (mark(#""bit":0,"x":1,"y":2,"radius":"-0""#), "`result.marks.0.radius` is not a length from 0 to 100000"),
      (
        #"{"kind":"state-diagram","states":[{"id":"a b","title":"a"}],"transitions":[]}"#,
        "`result.states.0.id` contains characters other than ASCII letters, digits, `-` and `_`"
      ),
      (
        #"{"kind":"state-diagram","states":[{"id":"a","title":"a"}],"transitions":[{"from":"a","to":"b","label":""}]}"#,
        "`result.transitions.0.to` is not one of the states"
      ),
      (
        #"{"kind":"state-diagram","states":[],"transitions":[],"initial":"a"}"#,
        "`result.initial` is not one of the states"
      ),
    ])
  func refused(result: String, message: String) {
    let error = #expect(throws: WireError.self) {
      try HostReply.read(Array(#"{"id":"2","result":\#(result)}"#.utf8))
    }
    #expect(error?.description == message)
  }

  /// Returns the JSON of a picture with a mark.
  private static func mark(_ members: String) -> String {
    #"{"kind":"figure","alt":"a","svg":"<svg/>","marks":[{\#(members)}]}"#
  }

  @Test("A picture with more marks than anybody can see is refused")
  func manyMarks() {
    for (count, isRead) in [(4096, true), (4097, false)] {
      let marks = [String](repeating: #"{"bit":0,"x":1,"y":2.5}"#, count: count).joined(separator: ",")
      let line = #"{"id":"2","result":{"kind":"figure","alt":"a","svg":"<svg/>","marks":[\#(marks)]}}"#
      #expect(((try? HostReply.read(Array(line.utf8))) != nil) == isRead)
    }
  }

  @Test("Invalid SVG is refused", arguments: ["", "<svg", "<p/>", "<svg><g></svg>"])
  func brokenSVG(text: String) {
    let error = #expect(throws: WireError.self) {
      try HostReply.read(Array(#"{"id":"2","result":{"kind":"figure","alt":"a","svg":"\#(text)"}}"#.utf8))
    }
    #expect(error?.description.hasPrefix("`result.svg` is not SVG (line 1: ") == true)
  }

  @Test("Messages of a compiler are not sent")
  func diagnostics() throws {
    let line = HostReply.result(.diagnostics(Diagnostics([]))).line(id: "7")
    guard case .failed(let failure) = try HostReply.read(line).message else {
      Issue.record("no failure")
      return
    }
    #expect(failure.message == "A host cannot return a `diagnostics` fence.")
  }

  @Test(
    "The path to a value is the same on both sides",
    arguments: [
      (["list", "1"], 3), (["list", "2", "deep", "0"], 6), (["list"], 1), (["list", "9"], 2), (["map", "b"], 8),
      (["map", "b", "0"], 8), (["gone"], nil), ([], nil),
    ] as [([String], Int?)])
  func paths(path: [String], line: Int?) throws {
    let yaml = "list:\n  - one\n  - two\n  - deep:\n\n      - x\nmap: {a: 1,\n  b: 2}\n"
    let entries = try Self.entries(yaml)
    let rejected = HostReply.rejected([HostRejection(path: path, reason: "No.", help: "Do.")]).line(id: "7")
    guard case .rejected(let rejections) = try HostReply.read(rejected).message else {
      Issue.record("no rejection")
      return
    }
    let rejection = try #require(rejections.first).rejection(in: entries)
    #expect(rejection.line == line && rejection.reason == "No." && rejection.help == "Do.")
  }

  @Test("Every line of received parameters leads to its value")
  func wireParameters() throws {
    let yaml = "list:\n  - one\n  - [two, {x: y}]\nmap: {b: 1, a: [c]}\n"
    let parameters = WireParameters(
      Dictionary(uniqueKeysWithValues: try Self.entries(yaml).map { ($0.key, $0.value.wire) }))
    var found: [String] = []
    func visit(_ node: YAMLNode) {
      found.append("\(parameters.path(ofLine: node.line)?.joined(separator: ".") ?? "?")=\(node.text)")
      switch node.content {
      case .scalar: break
      case .sequence(let nodes): nodes.forEach(visit)
      case .mapping(let entries): entries.map(\.value).forEach(visit)
      }
    }
    parameters.entries.map(\.value).forEach(visit)
    #expect(
      found == [
        "list=[one, [two, {x: y}]]", "list.0=one", "list.1=[two, {x: y}]", "list.1.0=two", "list.1.1={x: y}",
        "list.1.1.x=y", "map={a: [c], b: 1}", "map.a=[c]", "map.a.0=c", "map.b=1",
      ])
  }

  private static func entries(_ yaml: String) throws -> [YAMLNode.Entry] {
    guard case .mapping(let entries)? = YAMLParser.parse(yaml, file: "cell").root?.content else { return [] }
    return entries
  }

  private static func text(_ random: inout SplitMix64) -> String {
    let pieces = ["a", "値", "\"", "\\", "\t", "\u{2028}", "🦉", "/", "é", " ", "0"]
    return (0..<Int.random(in: 0...5, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private static func words(_ random: inout SplitMix64) -> LocalizedText {
    Bool.random(using: &random)
      ? LocalizedText(text(&random)) : LocalizedText(en: text(&random), ja: text(&random))
  }

  private static func result(_ random: inout SplitMix64) -> CellResult {
    let alt = LocalizedText(en: "a\(text(&random))", ja: "値\(text(&random))")
    let engine = Bool.random(using: &random) ? text(&random) : nil
    let bytes = (0..<Int.random(in: 0...40, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
    switch Int.random(in: 0...5, using: &random) {
    case 0: return .table(table(&random))
    case 1: return .lines(Lines((0..<Int.random(in: 0...4, using: &random)).map { _ in words(&random) }))
    case 2: return .picture(Picture(.png(bytes), alt: alt, engine: engine))
    case 3: return .picture(Picture(.pdf(bytes), alt: alt, engine: engine))
    case 4:
      let svg = LocalizedText("<svg>\n  <text>\(bytes.count)</text>\n</svg>\n")
      return .picture(Picture(.svg(svg), alt: alt, engine: engine, marks: bytes.map { mark($0, &random) }))
    default:
      return .stateDiagram(
        StateDiagram(
          states: [StateDiagram.State("a", words(&random)), StateDiagram.State("b-2", words(&random))],
          transitions: [StateDiagram.Transition(from: "a", to: "b-2", words(&random))],
          initial: engine.map { _ in "a" }))
    }
  }

  private static func mark(_ number: UInt8, _ random: inout SplitMix64) -> Figure.Mark {
    let code = String(number, radix: 2)
    let subject = random.pick([
      Figure.Mark.Subject.code(code, value: "-\(number)"), .code(code, value: nil), .value("1/\(number)"),
      .value("2^-14"),
      .bit(Int(number % 64)),
    ])
    let place = Figure.Point(Double(number) / 4, Double(Int.random(in: 0...9_999, using: &random)) / 100)
    let radius = Double(Int.random(in: 0...99, using: &random)) / 100
    return Figure.Mark(subject, at: place, radius: radius, isMain: number.isMultiple(of: 3))
  }

  private static func table(_ random: inout SplitMix64) -> Table {
    let columns = (0...Int.random(in: 0...3, using: &random)).map { number in
      Table.Column("c\(number)", words(&random), alignment: Bool.random(using: &random) ? .left : .right)
    }
    let rows = (0..<Int.random(in: 0...3, using: &random)).map { _ in
      columns.map { _ in
        switch Int.random(in: 0...2, using: &random) {
        case 0: Table.Value.code(text(&random))
        case 1: Table.Value.plain(text(&random))
        default: Table.Value.words(words(&random))
        }
      }
    }
    return Table(columns, rows: rows, fold: Int.random(in: 1...3, using: &random))
  }
}
