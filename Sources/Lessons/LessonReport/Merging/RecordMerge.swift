import LessonKit
import SourceText

/// A merge of saved outcomes: the shards of one run, in the order of the run, or any runs.
///
/// Outcomes that cannot be joined become findings of the record, so that a report of it never looks complete.
package struct RecordMerge {
  /// A record and the file that it was read from.
  package struct Input {
    /// The path of the file.
    package var path: String
    /// The record.
    package var record: RunRecord

    /// Creates an input.
    package init(path: String, record: RunRecord) {
      (self.path, self.record) = (path, record)
    }
  }

  /// A document, with its file and its position in the file.
  private struct Part {
    var document: DocumentRecord
    var file: String
    var index: Int
    var position: Int?
  }

  private var parts: [Part] = []
  private var findings: [Finding] = []

  /// Returns the joined record.
  ///
  /// - Complexity: O(*n* log *n*) for *n* documents.
  package static func joined(_ inputs: [Input]) -> RunRecord {
    var merge = RecordMerge()
    for input in inputs {
      for finding in input.record.findings where !merge.findings.contains(finding) { merge.findings.append(finding) }
    }
    merge.checkShards(inputs)
    merge.add(inputs)
    var record = RunRecord()
    if inputs.allSatisfy({ $0.record.shard != nil }) {
      merge.parts.sort { ($0.position ?? 0) < ($1.position ?? 0) }
    }
    record.documents = merge.parts.map(\.document)
    for document in record.documents { record.summary += document.summary }
    record.findings = merge.findings
    record.provenance = Provenance(joining: inputs.compactMap(\.record.provenance))
    return record
  }

  private mutating func checkShards(_ inputs: [Input]) {
    guard let first = inputs.first(where: { $0.record.shard != nil }), let shard = first.record.shard else { return }
    var isFit = true
    for input in inputs {
      guard let other = input.record.shard else {
        report(
          input.path, "This is a whole run, but `\(first.path)` is shard \(shard.index) of \(shard.count).",
          help: "Join the shards of one run, or whole runs.")
        isFit = false
        continue
      }
      guard (other.count, other.total) != (shard.count, shard.total) else { continue }
      report(
        input.path,
        """
        This is one of \(other.count) shards of \(other.total) documents, but `\(first.path)` is one of \(shard.count) \
        shards of \(shard.total).
        """, help: "Join the shards of one run.")
      isFit = false
    }
    guard isFit else { return }
    let there = Set(inputs.compactMap(\.record.shard?.index))
    let missing = (1...max(1, shard.count)).filter { !there.contains($0) }
    if !missing.isEmpty {
      let list = missing.map(String.init).joined(separator: ", ")
      report(
        first.path,
        missing.count == 1
          ? "One of its \(shard.count) shards is missing: \(list)."
          : "Some of its \(shard.count) shards are missing: \(list).",
        help: "Pass the outcomes of all shards.")
    }
  }

  private mutating func add(_ inputs: [Input]) {
    var known: [String: [Int]] = [:]
    for input in inputs {
      var own: [Part] = []
      for (index, document) in input.record.documents.enumerated() {
        let part = Part(
          document: document, file: input.path, index: index, position: input.record.shard?.positions[index])
        if let others = known[document.path], join(part, with: others) { continue }
        own.append(part)
      }
      for part in own {
        known[part.document.path, default: []].append(parts.count)
        parts.append(part)
      }
    }
  }

  /// Compares a document with the same one in other files, and returns whether it adds nothing new.
  private mutating func join(_ part: Part, with others: [Int]) -> Bool {
    for other in others {
      let known = parts[other]
      if known.document == part.document { return true }
      let cells = Dictionary(known.document.cells.enumerated().map { ($1.line, $0) }) { first, _ in first }
      var isPart =
        part.document.findings == known.document.findings && part.document.warnings == known.document.warnings
      var overlaps = false
      for (index, cell) in part.document.cells.enumerated() {
        guard let knownIndex = cells[cell.line] else {
          isPart = false
          continue
        }
        overlaps = true
        let knownCell = known.document.cells[knownIndex]
        if knownCell == cell { continue }
        let address = "\(part.document.path):\(cell.line)"
        report(
          part.file,
          knownCell.status == cell.status
            ? """
            `documents[\(part.index)].cells[\(index)]` says that `\(address)` \(cell.status.words); \
            `documents[\(known.index)].cells[\(knownIndex)]` of `\(known.file)` says the same, but its details \
            differ.
            """
            : """
            `documents[\(part.index)].cells[\(index)]` says that `\(address)` \(cell.status.words); \
            `documents[\(known.index)].cells[\(knownIndex)]` of `\(known.file)` says that it \(knownCell.status.words).
            """,
          help: "Join outcomes of the same state of the documents; only the first one counts here.")
        return true
      }
      if isPart, overlaps { return true }
    }
    return false
  }

  private mutating func report(_ path: String, _ message: Message, help: Message) {
    findings.append(Finding(Place(file: path), message, help: help))
  }
}

extension Provenance {
  /// Creates the provenance of joined runs: all values, without duplicates; nil if no run has any.
  fileprivate init?(joining all: [Provenance]) {
    guard !all.isEmpty else { return nil }
    func joined(_ values: [String]) -> String {
      values.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }.joined(separator: "; ")
    }
    let compilers = all.compactMap(\.compiler)
    let limits = all.compactMap(\.unenforcedLimits).flatMap(\.self)
    self.init(
      tool: joined(all.map(\.tool)), platform: joined(all.map(\.platform)), date: joined(all.map(\.date)),
      compiler: compilers.isEmpty ? nil : joined(compilers),
      unenforcedLimits: limits.isEmpty
        ? all.contains { $0.unenforcedLimits != nil } ? [] : nil
        : limits.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
  }
}
