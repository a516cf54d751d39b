import ExperimentKit
import LessonKit
import SourceText

/// The folder that relative paths start from: that of the process, or that of a document whose console cells run.
package struct WorkingFolder: Sendable, Hashable {
  /// What stands before a relative path: empty, or a path that ends with a slash.
  private let prefix: String

  /// What documents are to hold that is not written yet.
  private var drafts = DraftDocuments()

  /// What files hold for a reader of what belongs to a document, though it is not written yet; by the paths to open.
  private var files: [String: [UInt8]] = [:]

  /// Takes note of what is read; nil where nobody does.
  private(set) var work: GroupWork?

  /// Whether nothing outside of the folder is read: neither `..` nor a link leads out of it.
  private var isConfined = false

  /// The current folder of the process.
  package static let current = WorkingFolder(prefix: "")

  private init(prefix: String) {
    self.prefix = prefix
  }

  /// The folder of a file, itself named from this folder.
  package func folder(of path: String) -> WorkingFolder {
    WorkingFolder(prefix: resolve(RelativePath.prefix(of: path)))
  }

  /// The folder with drafts in place of what its documents hold.
  package func reading(_ drafts: DraftDocuments) -> WorkingFolder {
    var folder = self
    folder.drafts = drafts
    return folder
  }

  /// The folder with bytes in place of what files hold.
  func taking(_ files: [String: [UInt8]]) -> WorkingFolder {
    var folder = self
    folder.files = files
    return folder
  }

  /// The folder, in which some work takes note of what is read.
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

  /// Whether what a path names may be read: anything, or what lies in the folder where it is confined.
  package func contains(_ path: String) -> Bool {
    guard isConfined else { return true }
    return !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
      && TextFile.refusal(of: path, beneath: root) == nil
  }

  private var root: String { prefix.isEmpty ? "." : prefix }

  /// The path to open for a path as it is named.
  package func resolve(_ path: String) -> String {
    RelativePath.resolve(path, in: prefix)
  }

  /// Reads a document.
  ///
  /// - Throws: a ``Finding`` if the file cannot be read; every other error is kept in the document.
  package func document(_ path: String) throws(Finding) -> Document {
    if let draft = drafts.bytes(resolve(path)) { return Document(path: path, bytes: draft) }
    return Document(path: path, bytes: try read(path))
  }

  /// The names in a folder, sorted; nil if it cannot be read.
  package func names(in path: String) -> [String]? {
    guard contains(path) else { return nil }
    let folder = resolve(path)
    let names = FolderNames.of(folder)
    work?.didLook(into: folder, names)
    return names
  }

  /// Reads a file; a finding names it as the caller does.
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

  /// Reads a file that is looked for in several folders, some of them above this one, so also above a confined one; of that
  /// folder, no link leads out.
  ///
  /// - Parameters:
  ///   - name: the name of the file.
  ///   - prefix: the folder: empty, or a path that ends with a slash.
  /// - Returns: what the file holds.
  /// - Throws: a ``Finding`` if it cannot be read.
  func read(_ name: String, nearby prefix: String) throws(Finding) -> [UInt8] {
    guard isConfined else { return try read(prefix + name) }
    return try read(prefix + name) { () throws(Finding) in
      try TextFile.read(name, beneath: prefix.isEmpty ? root : resolve(prefix))
    }
  }

  /// Reads what belongs to a document, such as a picture, through links only where they stay in the document's folder.
  ///
  /// It is a file in that folder or below it, so a link that leads out of it was made to show, or to write over, what is none
  /// of the lesson's.
  func read(_ path: String, of document: String) throws(Finding) -> [UInt8] {
    if let bytes = files[resolve(path)] { return bytes }
    let (folder, name) = Self.cut(path, at: document)
    return try read(path) { () throws(Finding) in try TextFile.read(name, beneath: resolve(folder)) }
  }

  /// Reads a picture of a document, through links only where they stay in the document's folder.
  package func picture(_ path: String, of document: String) throws(Finding) -> [UInt8] {
    try read(path, of: document)
  }

  /// The files that parameters of a document's cells may name: those in its folder and below it.
  ///
  /// - Parameter document: the document; empty for the files in this folder and below it.
  /// - Returns: the files, each of which is noted as read where something is kept.
  package func parameterFiles(of document: String) -> ParameterFiles {
    let folder = RelativePath.prefix(of: document)
    return ParameterFiles { (name: String) throws(Finding) in
      try read(folder + name) { () throws(Finding) in
        try TextFile.read(name, beneath: folder.isEmpty ? resolve("./") : resolve(folder), as: .data)
      }
    }
  }

  /// Why what belongs to a document is not read; nil where a link does not lead out of the folder.
  func refusal(of path: String, of document: String) -> Finding? {
    let (folder, name) = Self.cut(path, at: document)
    return TextFile.refusal(of: name, beneath: resolve(folder)).map {
      Finding(Place(file: path), $0.message, help: $0.help)
    }
  }

  /// New bytes for what belongs to a document, through links only where they stay in the document's folder.
  func change(_ path: String, of document: String, to bytes: [UInt8], ifStill old: [UInt8]) -> FileChange {
    let (folder, name) = Self.cut(path, at: document)
    return FileChange(name, beneath: resolve(folder), named: path, to: bytes, ifStill: old)
  }

  /// Cuts the path of what belongs to a document behind the folder of its document.
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
