import LessonKit
import SourceText

/// The safe fixes of a report, found by checking the documents with the fixes applied.
///
/// A fix is made only if it changes nothing but text. Every cell, transcript and quiz must stay the same, and the
/// number of findings must decrease.
package struct SafeFixes: Sendable {
  /// A document with fixes.
  package struct File: Sendable {
    /// The document before the fixes.
    package var file: SourceFile
    /// The document's new bytes.
    package var bytes: [UInt8]
    /// The number of fixed findings.
    package var count: Int
  }

  /// The documents with fixes.
  package private(set) var files: [File] = []
  /// The number of fixes that are not made, because they would do harm.
  package private(set) var refused = 0

  /// The maximum number of times that all documents are checked for one report.
  private static let mostLooks = 200

  /// A fix, its document and the code of its rule.
  private struct Candidate {
    var kind: Kind
    var fix: CheckFinding.Fix
  }

  /// The key for counting findings.
  private struct Kind: Hashable {
    var path: String
    var code: String
  }

  /// Chooses among the fixes of a report; of overlapping ones only the first can be made.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - only: the only finding to fix; nil for all.
  init(_ report: CheckReport, only: CheckFinding? = nil) {
    let documents = Dictionary(report.groups.joined().map { ($0.path, $0) }) { first, _ in first }
    var candidates: [Candidate] = []
    for (path, findings) in Dictionary(grouping: report.findings, by: \.path).sorted(by: { $0.key < $1.key }) {
      guard let document = documents[path], document.comments == nil else { continue }
      var end = 0
      var own: [Candidate] = []
      let fixes = findings.filter { only == nil || $0 == only }.compactMap { finding in
        finding.fix.map { Candidate(kind: Kind(path: path, code: finding.code), fix: $0) }
      }
      for candidate in fixes.sorted(by: { $0.fix.range.lowerBound < $1.fix.range.lowerBound })
      where candidate.fix.range.lowerBound >= end {
        own.append(candidate)
        end = candidate.fix.range.upperBound
      }
      guard !own.isEmpty else { continue }
      let kept = FixedText(document)
      let safe = Self.choose(own, from: []) { kept?.isSame(after: $0.map(\.fix)) == true }
      refused += own.count - safe.count
      candidates += safe
    }
    let safe = Self.choose(candidates, in: report, documents)
    refused += candidates.count - safe.count
    for (path, fixes) in Dictionary(grouping: safe, by: \.kind.path).sorted(by: { $0.key < $1.key }) {
      guard let file = documents[path]?.file else { continue }
      files.append(File(file: file, bytes: file.applying(fixes.map(\.fix)), count: fixes.count))
    }
  }

  /// Returns the candidates that pass together with those chosen before, halving the set if not all do.
  private static func choose(
    _ candidates: [Candidate], from chosen: [Candidate], isRight: ([Candidate]) -> Bool
  ) -> [Candidate] {
    if candidates.isEmpty || isRight(chosen + candidates) { return chosen + candidates }
    guard candidates.count > 1 else { return chosen }
    let half = candidates.count / 2
    let first = choose(Array(candidates[..<half]), from: chosen, isRight: isRight)
    return choose(Array(candidates[half...]), from: first, isRight: isRight)
  }

  /// Returns the candidates that reduce the findings.
  ///
  /// Candidates in documents where findings would increase are tried last.
  private static func choose(
    _ candidates: [Candidate], in report: CheckReport, _ documents: [String: Document]
  ) -> [Candidate] {
    guard !candidates.isEmpty else { return [] }
    let paths = grown(report, candidates, documents)
    if paths.isEmpty { return candidates }
    var looks = 0
    func isRight(_ chosen: [Candidate]) -> Bool {
      looks += 1
      return looks <= mostLooks && grown(report, chosen, documents).isEmpty
    }
    let others = choose(candidates.filter { !paths.contains($0.kind.path) }, from: [], isRight: isRight)
    return choose(candidates.filter { paths.contains($0.kind.path) }, from: others, isRight: isRight)
  }

  private static func counts(_ report: CheckReport) -> [Kind: Int] {
    Dictionary(report.findings.map { (Kind(path: $0.path, code: $0.code), 1) }, uniquingKeysWith: +)
  }

  /// Returns the documents in which the fixes do not reduce a rule's findings by their number.
  private static func grown(
    _ report: CheckReport, _ fixes: [Candidate], _ documents: [String: Document]
  ) -> Set<String> {
    var fixed: [String: Document] = [:]
    for (path, fixes) in Dictionary(grouping: fixes, by: \.kind.path) {
      guard let file = documents[path]?.file else { continue }
      fixed[path] = Document(SourceFile(path: path, bytes: file.applying(fixes.map(\.fix))))
    }
    let groups = report.groups.map { group in group.map { fixed[$0.path] ?? $0 } }
    let new = Checker.check(
      groups, unsaved: report.unsaved, checksFolders: report.checksFolders, resolve: report.resolve)
    let fixes = Dictionary(grouping: fixes, by: \.kind).mapValues(\.count)
    let old = counts(report)
    if new.errors.count > report.errors.count { return Set(fixes.keys.map(\.path)) }
    return Set(
      counts(new).merging(fixes, uniquingKeysWith: +).compactMap { kind, count in
        count > old[kind, default: 0] ? kind.path : nil
      })
  }
}

extension SourceFile {
  /// Returns the bytes with fixes that do not overlap.
  func applying(_ fixes: [CheckFinding.Fix]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for fix in fixes.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
      result += bytes[position..<fix.range.lowerBound] + fix.replacement
      position = fix.range.upperBound
    }
    return result + bytes[position...]
  }
}
