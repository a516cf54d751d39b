import SourceText

/// The files that interrupted updates have left in the folders of documents.
enum UpdateLeftovers {
  /// Removes such files next to documents, and reports them.
  static func remove(_ group: [Selection.Item], in folder: WorkingFolder) -> [Finding] {
    var folders: [String] = []
    for item in group {
      let parent = RelativePath.prefix(of: item.path)
      if !folders.contains(where: { $0.hasSameBytes(as: parent) }) { folders.append(parent) }
    }
    return folders.flatMap { parent in
      let left = TextFile.removeLeftovers(in: folder.resolve(parent.isEmpty ? "./" : parent))
      return left.drafts.map { name in
        Finding(
          Place(file: parent + name), "An interrupted update left this file. The file was removed.",
          help: "The rest of that update is written now, if it is still needed.")
      } + copies(left, in: parent)
    }
  }

  /// Reports such files among the names in a folder.
  static func found(_ names: [String], in path: String, _ folder: WorkingFolder) -> [Finding] {
    guard names.contains(where: { $0.utf8.first == UInt8(ascii: ".") }) else { return [] }
    let left = TextFile.leftovers(among: names, in: folder.resolve(path))
    let parent = RelativePath.prefix(in: path)
    return left.drafts.map { name in
      Finding(
        Place(file: parent + name), "An interrupted update left this file.",
        help: "`lesson update` removes it, and writes the rest of that update.")
    } + copies(left, in: parent)
  }

  private static func copies(_ left: TextFile.Leftovers, in parent: String) -> [Finding] {
    left.copies.map { name in
      Finding(
        Place(file: parent + name),
        "An update was interrupted while it was overwriting a file here. This is what the file contained before.",
        help: "Compare both files, and remove this one.")
    }
  }
}
