import LessonKit
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The documents, or single cells of them, that a command works on.
public struct Selection: Sendable {
  /// A document, or one of its cells.
  public struct Item: Sendable, Hashable {
    /// The path as the user named it.
    public var path: String
    /// The path for reports: relative, and the same wherever the lessons lie.
    public var reportPath: String
    /// The one cell that is meant; nil for all.
    public var cell: CellSelector?
  }

  /// How an address names a cell.
  public enum CellSelector: Sendable, Hashable {
    /// By its name, behind `#`.
    case name(String)
    /// By a line of the cell or its transcript, behind `:`.
    case line(Int)

    /// Whether a cell is the one that is meant.
    public func selects(_ cell: Cell) -> Bool {
      switch self {
      case .name(let name): cell.name == name
      case .line(let line): cell.wholeLines.contains(line)
      }
    }
  }

  /// The documents by folder, in order; the languages of a lesson stand together.
  public private(set) var groups: [[Item]] = []
  /// What is wrong with the paths.
  public private(set) var findings: [Finding] = []
  /// What the user should know of the folders.
  public private(set) var notes: [Finding] = []
  /// Whether a document stands there more than once, for several of its cells.
  private(set) var repeatsDocuments = false
  /// Below so many levels no lesson is looked for.
  private static let mostLevels = 64

  private let folder: WorkingFolder

  /// Finds the documents of paths: lessons folders, lesson folders, documents, and addresses of cells.
  public init(_ paths: [String], in folder: WorkingFolder = .current) {
    self.folder = folder
    var seen: Set<String> = []
    let all = paths.flatMap { items($0.normalizedPath) }
    guard paths.count > 1 else {
      for item in all { add(item) }
      return
    }
    let whole = Set(all.filter { $0.cell == nil }.map { identity($0.path) })
    var parts: Set<String> = []
    for item in all {
      let file = identity(item.path)
      if item.cell != nil, !parts.insert(file).inserted { repeatsDocuments = true }
      let isPart = item.cell != nil && whole.contains(file)
      if !isPart, seen.insert(file + (item.cell.map { "\($0)" } ?? "")).inserted { add(item) }
    }
  }

  private mutating func add(_ item: Item) {
    let parent = item.path.parent
    if let last = groups.last?.last, last.path.parent.hasSameBytes(as: parent), last.cell == nil, item.cell == nil,
      DocumentName(path: last.path).stem == DocumentName(path: item.path).stem
    {
      groups[groups.count - 1].append(item)
    } else {
      groups.append([item])
    }
  }

  /// What tells one file from another, whatever links and detours lead to it, and however its name is written.
  private func identity(_ path: String) -> String {
    PathKind.identity(folder.resolve(path)) ?? path
  }

  private mutating func items(_ path: String) -> [Item] {
    switch kind(path) {
    case .folder: return lessons(in: path)
    case .file: return [Item(path: path, reportPath: reportPath(path, given: path))]
    case .nothing: return address(path)
    }
  }

  private mutating func address(_ path: String) -> [Item] {
    var help = "Name a lessons folder, a lesson's folder, a document, or a cell as DOCUMENT#NAME or DOCUMENT:LINE."
    for (separator, selector) in [("#", Self.name), (":", Self.line)] {
      guard let range = path.ranges(of: separator).last else { continue }
      let file = String(path[..<range.lowerBound])
      switch (kind(file), selector(path[range.upperBound...])) {
      case (.file, let selector?):
        return [Item(path: file, reportPath: reportPath(file, given: file), cell: selector)]
      case (.file, nil):
        help = separator == "#" ? "Write the name of a cell behind `#`." : "Write the number of a line behind `:`."
      case (.folder, _):
        help = "`\(file)` is a folder: a cell is named with its document, such as `\(file)/lesson.md\(separator)…`."
      case (.nothing, _): break
      }
    }
    findings.append(Finding(Place(file: path), "There is no such file or folder.", help: help))
    return []
  }

  private static func name(_ text: Substring) -> CellSelector? {
    text.isKebabCase ? .name(String(text)) : nil
  }

  private static func line(_ text: Substring) -> CellSelector? {
    Int(text).map { .line($0) }
  }

  /// The lessons in a folder and below it; a folder without any is a mistake.
  private mutating func lessons(in path: String) -> [Item] {
    var found: [String] = []
    if path.hasSuffix(".docc") {
      collectArticles(path, depth: 0, tells: true, into: &found)
    } else {
      let known = findings.count
      collect(path, depth: 0, into: &found)
      if found.isEmpty { collectCatalogues(path, depth: 0, into: &found) }
      if found.contains(where: { !DocumentName(path: $0).isLesson }) { findings.removeSubrange(known...) }
    }
    if found.isEmpty, path.hasSuffix(".docc") {
      findings.append(
        Finding(
          Place(file: path), "The documentation catalogue holds no article.",
          help: "Articles are files that end in `.md`, in the catalogue or in a folder below it."))
    } else if found.isEmpty {
      findings.append(
        Finding(
          Place(file: path), "The folder holds no lesson.",
          help: "A lesson is a folder with a document `lesson.md`; name other documents by their file."))
    }
    let inside = found.filter { isInside($0, path) }
    return inside.map { Item(path: $0, reportPath: reportPath($0, given: path)) }
  }

