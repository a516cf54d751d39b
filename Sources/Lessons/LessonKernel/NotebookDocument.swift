import LessonKit
import LessonNotebooks
import SourceText

/// The cells of a notebook that were executed, as one document: in the order in which each was executed first.
struct NotebookDocument: Sendable {
  /// A cell that was executed.
  struct Entry: Sendable {
    /// The name by which the client knows the cell.
    var id: String
    /// The number of its last execution.
    var count: Int
    var cell: NotebookCell
    /// Its outputs, as they are shown in the notebook.
    var shown: [NotebookOutput] = []
    /// Whether it failed when a cell above it changed, so that the document lacks it until it is executed again.
    var isBroken = false
  }

  /// The text of a document, and the lines of its cells.
  struct Composition: Sendable {
    var text: String
    /// The line of each cell, by its id.
    var lines: [String: Int]
  }

  /// The cells.
  private(set) var entries: [Entry] = []
  /// The lesson that the cells belong to; nil for a plain notebook.
  var lesson: NotebookLesson?
  /// The front matter of the text; the one of a plain notebook says nothing.
  var frontMatter = NotebookDocument.plainMatter

  static let plainMatter = ["title: Notebook", "minutes: 1"]

  /// Returns the cell with a name; nil for none.
  subscript(id: String) -> Entry? { entries.first { $0.id == id } }

  /// Removes cells that the client has deleted.
  mutating func remove(_ ids: Set<String>) { entries.removeAll { ids.contains($0.id) } }

  /// Adds a cell at the end, or replaces the one with its name.
  mutating func put(_ entry: Entry) {
    if let index = entries.firstIndex(where: { $0.id == entry.id }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }

  /// Changes an entry.
  mutating func change(_ id: String, _ change: (inout Entry) -> Void) {
    if let index = entries.firstIndex(where: { $0.id == id }) { change(&entries[index]) }
  }

  /// Returns the cells that the text for a cell consists of: with Swift, all Swift cells; else the cell alone.
  ///
  /// Experiments and commands neither use other cells nor change them.
  func cells(for entry: Entry) -> [Entry] {
    guard entry.cell.magic == .swift else { return [entry] }
    return entries.filter { $0.id == entry.id || $0.cell.magic == .swift && !$0.isBroken && $0.cell.part == nil }
  }

  /// Returns the text of a document with cells, in their order.
  func composition(_ cells: [Entry]) -> Composition {
    var lines = ["---"] + frontMatter + ["---", "", "# Notebook", ""]
    var places: [String: Int] = [:]
    for entry in cells {
      places[entry.id] = lines.count + 1
      lines += entry.cell.fence + [""]
    }
    return Composition(text: lines.joined(separator: "\n") + "\n", lines: places)
  }
}

extension NotebookCell {
  /// The words of the cell's attributes.
  var words: [Substring] { attributes.split(whereSeparator: \.isWhitespace) }

  /// The part of an exercise that the cell is; nil for none.
  var part: Exercise.Part? {
    magic == .swift ? words.lazy.compactMap { Exercise.Part(rawValue: String($0)) }.first : nil
  }

  /// The name that its attributes give the cell; nil for none.
  var name: String? { value(of: "name") }

  /// Whether the reader is asked for a prediction.
  var predicts: Bool { words.contains { $0 == "predict" || $0.hasPrefix("predict=") } }

  private func value(of key: String) -> String? {
    words.first { $0.hasPrefix(key + "=") }.map { String($0.dropFirst(key.count + 1)) }
  }

  /// Whether cells below can use the cell's declarations.
  var isChained: Bool {
    let apart: Set<Substring> = ["trap", "error", "warning", "no-run", "isolated"]
    return magic == .swift && part == nil && apart.isDisjoint(with: words)
  }
}
