import Results
import SourceText

/// Results as the host protocol writes them.
extension CellResult {
  /// The result on the wire; nil for messages of a compiler, which no host gives.
  var wire: JSONValue? {
    switch self {
    case .table(let table): table.wire
    case .lines(let lines): .object(["kind": kind.wire, "lines": .array(lines.lines.map(\.wire))])
    case .figure(let figure): Picture(figure).wire
    case .picture(let picture): picture.wire
    case .stateDiagram(let diagram): diagram.wire
    case .diagnostics: nil
    }
  }

  /// Reads a result.
  init(_ reader: WireReader) throws(WireError) {
    switch try reader["kind"].text {
    case Kind.table.rawValue: self = .table(try Table(reader))
    case Kind.lines.rawValue:
      self = .lines(Lines(try reader["lines"].list.map { reader throws(WireError) in try reader.words }))
    case Kind.figure.rawValue: self = .picture(try Picture(reader))
    case Kind.stateDiagram.rawValue: self = .stateDiagram(try StateDiagram(reader))
    default:
      throw try reader["kind"].mistake("is none of `table`, `lines`, `figure`, `state-diagram`")
    }
  }
}

extension CellResult.Kind {
  fileprivate var wire: JSONValue { .string(rawValue) }
}

extension Table {
  fileprivate var wire: JSONValue {
    var members: [String: JSONValue] = [
      "kind": Self.kind.wire, "fold": .string("\(fold)"),
      "columns": .array(
        columns.map {
          .object(["id": .string($0.id), "title": $0.title.wire, "alignment": .string($0.alignment.wire)])
        }),
      "rows": .array(rows.map { .array($0.map(\.wire)) }),
    ]
    if isMarkdown { members["texts"] = .string(Self.markdown) }
    return .object(members)
  }

  fileprivate init(_ reader: WireReader) throws(WireError) {
    let columns = try reader["columns"].list.map { column throws(WireError) in
      Column(
        try column["id"].name, try column["title"].words,
        alignment: try column.member("alignment")?.alignment ?? .left)
    }
    let rows = try reader["rows"].list.map { row throws(WireError) in
      let values = try row.list.map { value throws(WireError) in try value.tableValue }
      guard values.count == columns.count else {
        throw row.mistake("has \(values.count) values for \(columns.count) columns")
      }
      return values
    }
    guard !columns.isEmpty else { throw try reader["columns"].mistake("is empty") }
    guard Set(columns.map(\.id)).count == columns.count else {
      throw try reader["columns"].mistake("has two columns with one id")
    }
    let fold = try reader.member("fold")?.number ?? 1
    guard fold > 0 else { throw try reader["fold"].mistake("is less than 1") }
    self.init(columns, rows: rows, fold: fold)
    if let texts = try reader.member("texts") {
      guard try texts.text == Self.markdown else { throw texts.mistake("is something else than `\(Self.markdown)`") }
      isMarkdown = true
    }
  }

  /// What a table says of its texts where they are not plain.
  private static let markdown = "markdown"
}

extension Table.Column.Alignment {
  fileprivate var wire: String {
    switch self {
    case .left: "left"
    case .right: "right"
    }
  }
}

extension Table.Value {
  fileprivate var wire: JSONValue {
    switch self {
    case .code(let text): .object(["code": .string(text)])
    case .plain(let text): .string(text)
    case .words(let words):
      .object([Language.english.rawValue: .string(words.en), Language.japanese.rawValue: .string(words.ja)])
    }
  }
}

extension WireReader {
  fileprivate var stateID: String {
    get throws(WireError) {
      let id = try name
      guard id.utf8.allSatisfy({ $0.isASCIIWord }) else {
        throw mistake("holds other characters than ASCII letters, digits, `-` and `_`")
      }
      return id
    }
  }

  fileprivate var alignment: Table.Column.Alignment {
    get throws(WireError) {
      switch try text {
      case "left": .left
      case "right": .right
      default: throw mistake("is neither `left` nor `right`")
      }
    }
  }

  fileprivate var tableValue: Table.Value {
    get throws(WireError) {
      if (try? text) != nil { return .plain(try line) }
      if let code = try member("code") { return .code(try code.line) }
      return .words(try words)
    }
  }
}

extension Picture {
  /// A figure as a finished picture.
  fileprivate init(_ figure: Figure) {
    self.init(.svg(LocalizedText(en: figure.svg(.english), ja: figure.svg(.japanese))), alt: figure.alt)
  }

  fileprivate var wire: JSONValue {
    let value: JSONValue =
      switch content {
      case .png(let bytes), .pdf(let bytes): .string(Base64.text(of: bytes))
      case .svg(let text): text.wire
      }
    var members = ["kind": Self.kind.wire, "alt": alt.wire, format.rawValue: value]
    members["engine"] = engine.map { .string($0) }
    return .object(members)
  }

  fileprivate init(_ reader: WireReader) throws(WireError) {
    self.init(
      try Self.content(reader), alt: try Self.alt(try reader["alt"]), engine: try reader.member("engine")?.line)
  }

  private static func alt(_ reader: WireReader) throws(WireError) -> LocalizedText {
    let alt = try reader.words
    guard !alt.en.isEmpty, !alt.ja.isEmpty else { throw reader.mistake("is empty") }
    return alt
  }

  private static func content(_ reader: WireReader) throws(WireError) -> Content {
    func bytes(_ reader: WireReader) throws(WireError) -> [UInt8] {
      guard let bytes = Base64.bytes(of: try reader.text) else { throw reader.mistake("is no Base64") }
      return bytes
    }
    if let svg = try reader.member(Format.svg.rawValue) {
      let texts = try svg.texts
      for text in [texts.en, texts.ja] {
        do throws(XMLError) {
          try SVGComparison.check(Array(text.utf8))
        } catch {
          throw svg.mistake("is no SVG (line \(error.line): \(error.message))")
        }
      }
      return .svg(texts)
    }
    if let png = try reader.member(Format.png.rawValue) { return .png(try bytes(png)) }
    if let pdf = try reader.member(Format.pdf.rawValue) { return .pdf(try bytes(pdf)) }
    throw reader.mistake("has none of `svg`, `png`, `pdf`")
  }
}

extension StateDiagram {
  fileprivate var wire: JSONValue {
    var members: [String: JSONValue] = [
      "kind": Self.kind.wire,
      "states": .array(states.map { .object(["id": .string($0.id), "title": $0.title.wire]) }),
      "transitions": .array(
        transitions.map {
          .object(["from": .string($0.from), "to": .string($0.to), "label": $0.label.wire])
        }),
    ]
    members["initial"] = initial.map { .string($0) }
    return .object(members)
  }

  fileprivate init(_ reader: WireReader) throws(WireError) {
    let states = try reader["states"].list.map { state throws(WireError) in
      State(try state["id"].stateID, try state["title"].words)
    }
    let ids = Set(states.map(\.id))
    func state(_ reader: WireReader) throws(WireError) -> String {
      let id = try reader.text
      guard ids.contains(id) else { throw reader.mistake("is none of the states") }
      return id
    }
    let transitions = try reader["transitions"].list.map { transition throws(WireError) in
      Transition(
        from: try state(transition["from"]), to: try state(transition["to"]), try transition["label"].words)
    }
    let initial = try reader.member("initial")
    self.init(
      states: states, transitions: transitions,
      initial: try initial.map { initial throws(WireError) in try state(initial) })
  }
}

extension UInt8 {
  fileprivate var isASCIIWord: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
