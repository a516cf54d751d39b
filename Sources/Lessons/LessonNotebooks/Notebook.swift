import LessonKit
import LessonReport
import Results
import SourceText

/// A lesson as a notebook in the format of Jupyter, version 4.5: the same bytes for the same lesson
/// and the same pixels of its figures.
///
/// A notebook for learners has no output of cells that ask first, and nothing in a collapsed block is a cell. Its first
/// code cell names the lesson's document, which has the modules, hosts, slips, and hints.
package struct Notebook {
  /// The content of the file.
  package private(set) var bytes: [UInt8] = []
  /// The cells without the output that they should have, because they could not run.
  package private(set) var unrun: [CellOutcome] = []

  private let source: NotebookSource
  private let outcomes: [Int: CellOutcome]
  private var ids = NotebookIDs()
  private var cells: [NotebookJSON] = []
  private var count = 0

  /// Writes a notebook.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  package init(_ source: NotebookSource) throws(Finding) {
    self.source = source
    outcomes = Dictionary(source.outcome.cells.map { ($0.cell.lines.lowerBound, $0) }) { first, _ in first }
    let layout = try source.layout()
    ids.reserve(layout.parts.compactMap { if case .cell(let cell) = $0 { cell.notebookName } else { nil } })
    if !layout.hasTitle { addLesson() }
    for (index, part) in layout.parts.enumerated() {
      switch part {
      case .text(let lines): add(lines)
      case .cell(let cell): add(cell)
      }
      if index == 0, layout.hasTitle { addLesson() }
    }
    bytes = Array(json.file.utf8)
  }

  /// The content of the file as a value.
  var json: NotebookJSON {
    let kernel = source.document.language.kernel
    return [
      "cells": .list(cells), "nbformat": 4, "nbformat_minor": 5,
      "metadata": [
        "kernelspec": ["display_name": .text(kernel.title), "language": "swift", "name": .text(kernel.name)],
        "language_info": NotebookLanguage.information,
      ],
    ]
  }

  // MARK: Cells

  private mutating func add(_ lines: [MarkdownLine]) {
    var attachments: [String: NotebookJSON] = [:]
    let rewriter = MarkdownRewriter(
      link: source.link,
      picture: { [source] destination in
        guard let picture = source.picture(destination), let type = picture.format.mediaType else { return nil }
        let name = RelativePath.name(of: destination.percentDecoded)
        let data = Base64.text(of: picture.bytes)
        // JupyterLab shows no SVG that is attached.
        if picture.format == .svg { return "data:\(type);base64,\(data)" }
        attachments[name] = .object([type: .text(data)])
        return "attachment:" + name.asLink
      }, isUnfolded: source.showsAnswers)
    let text = rewriter.lines(lines).joined(separator: "\n")
    guard !text.isEmpty else { return }
    var cell: [String: NotebookJSON] = [
      "cell_type": "markdown", "id": .text(ids.next("text")), "metadata": [:], "source": .lines(text),
    ]
    if !attachments.isEmpty { cell["attachments"] = .object(attachments) }
    cells.append(.object(cell))
  }

  private mutating func addLesson() {
    add(NotebookLesson.document(source.origin).cell, id: ids.name("lesson"), outputs: source.showsAnswers ? [] : nil)
  }

  private mutating func add(_ cell: Cell) {
    let id = cell.notebookName.map { ids.named($0) } ?? ids.next("cell")
    add(NotebookCell(cell), id: id, outputs: outputs(of: cell))
  }

  /// Adds a code cell; without outputs, it has not run.
  private mutating func add(_ cell: NotebookCell, id: String, outputs: [NotebookOutput]?) {
    count += 1
    cells.append([
      "cell_type": "code", "execution_count": outputs == nil ? .null : .number(count), "id": .text(id),
      "metadata": [:], "outputs": .list((outputs ?? []).map { $0.notebook(count: count) }),
      "source": .lines(cell.source),
    ])
  }

  /// Returns the outputs that a cell shows; nil if it waits until readers run it, or could not run.
  private mutating func outputs(of cell: Cell) -> [NotebookOutput]? {
    if cell.part != nil { return source.showsAnswers ? source.exercises[cell.lines.lowerBound] ?? [] : nil }
    guard source.showsAnswers || cell.showsResult, let outcome = outcomes[cell.lines.lowerBound] else { return nil }
    if outcome.status == .couldNotRun || outcome.status == .skipped, outcome.skipCause != .author {
      unrun.append(outcome)
      return nil
    }
    return NotebookOutput.outputs(
      of: outcome, source.document.language, pixels: source.pixels[cell.lines.lowerBound])
  }
}

extension Cell {
  /// The name of the cell in a notebook, where each part of an exercise has its own; nil for a cell without a name.
  var notebookName: String? { name.map { name in part.map { "\(name)-\($0.rawValue)" } ?? name } }
}

extension Results.Picture.Format {
  /// The media type of pictures that Jupyter shows; nil for another format.
  fileprivate var mediaType: String? {
    switch self {
    case .png: "image/png"
    case .svg: "image/svg+xml"
    case .pdf: nil
    }
  }
}
