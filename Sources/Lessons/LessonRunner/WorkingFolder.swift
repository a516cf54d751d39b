import ExperimentKit
import LessonKit
import SourceText

/// The folder that relative paths start from: the folder of the process, or of a document whose console cells run.
package struct WorkingFolder: Sendable, Hashable {
  /// The prefix of a relative path: empty, or a path that ends with a slash.
  private let prefix: String

  /// The planned content of documents that is not written yet.
  private var drafts = DraftDocuments()

  /// The planned content of files that belong to a document, though it is not written yet; by the paths to open.
  private var files: [String: [UInt8]] = [:]

  /// The record of everything that is read; nil if nothing is recorded.
  private(set) var work: GroupWork?

  /// Whether nothing outside of the folder can be read: neither `..` nor a link leads out of it.
  private var isConfined = false

  /// The current folder of the process.
  package static let current = WorkingFolder(prefix: "")

  private init(prefix: String) {
    self.prefix = prefix
  }

  /// Returns the folder of a file, which is named relative to this folder.
  package func folder(of path: String) -> WorkingFolder {
    WorkingFolder(prefix: resolve(RelativePath.prefix(of: path)))
  }

  /// Returns the folder with drafts instead of the content of its documents.
  package func reading(_ drafts: DraftDocuments) -> WorkingFolder {
    var folder = self
    folder.drafts = drafts
    return folder
  }

  /// The texts of documents that are not written, by the paths to open.
  package var unsaved: [String: [UInt8]] { drafts.texts }

  /// Returns the folder with given bytes instead of the content of files.
  func taking(_ files: [String: [UInt8]]) -> WorkingFolder {
    var folder = self
    folder.files = files
    return folder
  }

  /// Returns the folder with a record of everything that is read.
  func noting(in work: GroupWork?) -> WorkingFolder {
    var folder = self
    folder.work = work
    return folder
  }

  /// The folder, from which no path leads out: for the commands of console cells, whose author may be a stranger.
  package var confined: WorkingFolder {
    var folder = self
    folder.isConfined = true
    return folder
  }

  /// Whether a path may be read: any path, or only paths in the folder if it is confined.
  package func contains(_ path: String) -> Bool {
    guard isConfined else { return true }
    return !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
      && TextFile.refusal(of: path, beneath: root) == nil
  }

  private var root: String { prefix.isEmpty ? "." : prefix }

  /// Returns the path to open for a path as it is named.
  package func resolve(_ path: String) -> String {
    RelativePath.resolve(path, in: prefix)
  }

  /// Reads a document.
  ///
  /// - Throws: a ``Finding`` if the file cannot be read; every other error is stored in the document.
  package func document(_ path: String) throws(Finding) -> Document {
    if let draft = drafts.bytes(resolve(path)) { return Document(path: path, bytes: draft) }
    return Document(path: path, bytes: try read(path))
  }

  /// Returns the names in a folder, sorted; nil if it cannot be read.
  package func names(in path: String) -> [String]? {
    guard contains(path) else { return nil }
    let folder = resolve(path)
    let names = FolderNames.of(folder)
    work?.didLook(into: folder, names)
    return names
  }

  /// Reads a file.
  ///
  /// - Throws: a ``Finding`` with the path as the caller named it.
  package func read(_ path: String) throws(Finding) -> [UInt8] {
    try read(path) { () throws(Finding) in
      guard isConfined else { return try TextFile.read(resolve(path)) }
      guard contains(path) else {
        throw Finding(
          Place(file: path), "This is outside the folder of the document, where a console cell cannot read.",
          help: "Remove it.")
      }
      return try TextFile.read(path, beneath: root)
    }
  }

  /// Reads a file that is looked for in several folders, some of them above this one.
  ///
  /// A confined folder allows it as well. No link leads out of the folder of the file.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - prefix: the folder: empty, or a path that ends with a slash.
  /// - Returns: the content of the file.
  /// - Throws: a ``Finding`` if it cannot be read.
  func read(_ name: String, nearby prefix: String) throws(Finding) -> [UInt8] {
    guard isConfined else { return try read(prefix + name) }
    return try read(prefix + name) { () throws(Finding) in
      try TextFile.read(name, beneath: prefix.isEmpty ? root : resolve(prefix))
    }
  }

  /// Reads a file that belongs to a document, such as a picture.
  ///
  /// The file is in the document's folder or below it, and links are followed only within that folder. A link that
  /// leads out of it would show, or overwrite, a file that does not belong to the lesson.
  func read(_ path: String, of document: String) throws(Finding) -> [UInt8] {
    if let bytes = files[resolve(path)] { return bytes }
    let (folder, name) = Self.cut(path, at: document)
    return try read(path) { () throws(Finding) in try TextFile.read(name, beneath: resolve(folder)) }
  }

  /// Reads a picture of a document, following links only within the document's folder.
  package func picture(_ path: String, of document: String) throws(Finding) -> [UInt8] {
    try read(path, of: document)
  }

  /// Returns the files that parameters of a document's cells may name: those in its folder and below it.
  ///
  /// - Parameter document: the document; empty for the files in this folder and below it.
  /// - Returns: the files, each of which is recorded as read if there is a record.
  package func parameterFiles(of document: String) -> ParameterFiles {
    let folder = RelativePath.prefix(of: document)
    return ParameterFiles { (name: String) throws(Finding) in
      try read(folder + name) { () throws(Finding) in
        try TextFile.read(name, beneath: folder.isEmpty ? resolve("./") : resolve(folder), as: .data)
      }
    }
  }

  /// Returns the reason that a file of a document is not read; nil if no link leads out of the folder.
  func refusal(of path: String, of document: String) -> Finding? {
    let (folder, name) = Self.cut(path, at: document)
    return TextFile.refusal(of: name, beneath: resolve(folder)).map {
      Finding(Place(file: path), $0.message, help: $0.help)
    }
  }

  /// Returns a change of a file that belongs to a document, following links only within the document's folder.
  func change(_ path: String, of document: String, to bytes: [UInt8], ifStill old: [UInt8]) -> FileChange {
    let (folder, name) = Self.cut(path, at: document)
    return FileChange(name, beneath: resolve(folder), named: path, to: bytes, ifStill: old)
  }

  /// Splits the path of a file that belongs to a document after the folder of its document.
  private static func cut(_ path: String, at document: String) -> (folder: String, name: String) {
    let folder = RelativePath.prefix(of: document)
    return (folder.isEmpty ? "./" : folder, String(path.dropFirst(folder.count)))
  }

  private func read(_ path: String, _ read: () throws(Finding) -> [UInt8]) throws(Finding) -> [UInt8] {
    let file = resolve(path)
    do throws(Finding) {
      let bytes = try read()
      work?.didRead(file, bytes)
      return bytes
    } catch {
      work?.didRead(file, nil)
      throw Finding(Place(file: path), error.message, help: error.help)
    }
  }
}
