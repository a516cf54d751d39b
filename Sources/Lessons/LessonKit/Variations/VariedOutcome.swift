import Results
import SourceText

/// The results of a cell for other values, compared with what its document and the lock file record.
public struct VariedOutcome: Sendable {
  /// The numbers of results and of what is missing.
  public var counts: VariationCounts
  /// The record that the document should have; nil if nothing is to be recorded, or if it is unknown.
  public var record: VariedRecord?
  /// The differences between the results and their record.
  public var differences: [Difference] = []
  /// Whether the document records nothing.
  public var isUnrecorded = false
  /// The values without a result, and what was left out.
  public var warnings: [Finding] = []

  /// Creates the outcome of results that are not recorded.
  package init(_ counts: VariationCounts, warnings: [Finding]) {
    (self.counts, self.warnings) = (counts, warnings)
  }

  /// Compares results with their record.
  ///
  /// - Parameters:
  ///   - cell: the cell, which has a name.
  ///   - record: the results that this machine could compute.
  ///   - unknown: the values for which this machine could not decide on a result.
  ///   - lock: the lock file.
  ///   - file: the name of the lock file.
  ///   - counts: the numbers of results.
  ///   - warnings: the values without a result.
  package init(
    _ cell: Cell, _ record: VariedRecord, unknown: Set<String>, _ lock: VariedLock, file: String,
    _ counts: VariationCounts, warnings: [Finding]
  ) {
    self.init(counts, warnings: warnings)
    isUnrecorded = cell.digest == nil
    let section = cell.name.flatMap { lock[$0] }
    // If a recorded result is unknown here, the rest can still be compared, but not the digest of all.
    let isWhole = section.map { section in section.entries.allSatisfy { !unknown.contains($0.state) } } ?? true
    if isWhole { self.record = record }
    guard let digest = cell.digest else { return }
    if isWhole, digest.text != record.comment {
      differences.append(
        Difference(line: digest.lines.lowerBound, expected: digest.text, found: record.comment))
    }
    guard let section else {
      let line = digest.lines.lowerBound
      differences.append(
        Difference(line: line, part: cell.name.map { "\(file), \($0)" }, expected: nil, found: record.comment))
      return
    }
    differences += Self.differences(section, record, unknown: unknown, file: file)
  }

  private static func differences(
    _ section: VariedLock.Section, _ record: VariedRecord, unknown: Set<String>, file: String
  ) -> [Difference] {
    let found = Dictionary(record.entries.map { ($0.state, $0.digits) }, uniquingKeysWith: { first, _ in first })
    var differences: [Difference] = []
    var recorded: Set<String> = []
    for entry in section.entries {
      let isFirst = recorded.insert(entry.state).inserted
      let digits = isFirst ? found[entry.state] : nil
      guard digits != entry.digits, !(isFirst && unknown.contains(entry.state)) else { continue }
      differences.append(
        Difference(file: file, line: entry.line, part: entry.state, expected: entry.digits, found: digits))
    }
    for entry in record.entries where !recorded.contains(entry.state) {
      differences.append(
        Difference(file: file, line: section.line, part: entry.state, expected: nil, found: entry.digits))
    }
    for (line, text) in section.others {
      differences.append(Difference(file: file, line: line, expected: text, found: nil))
    }
    return differences.sorted { $0.line < $1.line }
  }
}

extension CellOutcome {
  /// Returns the outcome of a cell together with that of its results for other values.
  package func varied(_ varied: VariedOutcome) -> CellOutcome {
    var ending = ending
    if case .agrees(let result?) = ending {
      if !varied.differences.isEmpty {
        ending = .differs(Disagreement(result, []))
      } else if varied.isUnrecorded, varied.record != nil {
        ending = .noTranscript(result)
      }
    }
    return CellOutcome(
      cell, ending, note: note, listing: listing, prediction: prediction, varied: varied, standardError: standardError)
  }

  /// Whether the transcript agrees, and only the record of results for other values is to be written.
  var differsOnlyInVariation: Bool {
    guard varied?.record != nil, cell.transcript != nil else { return false }
    switch ending {
    case .differs(let disagreement): return disagreement.differences.isEmpty && disagreement.picture == nil
    case .noTranscript: return true
    case .agrees, .couldNotRun, .skipped, .cannotCompare: return false
    }
  }
}
