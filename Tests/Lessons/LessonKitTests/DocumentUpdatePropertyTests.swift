import LessonKit
import Results
import SourceText
import TestSupport
import Testing

/// Random documents with random transcripts: one update makes each agree, and leaves the rest of it unchanged.
@Suite("Updates of any document")
struct DocumentUpdatePropertyTests {
  @Test("An updated document agrees, a second update changes nothing, prose keeps its bytes", arguments: 0..<10)
  func updates(_ batch: Int) throws {
    var plainlyRight = 0
    for seed in batch * 100..<(batch + 1) * 100 { try updates(seed: seed, &plainlyRight) }
    #expect(plainlyRight > 0, "what is seen without parsing again is checked here by parsing again")
  }

  private func updates(seed: Int, _ plainlyRight: inout Int) throws {
    var random = SplitMix64(seed: UInt64(seed))
    let result = RandomResult.any(&random)
    let layout = Layout(&random)
    let bytes = layout.document(transcript: RandomResult.transcript(near: result, &random))
    let before = Document(SourceFile(path: "a/README.md", bytes: bytes))
    let cell = try #require(before.cells.first, "seed \(seed): \(layout)")
    let note: Comment =
      "seed \(seed), \(layout): \(result.text(.english)) in\n\(String(decoding: bytes, as: UTF8.self))"

    let update = DocumentUpdate(before, [try outcome(cell, result, before)]) { _ in nil }
    #expect(update.findings.isEmpty, note)
    if update.isPlainlyRight { plainlyRight += 1 }
    let after = Document(SourceFile(path: "a/README.md", bytes: update.bytes))
    let updated = try #require(after.cells.first, note)
    #expect(try outcome(updated, result, after).status == .agrees, note)
    #expect(DocumentUpdate(after, [try outcome(updated, result, after)]) { _ in nil }.bytes == update.bytes, note)

    let text = String(decoding: update.bytes, as: UTF8.self)
    #expect(text.utf8.starts(with: layout.head.utf8), note)
    #expect(text.hasSuffix(layout.tail), note)
  }

  private func outcome(_ cell: Cell, _ result: CellResult, _ document: Document) throws -> CellOutcome {
    try TranscriptComparison.outcome(cell, result, document) { _ in nil }
  }
}

/// The container of a cell and the line ends of its document.
private struct Layout: CustomStringConvertible {
  let first: String
  let rest: String
  let ending: String
  let head: String
  let tail: String

  init(_ random: inout SplitMix64) {
    let containers = [
      ("", ""), ("- ", "  "), ("> ", "> "), (">", ">"), ("1. ", "   "), ("> - ", ">   "), ("- > ", "  > "),
      ("  - ", "    "),
    ]
    (first, rest) = random.pick(containers)
    ending = random.pick(["\n", "\r\n", "\r"])
    let mark = Bool.random(using: &random) ? "\u{FEFF}" : ""
    head = mark + random.pick(["", "Some text\u{20}\u{20}\(ending)\(ending)"])
    tail = random.pick(["", "\(ending)", "\(ending)More\ttext", "\(ending)# Heading\(ending)"])
  }

  var description: String { "container \(first.debugDescription), ending \(ending.debugDescription)" }

  func document(transcript: [String]?) -> [UInt8] {
    var lines = [first + "```experiment a.b", rest + "```"]
    if let transcript { lines += [rest] + transcript.map { rest + $0 } }
    return Array((head + lines.joined(separator: ending) + ending + tail).utf8)
  }
}

/// Random results, and transcripts that resemble them.
private enum RandomResult {
  static let pieces = [
    "0", "-16", "00101", "", " ", "|", "\\", "\\|", "`", "``", "*a*", "<b>", "日本語", "👨‍👩‍👧", "e\u{301}", "# x", "> y",
    "- z", "---",
    "```", "~~~", "    ", "\t", "a b", "&amp;", "$ lesson", "***",
  ]

  static func any(_ random: inout SplitMix64) -> CellResult {
    switch Int.random(in: 0..<5, using: &random) {
    case 0, 1: .table(table(&random))
    case 2, 3: .lines(Lines(texts(&random).map { LocalizedText($0) }))
    default:
      .diagnostics(
        Diagnostics(
          texts(&random).map { text in
            Diagnostic(.error, text, fixIts: [.init(at: .init(line: 1, column: 1), old: text, new: "x")])
          }))
    }
  }

  private static func text(_ random: inout SplitMix64) -> String {
    (0..<Int.random(in: 0...2, using: &random)).map { _ in random.pick(pieces) }.joined()
  }

  private static func texts(_ random: inout SplitMix64) -> [String] {
    (0..<Int.random(in: 0...5, using: &random)).map { _ in text(&random) }
  }

  private static func table(_ random: inout SplitMix64) -> Table {
    let columns = (0..<Int.random(in: 1...3, using: &random)).map { index in
      Table.Column("c\(index)", LocalizedText("t\(index)"), alignment: Bool.random(using: &random) ? .left : .right)
    }
    let rows = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      columns.map { _ in
        Bool.random(using: &random) ? Table.Value.code(text(&random)) : .plain(text(&random))
      }
    }
    return Table(columns, rows: rows)
  }

  /// Returns a transcript as an author might leave it: none, the right one, or one with lines changed, lost and added.
  static func transcript(near result: CellResult, _ random: inout SplitMix64) -> [String]? {
    guard Int.random(in: 0..<4, using: &random) > 0 else { return nil }
    switch result {
    case .table(let table):
      var text = TableText(table, .english)
      for row in text.rows.indices where Bool.random(using: &random) {
        text.rows[row] = text.rows[row].map { _ in random.pick(["7", "x y", "`1`"]) }
      }
      if Bool.random(using: &random), !text.rows.isEmpty { text.rows.removeLast() }
      if Bool.random(using: &random) { text.rows.insert(text.header, at: 0) }
      return Bool.random(using: &random) ? text.lines : text.lines.map { $0.replacing(" | ", with: "|") }
    default:
      var lines = texts(&random).filter { !$0.contains("```") }
      if Bool.random(using: &random) { lines += result.text(.english).filter { !$0.contains("```") } }
      return ["```\(result.kind == .lines ? "transcript" : "diagnostics")"] + lines + ["```"]
    }
  }
}
