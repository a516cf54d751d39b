import LessonKit
import SourceText

/// The planned content of documents that files do not hold yet, for trying a change before it is accepted.
///
/// A change that is not accepted needs no undo, however the program ends.
package struct DraftDocuments: Sendable, Hashable {
  /// A cell of a document.
  package struct CellKey: Sendable, Hashable {
    /// The document as the user named it.
    package var path: String
    /// The position of the cell in its document, which a new value of a parameter does not change.
    package var index: Int

    /// Creates the key of a cell.
    package init(path: String, index: Int) {
      (self.path, self.index) = (path, index)
    }
  }

  private struct Draft: Hashable {
    var name: String
    var bytes: [UInt8]
    /// The content of the file; nil for a text that belongs to an editor, which is never written.
    var original: [UInt8]?
  }

  /// The drafts, by the paths to open.
  private var drafts: [String: Draft] = [:]
  /// The cells that differ from those in the files.
  package private(set) var cells: Set<CellKey> = []

  /// Creates an empty set of drafts.
  package init() {}

  /// Returns the planned content of the document at a path to open; nil if its file is unchanged.
  func bytes(_ path: String) -> [UInt8]? { drafts[path]?.bytes }

  /// The texts, by the paths to open.
  package var texts: [String: [UInt8]] { drafts.mapValues(\.bytes) }

  /// Holds the whole text of a document that an editor has not saved, or whose file does not exist yet.
  ///
  /// - Parameters:
  ///   - bytes: the text.
  ///   - path: the document.
  ///   - folder: the folder that relative paths start from.
  package mutating func hold(_ bytes: [UInt8], of path: String, in folder: WorkingFolder) {
    drafts[folder.resolve(path)] = Draft(name: path, bytes: bytes)
  }

  /// Tries another value for a parameter of a cell, in all languages of a lesson, which share their cells.
  ///
  /// - Parameters:
  ///   - key: the parameter; it is added if the cell does not have it.
  ///   - value: its value as YAML, on one line.
  ///   - cell: the cell.
  ///   - folder: the folder that relative paths start from.
  /// - Throws: a ``Finding`` if a document cannot be read, or the cell cannot be changed; then nothing changes.
  package mutating func change(
    _ key: String, to value: String, in cell: CellKey, _ folder: WorkingFolder
  ) throws(Finding) {
    var changed = self
    let document = try changed.change(key, to: value, cell, folder)
    for path in Self.translations(of: cell.path, in: folder) {
      guard let other = try? folder.reading(self).document(path),
        let partner = LanguagePairing.partner(of: cell.index, in: document.cells, among: other.cells)
      else { continue }
      _ = try changed.change(key, to: value, CellKey(path: path, index: partner), folder)
    }
    self = changed
  }

  /// Changes one document.
  ///
  /// - Returns: the document before the change.
  private mutating func change(
    _ key: String, to value: String, _ cell: CellKey, _ folder: WorkingFolder
  ) throws(Finding) -> Document {
    let file = folder.resolve(cell.path)
    let known = drafts[file]
    let original = if let known { known.original } else { try folder.read(cell.path) }
    let document = Document(path: cell.path, bytes: known?.bytes ?? original ?? [])
    guard document.cells.indices.contains(cell.index) else {
      throw Finding(
        Place(file: cell.path), "Another program changed the file in the meantime.",
        help: "Nothing was written; run the command again.")
    }
    let bytes = try document.changing(key, to: value, inCell: cell.index)
    drafts[file] = Draft(name: cell.path, bytes: bytes, original: original)
    cells.insert(cell)
    return document
  }

  /// Returns the documents of the same lesson in other languages.
  private static func translations(of path: String, in folder: WorkingFolder) -> [String] {
    guard DocumentName(path: path).isLesson else { return [] }
    let parent = RelativePath.prefix(of: path)
    let names = folder.names(in: parent.isEmpty ? "." : parent) ?? []
    return names.map { parent + $0 }.filter { $0 != path && DocumentName(path: $0).isLesson }
  }

  /// Writes the documents, all or none, unless another program has changed one meanwhile.
  ///
  /// - Returns: notes for the user about a successful update.
  /// - Throws: a ``Finding`` for a document that cannot be written or has changed.
  package func write() throws(Finding) -> [Finding] {
    let changes = drafts.sorted { $0.key < $1.key }.compactMap { file, draft in
      draft.original.map { FileChange(file, named: draft.name, to: draft.bytes, ifStill: $0) }
    }
    guard !changes.isEmpty else { return [] }
    let outcome = FileChanges.write([changes])[0]
    if let finding = outcome.finding { throw finding }
    return outcome.notes
  }
}
