import LessonKit
import SourceText

/// A search for the lessons in a folder and below it.
///
/// If there are none, it looks for the articles of documentation catalogs. If there are none of these either, it looks
/// for all Markdown files, and then for the documentation comments of all Swift files.
struct LessonSearch {
  /// The documents, in reading order.
  private(set) var documents: [String] = []
  /// The errors about the folders; a folder without any document is an error.
  private(set) var findings: [Finding] = []
  /// The notes about the folders.
  private(set) var notes: [Finding] = []

  /// The deepest level of folders to search.
  private static let mostLevels = 64
  private let folder: WorkingFolder

  /// Creates a search of a folder.
  ///
  /// - Complexity: O(*n*) for *n* files and folders below it.
  init(_ path: String, in folder: WorkingFolder) {
    self.folder = folder
    var found: [String] = []
    if path.hasSuffix(".docc") {
      collectArticles(path, depth: 0, tells: true, endings: [".md", ".tutorial"], into: &found)
      collectPrograms(into: &found)
    } else {
      collect(path, depth: 0, into: &found)
      if found.isEmpty { collectCatalogues(path, depth: 0, into: &found) }
      for endings in [[".md", ".markdown"], [".swift"]] where found.isEmpty {
        collectArticles(path, depth: 0, tells: false, endings: endings, into: &found)
      }
      if found.contains(where: { !DocumentName(path: $0).isLesson }) { findings = [] }
    }
    if found.isEmpty { findings.append(Self.nothing(in: path)) }
    for document in found where isInside(document, path) { documents.append(document) }
  }

  private static func nothing(in path: String) -> Finding {
    if path.hasSuffix(".docc") {
      return Finding(
        Place(file: path), "The documentation catalog has no article.",
        help: "Articles are files that end in `.md`, in the catalog or in a folder below it.")
    }
    return Finding(
      Place(file: path), "The folder has no lesson.",
      help: "A lesson is a folder with a document `lesson.md`. Name other documents by their file names.")
  }

  /// Whether a document is in the folder that the user named.
  ///
  /// A link that leads out of it is an error, because an update would overwrite a file that the user did not name.
  private mutating func isInside(_ document: String, _ path: String) -> Bool {
    guard PathKind.isLink(folder.resolve(document)),
      let refusal = TextFile.refusal(
        of: String(document.dropFirst(path.count)), beneath: folder.resolve(path.isEmpty ? "." : path))
    else { return true }
    findings.append(
      Finding(Place(file: document), refusal.message, help: "If you mean this document, name it by its own path."))
    return false
  }

  private mutating func collect(_ path: String, depth: Int, into found: inout [String]) {
    guard let entries = entries(in: path, depth: depth, tells: true) else { return }
    let names = entries.map(\.name)
    notes += UpdateLeftovers.found(names, in: path, folder)
    let prefix = RelativePath.prefix(in: path)
    found += names.filter { DocumentName(path: $0).isLesson }.sorted(by: Self.inReadingOrder).map { prefix + $0 }
    let isLesson = names.contains { DocumentName(path: $0).isLesson }
    for entry in entries where !isLesson && !entry.name.hasPrefix(".") && isLinkToFolder(entry, in: prefix) {
      notes.append(
        Finding(
          Place(file: prefix + entry.name), "This is a link to a folder, so it is not searched for lessons.",
          help: "To run its contents, name the link itself."))
    }
    for entry in entries where isFolderToSearch(entry, in: prefix) {
      let count = found.count
      let inner = prefix + entry.name
      collect(inner, depth: depth + 1, into: &found)
      if depth == 0, found.count == count, isMisspelled(inner) {
        findings.append(
          Finding(
            Place(file: inner), "The folder of the lesson has no document.",
            help: "Add `lesson.md`, or remove the folder.")
        )
      }
    }
  }

