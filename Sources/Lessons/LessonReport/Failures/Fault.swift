import LessonKit
import Results
import SourceText
import SwiftListings

/// A fault of a cell in one place.
package struct Fault: Hashable {
  /// The word for the cell's failure.
  var what: String
  /// The line of the cell, from 1 below its fence, continuing into its transcript.
  package var line: Int
  /// The text of that line.
  package var code: String
  /// The column of a table, or the part of a picture; empty for neither.
  var part: String
  /// The text in the document; nil if there is none.
  var expected: String?
  /// The text that was found; nil if there is none, or if it varies between runs.
  var found: String?

  /// Whether a fault on the same line is this one.
  func isSame(as other: Fault) -> Bool {
    what == other.what && part == other.part && expected == other.expected
      && (found == nil || other.found == nil || found == other.found)
  }
}

/// A failing cell with all its faults.
struct FaultyCell {
  /// The lines that identify the cell in later runs.
  package let lines: ListingLines
  /// The faults of the cell.
  let faults: [Fault]
  /// The first line of its code that is not empty.
  let firstCode: String

  /// The maximum length of stored text; longer text is reduced to its beginning and a checksum.
  private static let longest = 200

  /// Collects the faults of a cell.
  ///
  /// - Parameters:
  ///   - outcome: the outcome of the cell.
  ///   - kind: the kind of its failure; nil for a cell that does not fail.
  ///   - file: the text of its document.
  init(_ outcome: CellOutcome, _ kind: FailureKind?, of file: SourceFile?) {
    let file = file ?? SourceFile(path: "", bytes: [])
    let cell = outcome.cell
    let numbers = Self.numbers(of: cell)
    lines = ListingLines(numbers, of: file)
    let texts = cell.body.linesOfText.map(\.trimmed)
    firstCode = texts.first { !$0.isEmpty } ?? ""
    guard let kind else {
      faults = []
      return
    }
    let first = texts.firstIndex { !$0.isEmpty } ?? 0
    func fault(_ line: Int?, _ part: String? = nil, expected: String?, found: String?) -> Fault {
      let position = line.flatMap { line in numbers.lastIndex { $0 <= line } } ?? first
      let text = numbers.indices.contains(position) ? String(decoding: file.line(numbers[position]), as: UTF8.self) : ""
      return Fault(
        what: kind.word, line: position + 1, code: texts.indices.contains(position) ? texts[position] : text.trimmed,
        part: part ?? "", expected: expected.map(Self.short), found: found.map(Self.short))
    }
    let varies = outcome.prints.map { $0.variation == .everything || $0.variation == .order } ?? false
    switch outcome.ending {
    case .differs:
      faults = outcome.differences.map { difference in
        fault(
          difference.file == nil ? difference.line : nil, difference.column ?? difference.part,
          expected: difference.expected ?? "", found: varies ? nil : difference.found ?? "")
      }
    case .couldNotRun(let findings, _):
      faults = findings.map { finding in
        fault(finding.place.line, expected: nil, found: Self.withoutNumbers(finding.message))
      }
    case .skipped(let reason, let cause):
      let isCounted = if case .obstacle = cause { true } else { false }
      faults = [fault(nil, expected: nil, found: isCounted ? Self.withoutNumbers(reason) : nil)]
    case .agrees, .noTranscript, .cannotCompare: faults = [fault(nil, expected: nil, found: nil)]
    }
  }

  private static func numbers(of cell: Cell) -> [Int] {
    let body = Array(cell.firstBodyLine..<max(cell.lastBodyLine + 1, cell.firstBodyLine))
    return body + (cell.transcript.map { Array($0.lines) } ?? [])
  }

  /// Returns a reason without line numbers, which depend on the text above.
  private static func withoutNumbers(_ reason: Message) -> String {
    reason.description.replacing(/\b(lines?) [0-9]+(?:(?:, | and )[0-9]+)*/) { "\($0.1) …" }
  }

  private static func short(_ text: String) -> String {
    guard text.utf8.count > longest else { return text }
    let sum = Array(text.utf8).withUnsafeBytes(Checksum.of)
    return "\(text.prefix(longest / 2))… (\(String(sum, radix: 16)))"
  }
}