  /// Whether a document that was found lies in the folder that was named; a link that leads out of it is a mistake, since
  /// an update would write over what the user did not name.
  private mutating func isInside(_ document: String, _ path: String) -> Bool {
    guard PathKind.isLink(folder.resolve(document)),
      let refusal = TextFile.refusal(
        of: String(document.dropFirst(path.count)), beneath: folder.resolve(path.isEmpty ? "." : path))
    else { return true }
    findings.append(
      Finding(Place(file: document), refusal.message, help: "Name the document itself if it is the one that you mean."))
    return false
  }

  private mutating func collect(_ path: String, depth: Int, into found: inout [String]) {
    guard let entries = entries(in: path, depth: depth, tells: true) else { return }
    let names = entries.map(\.name)
    notes += UpdateLeftovers.found(names, in: path, folder)
    let prefix = path == "/" ? path : path + "/"
    found += names.filter { DocumentName(path: $0).isLesson }.sorted(by: Self.inReadingOrder).map { prefix + $0 }
    for entry in entries where isFolderToSearch(entry, in: prefix) {
      let count = found.count
      let inner = prefix + entry.name
      collect(inner, depth: depth + 1, into: &found)
      if depth == 0, found.count == count, isMistaken(inner) {
        findings.append(
          Finding(
            Place(file: inner), "The lesson's folder holds no document.", help: "Add `lesson.md` or remove it.")
        )
      }
    }
  }

  /// The Markdown files of a documentation catalogue, those of a folder before those below it.
  private mutating func collectArticles(_ path: String, depth: Int, tells: Bool, into found: inout [String]) {
    guard let entries = entries(in: path, depth: depth, tells: tells) else { return }
    for entry in entries where entry.name.hasSuffix(".md") && kind("\(path)/\(entry.name)") == .file {
      found.append("\(path)/\(entry.name)")
    }
    for entry in entries where isFolderToSearch(entry, in: path + "/") {
      collectArticles("\(path)/\(entry.name)", depth: depth + 1, tells: tells, into: &found)
    }
  }

  /// The articles of all documentation catalogues below a folder that was looked through already.
  private mutating func collectCatalogues(_ path: String, depth: Int, into found: inout [String]) {
    guard let entries = entries(in: path, depth: depth, tells: false) else { return }
    for entry in entries where isFolderToSearch(entry, in: path + "/") {
      if entry.name.hasSuffix(".docc") {
        collectArticles("\(path)/\(entry.name)", depth: 0, tells: false, into: &found)
      } else {
        collectCatalogues("\(path)/\(entry.name)", depth: depth + 1, into: &found)
      }
    }
  }

  /// What stands in a folder that is searched; nil for one that is not.
  private mutating func entries(in path: String, depth: Int, tells: Bool) -> [FolderNames.Entry]? {
    var told: [Finding] = []
    defer { if tells { findings += told } }
    guard depth <= Self.mostLevels else {
      told.append(
        Finding(
          Place(file: path),
          "This folder lies more than \(Self.mostLevels) levels deep, so no lesson is looked for in it.",
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
          "This name is not UTF-8, so what it stands for is left out.", help: "Give it another name."))
    }
    return entries
  }

  /// Whether a name that is not UTF-8 is that of a document or of a folder with one.
  private static func mayHoldDocument(_ name: [UInt8], _ parent: [UInt8]) -> Bool {
    name.suffix(3).elementsEqual(".md".utf8)
      || FolderNames.hasFile(below: parent + name, depth: mostLevels) { $0.hasSuffix(".md") }
  }

  private func isFolderToSearch(_ entry: FolderNames.Entry, in prefix: String) -> Bool {
    !entry.name.hasPrefix(".") && entry.isFolder ?? PathKind.isFolder(folder.resolve(prefix + entry.name))
  }

  /// `lesson.md` before its translations.
  private static func inReadingOrder(_ left: String, _ right: String) -> Bool {
    (left.utf8.count, left) < (right.utf8.count, right)
  }

  /// Whether a folder without lessons looks as if it should hold one: it is empty, or has Markdown of another name.
  private func isMistaken(_ path: String) -> Bool {
    let names = FolderNames.of(folder.resolve(path), sorted: false) ?? []
    return names.allSatisfy { $0.hasPrefix(".") } || names.contains { $0.hasSuffix(".md") }
  }

  private enum Kind {
    case file, folder, nothing
  }

  private func kind(_ path: String) -> Kind {
    var isFolder = false
    guard !path.isEmpty, FileManager.default.fileExists(atPath: folder.resolve(path), isDirectory: &isFolder) else {
      return .nothing
    }
    return isFolder ? .folder : .file
  }

  /// A relative path stays; of an absolute one only what follows the parent of the path that was given.
  private func reportPath(_ path: String, given: String) -> String {
    guard given.hasPrefix("/") else { return path }
    return String(path.dropFirst(given.parent.count))
  }
}

extension String {
  /// The path without what changes nothing: doubled and final slashes, and `.` in the middle or before a name.
  fileprivate var normalizedPath: String {
    let words = split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    let path = (hasPrefix("/") ? "/" : "") + words.joined(separator: "/")
    return path.isEmpty && !isEmpty ? "." : path
  }

  /// The folder of a path, with its final slash.
  fileprivate var parent: String {
    lastIndex(of: "/").map { String(self[...$0]) } ?? ""
  }
}
