import SourceText

/// The folders and files below a folder, without hidden ones.
///
/// Links to folders are not followed.
enum FileTree {
  /// The number of levels to visit.
  private static let mostLevels = 64

  /// Visits a folder and everything below it.
  ///
  /// - Parameters:
  ///   - folder: the folder.
  ///   - visitFolder: receives each folder before its contents; returns whether to enter it.
  ///   - visitFile: receives each file.
  static func visit(_ folder: String, folder visitFolder: (String) -> Bool, file visitFile: (String) -> Void) {
    visit(folder, 0, visitFolder, visitFile)
  }

  private static func visit(
    _ folder: String, _ level: Int, _ visitFolder: (String) -> Bool, _ visitFile: (String) -> Void
  ) {
    guard level <= mostLevels, visitFolder(folder), let (entries, _) = FolderNames.withOthers(of: folder) else {
      return
    }
    for entry in entries where !entry.name.hasPrefix(".") {
      let path = folder == "/" ? "/\(entry.name)" : "\(folder)/\(entry.name)"
      if entry.isFolder == true {
        visit(path, level + 1, visitFolder, visitFile)
      } else {
        visitFile(path)
      }
    }
  }
}
