import SourceText

/// The files that rules read, some of them with text that an editor has not saved yet.
struct CheckedFiles {
  /// The path to open for a path in a document's form.
  let resolve: (String) -> String
  /// The texts that are not saved, by the paths to open.
  let unsaved: [String: [UInt8]]

  /// Returns the content of a file; nil if it cannot be read.
  func bytes(_ path: String) -> [UInt8]? {
    let file = resolve(path)
    return unsaved[file] ?? (try? TextFile.read(file))
  }

  /// Returns the names in a folder, with those of files that were never saved; nil if the folder does not exist.
  func names(in folder: String) -> Set<String>? {
    let path = resolve(folder.isEmpty ? "." : folder)
    guard var names = FolderNames.of(path, sorted: false).map({ Set($0) }) else { return nil }
    if !unsaved.isEmpty {
      let place = RelativePath.plain(path)
      for file in unsaved.keys where RelativePath.plain(RelativePath.folder(of: file)) == place {
        names.insert(RelativePath.name(of: file))
      }
    }
    return names
  }
}
