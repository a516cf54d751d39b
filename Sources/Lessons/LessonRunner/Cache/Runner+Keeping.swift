import Hosts
import LessonKit
import SwiftCells

extension Runner {
  /// Returns the outcome of a group of documents from the cache, or else runs and caches the group.
  ///
  /// - Parameters:
  ///   - group: the documents.
  ///   - usesVerdict: whether the cached verdict on an unchanged group is sufficient.
  ///   - known: a function that makes the outcome of an unchanged group.
  ///   - compute: a function that runs the documents with a runner that notes all dependencies of the outcome.
  /// - Returns: the outcome.
  func keeping<Outcome>(
    _ group: [Selection.Item], usesVerdict: Bool, known: ([DocumentOutcome]) -> Outcome,
    compute: (Runner) async -> (Outcome, [DocumentOutcome])
  ) async -> Outcome {
    guard let cache else { return await compute(self).0 }
    let key = cache.key(group, in: folder, variesAll: variesAll)
    let kept = cache.group(key)
    if usesVerdict, let kept = kept?.group, let verdict = kept.verdict, isCurrent(verdict, kept, group) {
      return known(
        zip(group, verdict.documents).map { item, document in
          DocumentOutcome(unchanged: item.path, reportPath: item.reportPath, document)
        })
    }
    let work = GroupWork(kept?.group, quick: cache.quick)
    let (outcome, documents) = await work.run { await compute(noting(in: work)) }
    let hasSwift = documents.contains { $0.cells.contains { $0.cell.swift != nil } }
    let swift = hasSwift ? swift.identity : nil
    let new = await work.group(documents, swift: swift, isKnown: !hasSwift || swift != nil, hosts)
    if !new.isEmpty { cache.keep(new, key, replacing: kept?.bytes) }
    return outcome
  }

  /// Whether everything that a verdict depends on is unchanged.
  private func isCurrent(_ verdict: KeptVerdict, _ kept: KeptGroup, _ group: [Selection.Item]) -> Bool {
    guard verdict.documents.count == group.count, verdict.isCurrent else { return false }
    if looksForNames, verdict.named == nil { return false }
    if let swift = verdict.swift, swift != self.swift.identity { return false }
    return kept.hosts.allSatisfy { hosts?.holds($0) ?? false }
  }
}

extension SwiftCellRunner {
  /// The identity of everything that Swift cells depend on besides the documents; nil if it cannot be determined.
  fileprivate var identity: String? {
    swift.map { $0.identity } ?? "no compiler"
  }
}
