import LessonKit
import SourceText

/// The update of the lock file next to a lesson.
struct LockUpdate {
  /// The change of the file; nil if it stays as it is.
  private(set) var change: FileChange?

  /// Creates the update for a document whose cells have run.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - outcomes: the outcomes of its cells.
  ///   - isWhole: whether all cells have run, so that the digests of cells that no longer exist are removed.
  ///   - folder: the folder that relative paths start from.
  init(_ document: Document, _ outcomes: [CellOutcome], isWhole: Bool, in folder: WorkingFolder) {
    let path = VariedLock.path(for: document.path)
    let records = outcomes.compactMap { outcome in
      outcome.varied?.record.flatMap { record in outcome.cell.name.map { ($0, record) } }
    }
    let old = try? folder.read(path, of: document.path)
    guard !records.isEmpty || old != nil else { return }
    var lock = VariedLock(old ?? [])
    for (name, record) in records { lock.set(record, of: name) }
    if isWhole {
      let gone = lock.names.filter { name in !document.cells.contains { $0.records(name) } }
      let kept = gone.isEmpty ? [] : Self.translations(of: document, in: folder).flatMap(\.cells)
      for name in gone where !kept.contains(where: { $0.records(name) }) { lock.set(nil, of: name) }
    }
    guard lock.bytes != old else { return }
    change = folder.change(path, of: document.path, to: lock.bytes, ifStill: old ?? [])
  }

  /// Returns the documents of the same lesson in other languages.
  private static func translations(of document: Document, in folder: WorkingFolder) -> [Document] {
    let stem = DocumentName(path: document.path).stem
    let parent = RelativePath.prefix(of: document.path)
    let names = (folder.names(in: parent.isEmpty ? "." : parent) ?? []).filter { name in
      name.hasSuffix(".md") && DocumentName(path: name).stem == stem && parent + name != document.path
    }
    return names.compactMap { try? folder.document(parent + $0) }
  }
}

extension Cell {
  /// Whether the lock file holds digests of the cell under a name.
  fileprivate func records(_ name: String) -> Bool {
    self.name == name && variation.map { $0 != .nothing } ?? false
  }
}
