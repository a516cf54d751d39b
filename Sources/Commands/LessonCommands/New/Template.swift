import LessonRunner
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files to begin with, and what to do with them.
struct Template {
  /// A file.
  struct File {
    /// The path, from the current folder.
    var path: String
    /// What it holds.
    var text: String
    /// What it holds now; empty if there is none.
    var old: [UInt8] = []
    /// Whether it is a program.
    var isProgram = false
  }

  /// The files, of which none may be there already unless it says what it holds.
  var files: [File]
  /// What to do next, in sentences.
  var hints: [Message]

  /// Writes all files or none.
  func write(in folder: WorkingFolder) throws(Finding) {
    for file in files where file.old.isEmpty && PathKind.identity(folder.resolve(file.path)) != nil {
      throw Finding(
        Place(file: file.path), "The file already exists.", help: "Choose another name, or remove the file.")
    }
    for file in files {
      let parent = folder.resolve(RelativePath.folder(of: file.path))
      do {
        if !parent.isEmpty {
          try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
        }
      } catch {
        throw Finding(
          Place(file: RelativePath.folder(of: file.path)), "The folder could not be created.",
          help: "Check the path and its permissions.")
      }
    }
    let changes = files.map { file in
      FileChange(folder.resolve(file.path), named: file.path, to: Array(file.text.utf8), ifStill: file.old)
    }
    if let finding = FileChanges.write([changes])[0].finding { throw finding }
    for file in files where file.isProgram {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.resolve(file.path))
    }
  }
}

extension String {
  /// `even-numbers` as `Even numbers`.
  var asTitle: String {
    let words = replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// `even-numbers` as `EvenNumbers`.
  var asTypeName: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
