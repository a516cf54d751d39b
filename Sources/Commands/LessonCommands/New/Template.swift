import LessonRunner
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The first files of a lesson, an experiment, or a host, with hints for the next steps.
struct Template {
  /// A file to write.
  struct File {
    /// The path, relative to the current folder.
    var path: String
    /// The new content.
    var text: String
    /// The current content; empty if there is no such file.
    var old: [UInt8] = []
    /// Whether the file is a program.
    var isProgram = false
  }

  /// The files; none of them may exist already, unless its current content is given.
  var files: [File]
  /// The next steps, in sentences.
  var hints: [Message]

  /// Writes either all files or none.
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
  /// The name with spaces and a capital, such as `Even numbers` for `even-numbers`.
  var asTitle: String {
    let words = replacing("-", with: " ")
    return words.prefix(1).uppercased() + words.dropFirst()
  }

  /// The name as a Swift type, such as `EvenNumbers` for `even-numbers`.
  var asTypeName: String {
    split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