  /// Collects the Markdown files of a documentation catalog, those of a folder before those below it.
  private mutating func collectArticles(
    _ path: String, depth: Int, tells: Bool, endings: [String] = [".md"], into found: inout [String]
  ) {
    guard let entries = entries(in: path, depth: depth, tells: tells) else { return }
    for entry in entries
    where endings.contains(where: entry.name.hasSuffix) && folder.kind(of: "\(path)/\(entry.name)") == .file {
      found.append("\(path)/\(entry.name)")
    }
    for entry in entries where isFolderToSearch(entry, in: path + "/") {
      collectArticles("\(path)/\(entry.name)", depth: depth + 1, tells: tells, endings: endings, into: &found)
    }
  }

  /// Collects the articles of all documentation catalogs below a folder that was already searched.
  private mutating func collectCatalogues(_ path: String, depth: Int, into found: inout [String]) {
    guard let entries = entries(in: path, depth: depth, tells: false) else { return }
    for entry in entries where isFolderToSearch(entry, in: path + "/") {
      if entry.name.hasSuffix(".docc") {
        collectArticles("\(path)/\(entry.name)", depth: 0, tells: false, endings: [".md", ".tutorial"], into: &found)
        collectPrograms(into: &found)
      } else {
        collectCatalogues("\(path)/\(entry.name)", depth: depth + 1, into: &found)
      }
    }
  }

  /// Collects the Swift files that the steps of tutorials show, below all tutorials.
  private func collectPrograms(into found: inout [String]) {
    for tutorial in found where tutorial.hasSuffix(".tutorial") {
      guard let files = CatalogueFiles(around: tutorial, in: folder) else { continue }
      for program in files.programs(of: tutorial) where !found.contains(program) { found.append(program) }
    }
  }

  /// Returns the entries of a folder to search; nil if the folder is not searched.
  private mutating func entries(in path: String, depth: Int, tells: Bool) -> [FolderNames.Entry]? {
    var told: [Finding] = []
    defer { if tells { findings += told } }
    guard depth <= Self.mostLevels else {
      told.append(
        Finding(
          Place(file: path),
          "This folder is more than \(Self.mostLevels) levels deep, so it is not searched for lessons.",
          help: "Name the folder itself."))
      return nil
    }
    guard let (entries, others) = FolderNames.withOthers(of: folder.resolve(path)) else {
      told.append(Finding(Place(file: path), "The folder could not be read.", help: "Check its permissions."))
      return nil
    }
    let parent = Array(folder.resolve(path).utf8) + [UInt8(ascii: "/")]
    for other in others where other.first != UInt8(ascii: ".") && Self.mayHoldDocument(other, parent) {
      told.append(
        Finding(
          Place(file: "\(path)/\(String(decoding: other, as: UTF8.self))"),
          "This name is not UTF-8, so it is skipped.", help: "Give it another name."))
    }
    return entries
  }

  /// Whether a name that is not UTF-8 belongs to a document or to a folder with one.
  private static func mayHoldDocument(_ name: [UInt8], _ parent: [UInt8]) -> Bool {
    name.suffix(3).elementsEqual(".md".utf8)
      || FolderNames.hasFile(below: parent + name, depth: mostLevels) { $0.hasSuffix(".md") }
  }

  private func isLinkToFolder(_ entry: FolderNames.Entry, in prefix: String) -> Bool {
    guard entry.isFolder != true else { return false }
    let path = folder.resolve(prefix + entry.name)
    return PathKind.isLink(path) && PathKind.isFolder(path + "/.")
  }

  private func isFolderToSearch(_ entry: FolderNames.Entry, in prefix: String) -> Bool {
    !entry.name.hasPrefix(".") && entry.isFolder ?? PathKind.isFolder(folder.resolve(prefix + entry.name))
  }

  /// Whether a name comes before another one: `lesson.md` before its translations.
  private static func inReadingOrder(_ left: String, _ right: String) -> Bool {
    (left.utf8.count, left) < (right.utf8.count, right)
  }

  /// Whether a folder without lessons looks as if it should hold one: it is empty, or has Markdown of another name.
  private func isMisspelled(_ path: String) -> Bool {
    let names = FolderNames.of(folder.resolve(path), sorted: false) ?? []
    return names.allSatisfy { $0.hasPrefix(".") } || names.contains { $0.hasSuffix(".md") }
  }
}
