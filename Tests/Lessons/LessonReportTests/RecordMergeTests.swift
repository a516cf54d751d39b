import Foundation
import LessonKit
import LessonReport
import SourceText
import TestSupport
import Testing

@Suite("Reading and joining saved outcomes")
struct RecordMergeTests {
  /// Returns a whole record of documents with matching counts.
  static func whole(_ documents: [DocumentRecord], findings: [Finding] = []) -> RunRecord {
    var record = RunRecord()
    record.documents = documents
    record.findings = findings
    for document in documents { record.summary += document.summary }
    return record
  }

  /// Returns a document with cells on some lines.
  static func document(
    _ path: String, _ cells: [(line: Int, status: CellOutcome.Status)]
  ) throws -> DocumentRecord {
    let text = LessonReportTests.document(path, cells: "")
    var document = try record(text.replacing("\"cells\": 1", with: "\"cells\": 0")).documents[0]
    for (line, status) in cells {
      document.cells.append(
        try record(LessonReportTests.document(cells: cell(status, line: line))).documents[0].cells[0])
      document.summary.cells[status] += 1
    }
    return document
  }

  private static func bytes(_ record: RunRecord) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return Array(try encoder.encode(record))
  }

  private static func inputs(_ records: [RunRecord]) -> [RecordMerge.Input] {
    records.enumerated().map { RecordMerge.Input(path: "\($0).json", record: $1) }
  }

  @Test("The shards of a run in any order give the run again, byte for byte", arguments: 1...8)
  func shards(_ count: Int) throws {
    var random = SplitMix64(seed: UInt64(count))
    let documents = try (0..<20).map { number in
      try Self.document("d\(number).md", (1...3).map { ($0 * 10, CellOutcome.Status.allCases[(number + $0) % 5]) })
    }
    let whole = Self.whole(documents, findings: [Finding(Place(file: "none.md"), "None.")])
    var positions = Array(repeating: [Int](), count: count)
    for position in documents.indices { positions[Int.random(in: 0..<count, using: &random)].append(position) }
    let shards = positions.enumerated().map { index, positions in
      var shard = Self.whole(positions.map { documents[$0] }, findings: whole.findings)
      shard.shard = ShardRecord(index: index + 1, count: count, positions: positions, total: documents.count)
      return shard
    }
    let joined = RecordMerge.joined(Self.inputs(shards.shuffled(using: &random)))
    #expect(try Self.bytes(joined) == Self.bytes(whole), "seed \(count)")
  }

  @Test("A shard that is missing, duplicate or from another run is reported")
  func shardErrors() throws {
    func shard(_ index: Int, _ count: Int = 3, total: Int = 3) throws -> RunRecord {
      var record = Self.whole([try Self.document("d\(index).md", [(1, .agrees)])])
      record.shard = ShardRecord(index: index, count: count, positions: [index - 1], total: total)
      return record
    }
    func told(_ records: [RunRecord]) -> [String] {
      RecordMerge.joined(Self.inputs(records)).findings.map(\.message.description)
    }
    #expect(try told([shard(1), shard(2), shard(3)]) == [])
    #expect(try told([shard(3)]) == ["Some of its 3 shards are missing: 1, 2."])
    #expect(try told([shard(1), shard(3)]) == ["One of its 3 shards is missing: 2."])
    #expect(try told([shard(1), shard(2), shard(3), shard(2)]) == [])
    #expect(try told([shard(1), shard(2, 4)])[0].hasPrefix("This is one of 4 shards of 3 documents"))
    #expect(try told([shard(1), Self.whole([])])[0].hasPrefix("This is a whole run"))
  }

  @Test("A document in several files counts once, and a contradiction is reported with both places")
  func contradictions() throws {
    let one = Self.whole([
      try Self.document("x.md", [(1, .agrees)]), try Self.document("a.md", [(1, .agrees), (9, .agrees)]),
    ])
    let same = Self.whole([one.documents[1], try Self.document("b.md", [(1, .differs)])])
    let joined = RecordMerge.joined(Self.inputs([one, same]))
    #expect(joined.documents.map(\.path) == ["x.md", "a.md", "b.md"] && joined.findings == [])
    #expect(joined.summary.documents == 3 && joined.summary.cells.total == 4)
    var part = try Self.document("a.md", [(1, .agrees)])
    part.warnings = [Finding(Place(file: "a.md"), "It can be better.")]
    let warned = RecordMerge.joined(Self.inputs([one, Self.whole([part])]))
    #expect(warned.documents.compactMap(\.warnings) == [part.warnings])
    let other = Self.whole([try Self.document("a.md", [(1, .agrees), (9, .differs)])])
    let told = RecordMerge.joined(Self.inputs([one, other]))
    #expect(told.documents == one.documents)
    #expect(
      told.findings.map(\.description) == [
        """
        1.json: `documents[0].cells[1]` says that `a.md:9` differs; `documents[1].cells[1]` of `0.json` says that it agrees. \
        Join outcomes of the same state of the documents; only the first one counts here.
        """
      ])
    let cells = Self.whole([try Self.document("a.md", [(5, .agrees)]), try Self.document("a.md", [(9, .agrees)])])
    #expect(RecordMerge.joined(Self.inputs([cells])).documents.count == 2, "single cells of a document stay apart")
  }

  @Test("A record reads back as it was written")
  func reads() throws {
    let record = Self.whole([try Self.document("a.md", [(1, .agrees), (2, .skipped)])])
    #expect(try RecordReader.read(try Self.bytes(record), path: "a.json") == record)
  }

  @Test(
    "A damaged, foreign or contradictory file is reported with the place in its JSON",
    arguments: [
      ("", "", "This is not JSON"), ("{\"a\": 1}", "", "not a saved outcome of a run"),
      ("[]", "", "not a saved outcome"),
      ("\"schema-version\":2", "\"schema-version\":1", "`schema-version` is 1, but this program reads 2."),
      ("\"schema-version\":2", "\"schema-version\":0", "`schema-version` is 0"),
      (
        "\"status\":\"skipped\"", "\"status\":\"slept\"", "`documents[0].cells[1].status` has an invalid value"
      ),
      ("\"line\":2,", "", "`documents[0].cells[1].line` is missing."),
      ("\"line\":2,", "\"line\":\"2\",", "`documents[0].cells[1].line` has an invalid value"),
      ("\"status\":\"skipped\"", "\"status\":\"agrees\"", "`documents[0].summary.agree` is 1, but the document has 2."),
      ("\"documents\":1,", "\"documents\":5,", "`summary` is not the sum of the summaries in `documents`."),
    ])
  func damaged(_ part: String, _ replacement: String, _ message: String) throws {
    let record = Self.whole([try Self.document("a.md", [(1, .agrees), (2, .skipped)])])
    let text = String(decoding: try Self.bytes(record), as: UTF8.self)
    var damaged = replacement.isEmpty && !part.hasPrefix("\"line") ? part : text.replacing(part, with: replacement)
    if message.contains("not the sum") {
      let last = try #require(text.ranges(of: part).last)
      damaged = text.replacingCharacters(in: last, with: replacement)
    }
    let finding = #expect(throws: Finding.self) { try RecordReader.read(Array(damaged.utf8), path: "a.json") }
    #expect(
      finding?.place.file == "a.json" && finding?.message.description.contains(message) == true,
      "\(String(describing: finding))")
  }

  @Test("The beginning of a file is not read as a whole file")
  func cutOff() throws {
    let bytes = try Self.bytes(Self.whole([try Self.document("a.md", [(1, .agrees)])]))
    for count in 0..<bytes.count {
      #expect(throws: Finding.self) { try RecordReader.read(Array(bytes.prefix(count)), path: "a.json") }
    }
  }
}
