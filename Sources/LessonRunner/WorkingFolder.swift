import LessonKit
import SourceText

/// The folder that relative paths start from: that of the process, or that of a document whose console cells run.
public struct WorkingFolder: Sendable, Hashable {
  /// What stands before a relative path: empty, or a path that ends with a slash.
  private let prefix: String

  /// The current folder of the process.
  public static let current = WorkingFolder(prefix: "")

  /// The folder of a file, itself named from this folder.
  public func folder(of path: String) -> WorkingFolder {
    WorkingFolder(prefix: resolve(path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""))
  }

  /// The path to open for a path as it is named.
  public func resolve(_ path: String) -> String {
    path.hasPrefix("/") ? path : prefix + path
  }

  /// Reads a document.
  ///
  /// - Throws: a ``Finding`` if the file cannot be read; every other mistake is kept in the document.
  public func document(_ path: String) throws(Finding) -> Document {
    Document(SourceFile(path: path, bytes: try read(path)))
  }

  /// The names in a folder, sorted; nil if it cannot be read.
  func names(in path: String) -> [String]? {
    let folder = resolve(path)
    let names = FolderNames.of(folder)
    GroupWork.current?.didLook(into: folder, names)
    return names
  }

  /// Reads a file; a finding names it as the caller does.
  public func read(_ path: String) throws(Finding) -> [UInt8] {
    let file = resolve(path)
    do throws(Finding) {
      let bytes = try TextFile.read(file)
      GroupWork.current?.didRead(file, bytes)
      return bytes
    } catch {
      GroupWork.current?.didRead(file, nil)
      throw Finding(Place(file: path), error.message, help: error.help)
    }
  }
}
