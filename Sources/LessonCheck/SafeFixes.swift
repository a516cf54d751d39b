import LessonKit
import SourceText

/// The fixes of a report that do no harm, found by looking at the documents as they would be.
///
/// A fix is made only if it changes nothing but text, every cell, transcript and quiz stays what it is, and fewer things are found afterwards.
public struct SafeFixes: Sendable {
  /// A document in which something is fixed.
  public struct File: Sendable {
    /// The document as it is.
    public var file: SourceFile
    /// What it is to hold.
    public var bytes: [UInt8]
    /// How many findings are fixed.
    public var count: Int
  }

  /// The documents in which something is fixed.
  public private(set) var files: [File] = []
  /// How many fixes are not made, as they would do harm.
  public private(set) var refused = 0

  /// How often all documents are looked at for one report.
  private static let mostLooks = 200

  /// A fix and its document.
  private struct Candidate {
    var path: String
    var fix: CheckFinding.Fix
  }

  /// Chooses among the fixes of a report; of those that overlap only the first can be made.
  init(_ report: CheckReport) {
    let documents = Dictionary(report.groups.joined().map { ($0.path, $0) }) { first, _ in first }
    var candidates: [Candidate] = []
    for (path, findings) in Dictionary(grouping: report.findings, by: \.path).sorted(by: { $0.key < $1.key }) {
      guard let document = documents[path], document.comments == nil else { continue }
      var end = 0
      var own: [Candidate] = []
      for fix in findings.compactMap(\.fix).sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
      where fix.range.lowerBound >= end {
        own.append(Candidate(path: path, fix: fix))
        end = fix.range.upperBound
      }
      guard !own.isEmpty else { continue }
      let kept = FixedText(document)
      let safe = Self.choose(own, from: []) { kept?.isSame(after: $0.map(\.fix)) == true }
      refused += own.count - safe.count
      candidates += safe
    }
    var looks = 0
    let safe = Self.choose(candidates, from: []) { chosen in
      looks += 1
      return looks <= Self.mostLooks && Self.findsLess(report, chosen, documents)
    }
    refused += candidates.count - safe.count
    for (path, fixes) in Dictionary(grouping: safe, by: \.path).sorted(by: { $0.key < $1.key }) {
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

  /// Whether looking at the documents as they would be finds as much less as is fixed.
  private static func findsLess(
    _ report: CheckReport, _ fixes: [Candidate], _ documents: [String: Document]
  ) -> Bool {
    var fixed: [String: Document] = [:]
    for (path, fixes) in Dictionary(grouping: fixes, by: \.path) {
      guard let file = documents[path]?.file else { continue }
      fixed[path] = Document(SourceFile(path: path, bytes: file.applying(fixes.map(\.fix))))
    }
    let groups = report.groups.map { group in group.map { fixed[$0.path] ?? $0 } }
    let new = Checker.check(groups, resolve: report.resolve)
    return new.findings.count + fixes.count <= report.findings.count && new.mistakes.count <= report.mistakes.count
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
