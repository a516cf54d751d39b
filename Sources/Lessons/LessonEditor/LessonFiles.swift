import LanguageServing
import LessonKit
import SourceText

/// A file with the address that an editor uses for it: its text there, or else its text on this machine.
struct NamedText {
  let uri: String
  let text: EditedText

  var file: SourceFile { text.file }

  func range(_ bytes: Range<Int>) -> TextRange { text.range(bytes) }
}

extension LessonService {
  /// The largest number of files that are searched for a name.
  private static let mostFiles = 5_000

  /// Returns the text of a file as the editor has it, or as it is on this machine; nil if it cannot be read.
  func named(_ path: String) -> NamedText? {
    if let open = documents.values.first(where: { $0.path == path }) {
      return NamedText(uri: open.uri, text: open.text)
    }
    if let open = files.values.first(where: { $0.path == path }) { return NamedText(uri: open.uri, text: open.text) }
    guard let bytes = try? TextFile.read(path) else { return nil }
    let text = EditedText(SourceFile(path: path, bytes: bytes), encoding: encoding)
    return NamedText(uri: OpenDocument.uri(of: path), text: text)
  }

  /// Returns the paths of the Markdown and YAML files that may name a lesson's cell: next to the lesson's folder, in the
  /// folders there, and in the folder above.
  ///
  /// For any other document, they are those in its folder.
  func neighbors(of document: String) -> [String] {
    let folder = RelativePath.folder(of: document)
    let parent = RelativePath.folder(of: folder)
    guard DocumentName(path: document).isLesson, parent.count > 1 else { return files(in: folder) }
    var paths = files(in: RelativePath.folder(of: parent))
    for name in FolderNames.of(parent, sorted: true) ?? [] where !name.hasPrefix(".") {
      let path = RelativePath.join(parent, name)
      if Self.isSearched(name) {
        paths.append(path)
      } else if !name.contains(".") {
        paths += files(in: path)
      }
      if paths.count > Self.mostFiles { break }
    }
    paths += documents.values.map(\.path).filter { !paths.contains($0) }
    return paths
  }

  private func files(in folder: String) -> [String] {
    guard folder.count > 1 else { return [] }
    return (FolderNames.of(folder, sorted: true) ?? []).filter(Self.isSearched).map { RelativePath.join(folder, $0) }
  }

  private static func isSearched(_ name: String) -> Bool {
    [".md", ".yml", ".yaml"].contains { name.hasSuffix($0) }
  }
}
