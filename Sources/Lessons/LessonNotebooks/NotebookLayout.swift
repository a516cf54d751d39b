import LessonKit
import LessonMarkdown
import LessonPage
import SourceText

/// The parts of a document from which a notebook is made, from top to bottom.
struct NotebookLayout {
  /// A part of a document.
  enum Part {
    /// Lines of Markdown, from the first to the last that is not blank.
    case text([MarkdownLine])
    /// A cell that readers can run.
    case cell(Cell)
  }

  /// The parts; the first one is the title if the document has one.
  private(set) var parts: [Part] = []
  /// Whether the first part is the title.
  private(set) var hasTitle = false

  /// The treatment of the collapsed parts of a document.
  enum Collapsed {
    /// They stay collapsed, and their cells are text.
    case kept
    /// They are shown, and their cells are cells.
    case shown
    /// They are omitted, and so are answers at the end; the results of other cells are text.
    case omitted
  }

  private let source: MarkdownLines
  private let folds: NotebookFolds
  private let collapsed: Collapsed
  private var omitted: Set<Int>
  private var lines: [MarkdownLine] = []
  /// The number of spaces that lines lose, because a cell interrupts the list that they belong to.
  private var indentation = 0

  /// Lays out a document.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - collapsed: what becomes of its collapsed parts.
  ///   - hasTranslation: whether the notebook can link to the document in another language.
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  init(_ document: Document, collapsed: Collapsed, hasTranslation: (String) -> Bool) throws(Finding) {
    let markup = try Markup(document)
    (source, self.collapsed) = (MarkdownLines(document), collapsed)
    folds = NotebookFolds(document, markup)
    omitted = folds.omitted
    let title = markup.headings.first.flatMap { $0.level == 1 && !$0.isHTML ? $0.position.line : nil }
    let headings = Set(markup.headings.filter { $0.level <= 2 && !$0.isHTML }.map(\.position.line))
    var number = document.firstTextLine
    var isBelowTitle = false
    while number <= document.file.lines.count {
      defer { number += 1 }
      closeAnswers(before: number)
      guard !isOmitted(number) else { continue }
      let block = source.block(at: number)
      if let cell = block.cell, isShown(cell) {
        add(cell)
        number = block.last
        continue
      }
      guard case .text(let text)? = block.lines.first else {
        for line in block.lines { add(line) }
        number = block.last
        continue
      }
      if let destination = Self.translation(text), !hasTranslation(destination) { continue }
      let isTitlePart = text.trimmed.isEmpty || Self.translation(text) != nil
      if headings.contains(number) || isBelowTitle && !isTitlePart { flush() }
      if number == title, parts.isEmpty { hasTitle = true }
      isBelowTitle = number == title || isBelowTitle && isTitlePart
      add(number, text)
    }
    closeAnswers(before: number)
    flush()
  }

  // MARK: Lines

  private func isOmitted(_ number: Int) -> Bool {
    omitted.contains(number) || collapsed == .omitted && (folds.isHidden(number) || folds.answers[number] != nil)
  }

  private mutating func add(_ number: Int, _ text: String) {
    add(.text(text))
    if collapsed == .kept, let summary = folds.answers[number] {
      for line in ["", "<details><summary>\(summary.asHTML)</summary>", ""] { lines.append(.text(line)) }
    }
  }

  private mutating func closeAnswers(before number: Int) {
    guard collapsed == .kept, folds.endsOfAnswers.contains(number) else { return }
    for line in ["", "</details>", ""] { lines.append(.text(line)) }
  }

  private mutating func add(_ line: MarkdownLine) {
    let spaces = line.content.prefix { $0 == " " }.count
    if spaces < indentation, spaces < line.content.count { indentation = 0 }
    lines.append(line.without(spaces: indentation))
  }

  /// Whether readers can run a cell, which is neither in a collapsed part nor in a quote.
  private func isShown(_ cell: Cell) -> Bool {
    cell.prefix.bytes.allSatisfy { $0 == 0x20 } && (collapsed == .shown || !folds.isHidden(cell.lines.lowerBound))
  }

  private mutating func add(_ cell: Cell) {
    flush()
    parts.append(.cell(cell))
    indentation = cell.prefix.bytes.count
    // The results of the cell are its output, or wait in a collapsed block.
    if let transcript = cell.transcript, collapsed == .shown || collapsed == .kept && cell.showsResult {
      omitted.formUnion(transcript.lines)
    }
  }

  private mutating func flush() {
    let isEmpty = { (line: MarkdownLine) in line.content.trimmed.isEmpty }
    let text = lines.drop(while: isEmpty).reversed().drop(while: isEmpty).reversed()
    if !text.isEmpty { parts.append(.text(Array(text))) }
    lines = []
  }

  /// Returns the destination of a line that is nothing but a link to the document in another language.
  private static func translation(_ text: String) -> String? {
    guard text.hasPrefix("["), let match = text.wholeMatch(of: /\[[^\[\]]+\]\(([^\/()\s#]+\.md)\)\s*/) else {
      return nil
    }
    return String(match.1)
  }
}

extension Cell {
  /// Whether readers see the result with the cell, without being asked first.
  var showsResult: Bool { transcript != nil && fold == nil && prediction == nil }
}
