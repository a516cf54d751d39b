import LessonKit
import SourceText

/// The fixes of a report that do no harm, found by looking at the documents as they would be.
///
/// A fix is made only if it changes nothing but text, every cell, transcript and quiz stays what it is, and fewer things are found afterwards.
package struct SafeFixes: Sendable {
  /// A document in which something is fixed.
  package struct File: Sendable {
    /// The document as it is.
    package var file: SourceFile
    /// What it is to hold.
    package var bytes: [UInt8]
    /// How many findings are fixed.
    package var count: Int
  }

  /// The documents in which something is fixed.
  package private(set) var files: [File] = []
  /// How many fixes are not made, as they would do harm.
  package private(set) var refused = 0

  /// How often all documents are looked at for one report.
  private static let mostLooks = 200

  /// A fix, its document and the code of its rule.
  private struct Candidate {
    var kind: Kind
    var fix: CheckFinding.Fix
  }

  /// What findings are counted by.
  private struct Kind: Hashable {
    var path: String
    var code: String
  }

  /// Chooses among the fixes of a report; of those that overlap only the first can be made.
  init(_ report: CheckReport) {
    let documents = Dictionary(report.groups.joined().map { ($0.path, $0) }) { first, _ in first }
    var candidates: [Candidate] = []
    for (path, findings) in Dictionary(grouping: report.findings, by: \.path).sorted(by: { $0.key < $1.key }) {
      guard let document = documents[path], document.comments == nil else { continue }
      var end = 0
      var own: [Candidate] = []
      let fixes = findings.compactMap { finding in
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

  /// Returns as many candidates as are right together with those that were chosen before, halving them where they are not.
  private static func choose(
    _ candidates: [Candidate], from chosen: [Candidate], isRight: ([Candidate]) -> Bool
  ) -> [Candidate] {
    if candidates.isEmpty || isRight(chosen + candidates) { return chosen + candidates }
    guard candidates.count > 1 else { return chosen }
    let half = candidates.count / 2
    let first = choose(Array(candidates[..<half]), from: chosen, isRight: isRight)
    return choose(Array(candidates[half...]), from: first, isRight: isRight)
  }

  /// Returns the candidates with which less is found: those of documents in which more would be found are tried last.
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

  /// Returns the documents in which, as they would be, a rule does not find as much less as is fixed.
  private static func grown(
    _ report: CheckReport, _ fixes: [Candidate], _ documents: [String: Document]
  ) -> Set<String> {
    var fixed: [String: Document] = [:]
    for (path, fixes) in Dictionary(grouping: fixes, by: \.kind.path) {
      guard let file = documents[path]?.file else { continue }
      fixed[path] = Document(SourceFile(path: path, bytes: file.applying(fixes.map(\.fix))))
    }
    let groups = report.groups.map { group in group.map { fixed[$0.path] ?? $0 } }
    let new = Checker.check(groups, resolve: report.resolve)
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
  /// Returns the bytes with fixes, which do not overlap.
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
