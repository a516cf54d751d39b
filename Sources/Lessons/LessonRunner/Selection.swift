import LessonKit
import Playgrounds
import SourceText
import SwiftCells

/// The documents, or single cells of them, that a command works on.
package struct Selection: Sendable {
  /// A document, or one of its cells.
  package struct Item: Sendable, Hashable {
    /// The path as the user named it.
    package var path: String
    /// The path for reports: relative, and the same wherever the lessons are.
    package var reportPath: String
    /// The single cell to use; nil for all.
    package var cell: CellSelector?
    /// The filter for its cells; nil for all.
    var only: CellFilter?
  }

  /// The way in which an address names a cell.
  package enum CellSelector: Sendable, Hashable {
    /// A name, after `#`.
    case name(String)
    /// A line of the cell or its transcript, after `:`.
    case line(Int)
    /// The first lines of cells; no address names several.
    case lines(Set<Int>)

    /// Whether the address names a cell.
    package func selects(_ cell: Cell) -> Bool {
      switch self {
      case .name(let name): cell.name == name
      case .line(let line): cell.wholeLines.contains(line)
      case .lines(let lines): lines.contains(cell.lines.lowerBound)
      }
    }
  }

  /// The documents by folder, in order; the languages of a lesson are next to each other.
  package internal(set) var groups: [[Item]] = []

  /// The documents, each once.
  package var paths: [String] {
    var seen: Set<String> = []
    return groups.joined().map(\.path).filter { seen.insert($0).inserted }
  }
  /// The errors in the paths.
  package var findings: [Finding] = []
  /// The notes about the folders.
  package private(set) var notes: [Finding] = []
  /// Whether a document occurs more than once, for several of its cells.
  private(set) var repeatsDocuments = false

  /// The part of a run that this selection is; nil for a whole run.
  package internal(set) var shard: SelectedShard?
  let folder: WorkingFolder

  /// Creates a selection from paths: lessons folders, lesson folders, documents, and addresses of cells.
  package init(_ paths: [String], in folder: WorkingFolder = .current) {
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

  /// Creates a selection of a document, or of one of its cells, whether or not its file exists.
  ///
  /// - Parameters:
  ///   - document: the path of the document.
  ///   - line: a line of the cell; nil for all cells.
  ///   - folder: the folder that relative paths start from.
  package init(document: String, line: Int?, in folder: WorkingFolder) {
    self.folder = folder
    groups = [[Item(path: document, reportPath: document, cell: line.map { .line($0) })]]
  }

  /// Creates a selection of cells of a document, whether or not its file exists.
  ///
  /// - Parameters:
  ///   - document: the path of the document.
  ///   - lines: the first lines of the cells.
  ///   - folder: the folder that relative paths start from.
  package init(document: String, lines: Set<Int>, in folder: WorkingFolder) {
    self.folder = folder
    groups = [[Item(path: document, reportPath: document, cell: .lines(lines))]]
  }

  private mutating func add(_ item: Item) {
    let parent = RelativePath.prefix(of: item.path)
    if let last = groups.last?.last, RelativePath.prefix(of: last.path).hasSameBytes(as: parent), last.cell == nil,
      item.cell == nil,
      DocumentName(path: last.path).stem == DocumentName(path: item.path).stem
    {
      groups[groups.count - 1].append(item)
    } else {
      groups.append([item])
    }
  }

  /// Returns the identity of a file, whatever links and detours lead to it, and however its name is written.
  private func identity(_ path: String) -> String {
    PathKind.identity(folder.resolve(path)) ?? path
  }

  private mutating func items(_ path: String) -> [Item] {
    switch folder.kind(of: path) {
    case .folder where PlaygroundBundle.isName(path):
      findings.append(
        Finding(
          Place(file: path), "This is a playground: play its pages instead of running them.",
          help: "Use `lesson play \(path)`."))
      return []
    case .folder:
      let search = LessonSearch(path, in: folder)
      findings += search.findings
      notes += search.notes
      return search.documents.map { Item(path: $0, reportPath: reportPath($0, given: path)) }
    case .file: return [Item(path: path, reportPath: reportPath(path, given: path))]
    case .nothing: return address(path)
    }
  }

  private mutating func address(_ path: String) -> [Item] {
    let kinds: Message =
      "Name a lessons folder, a lesson's folder, a document, or a cell as DOCUMENT#NAME or DOCUMENT:LINE."
    var help = kinds
    for (separator, selector) in [("#", Self.name), (":", Self.line)] {
      guard let range = path.ranges(of: separator).last else { continue }
      let file = String(path[..<range.lowerBound])
      switch (folder.kind(of: file), selector(path[range.upperBound...])) {
      case (.file, let selector?):
        return [Item(path: file, reportPath: reportPath(file, given: file), cell: selector)]
      case (.file, nil):
        help = separator == "#" ? "Write the name of a cell after `#`." : "Write the number of a line after `:`."
      case (.folder, _):
        help =
          "`\(file)` is a folder. Name the cell with its document, such as `\("\(file)/lesson.md\(separator)…" as String)`."
      case (.nothing, _): break
      }
    }
    if help == kinds, let near = nearest(to: path) { help = "Did you mean `\(near)`?" }
    findings.append(Finding(Place(file: path), "There is no such file or folder.", help: help))
    return []
  }

  /// Returns the path that was probably meant: next to it or, for a plain name, a lesson in the folder `lessons`.
  private func nearest(to path: String) -> String? {
    let name = RelativePath.name(of: path)
    let parents = path.contains("/") ? [RelativePath.prefix(of: path)] : ["lessons/", ""]
    let found = parents.compactMap { parent in
      let names = folder.names(in: parent.isEmpty ? "." : parent)?.filter { !$0.hasPrefix(".") } ?? []
      return Suggestion.nearest(to: name, among: names).map { (parent: parent, name: $0) }
    }
    return (found.first { $0.name == name } ?? found.last).map { $0.parent + $0.name }
  }

  private static func name(_ text: Substring) -> CellSelector? {
    text.isKebabCase ? .name(String(text)) : nil
  }

  private static func line(_ text: Substring) -> CellSelector? {
    Int(text).map { .line($0) }
  }

  /// Returns the path for reports.
  ///
  /// A relative path stays; an absolute path starts with the last name of the given path.
  private func reportPath(_ path: String, given: String) -> String {
    guard given.hasPrefix("/") else { return path }
    return String(path.dropFirst(RelativePath.prefix(of: given).count))
  }
}

extension String {
  /// The path without parts that change nothing: double and final slashes, and `.` in the middle or before a name.
  package var normalizedPath: String {
    let words = split(separator: "/", omittingEmptySubsequences: true).filter { $0 != "." }
    let path = (hasPrefix("/") ? "/" : "") + words.joined(separator: "/")
    return path.isEmpty && !isEmpty ? "." : path
  }
}
