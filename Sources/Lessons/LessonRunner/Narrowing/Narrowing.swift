import LessonKit
import SourceText

/// The options that select only a part of the documents at the paths.
package struct Narrowing: Sendable {
  /// The filter for cells; nil for all.
  package var only: CellFilter?
  /// The language of the documents to select; nil for all.
  package var language: Language?
  /// The changed files: only documents that depend on them are selected; nil for all.
  package var changes: ChangedFiles?
  /// The part of the selected documents; nil for all.
  package var shard: Shard?
  /// The times that documents took in earlier runs, in milliseconds by their paths in reports.
  package var times: [String: Int] = [:]

  /// Creates a narrowing that selects everything.
  package init() {}

  /// Whether the narrowing selects everything.
  fileprivate var isEmpty: Bool { only == nil && language == nil && changes == nil && shard == nil }
}

/// The part of a run that was selected, for the record of the run.
package struct SelectedShard: Sendable, Hashable {
  /// The part.
  package var shard: Shard
  /// The positions of its documents among those of the whole run.
  package var positions: [Int]
  /// The number of documents of the whole run.
  package var total: Int
}

extension Selection {
  /// Returns the selection of the narrowed documents and cells.
  ///
  /// Documents are read if their cells have to be known. The languages of a lesson stay together, as they are compared.
  package func narrowed(to narrowing: Narrowing, finder: ExperimentFinder) -> Selection {
    guard !narrowing.isEmpty else { return self }
    var selection = self
    if let language = narrowing.language {
      selection.groups = groups.map { $0.filter { DocumentName(path: $0.path).language == language } }
      selection.groups.removeAll(where: \.isEmpty)
      if selection.groups.isEmpty, !groups.isEmpty {
        selection.findings.append(
          Finding(
            Place(file: "--written-in"), "No document here is written in `\(language.rawValue)`.",
            help: "Remove the option, or name other paths."))
      }
    }
    if let only = narrowing.only { selection.leave(only) }
    if let changes = narrowing.changes {
      selection.groups.removeAll { group in
        !group.contains { changes.touch($0.path, in: folder, finder: finder) }
      }
    }
    if let shard = narrowing.shard { selection.leave(shard, narrowing.times) }
    return selection
  }

  private mutating func leave(_ filter: CellFilter) {
    var known: Set<String> = Set(CellFilter.Kind.allCases.map(\.rawValue))
    var met: Set<String> = []
    groups = groups.map { group in
      group.compactMap { item in
        guard let document = try? folder.document(item.path) else { return item }
        var isLeft = false
        for cell in document.cells(of: item) {
          known.formUnion([cell.name, cell.experiment].compactMap(\.self))
          for word in filter.words where CellFilter.names(word, cell) {
            met.insert(word)
            isLeft = true
          }
        }
        var item = item
        item.only = filter
        return isLeft ? item : nil
      }
    }
    groups.removeAll(where: \.isEmpty)
    for word in filter.words where !met.contains(word) {
      let isKind = CellFilter.Kind(rawValue: word) != nil
      findings.append(
        Finding(
          Place(file: "--only"),
          isKind
            ? "No cell here has the kind `\(word)`." : "No cell here has the name, experiment or kind `\(word)`.",
          help: Suggestion.help(for: word, among: known.sorted(), what: "names, experiments and kinds")))
    }
  }

  private mutating func leave(_ shard: Shard, _ times: [String: Int]) {
    let cells = groups.map { group in
      group.reduce(0) { $0 + ((try? folder.document($1.path))?.cells(of: $1).count ?? 0) }
    }
    let known = groups.map { group in
      group.allSatisfy { times[$0.reportPath] != nil } ? group.reduce(0) { $0 + (times[$1.reportPath] ?? 0) } : nil
    }
    // Documents without a known time are estimated to be as slow as the rest, cell by cell.
    let (knownTime, knownCells) = zip(known, cells).reduce((0, 0)) { sum, group in
      group.0.map { (sum.0 + $0, sum.1 + group.1) } ?? sum
    }
    let weights = zip(known, cells).map { time, cells in
      (time ?? (knownCells > 0 ? cells * knownTime / knownCells : cells)) + 1
    }
    let own = shard.positions(of: weights)
    let firsts = groups.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.count) }
    self.shard = SelectedShard(
      shard: shard, positions: own.flatMap { firsts[$0]..<firsts[$0 + 1] }, total: firsts.last ?? 0)
    groups = own.map { groups[$0] }
  }
}
