import Results
import SourceText

/// Rewrites a document so that its transcripts say what its cells give.
///
/// Bytes outside transcripts never change, and neither do rows and lines that agree.
public struct Promotion {
  /// The document as it was.
  public let document: Document
  /// The figures to write: the path and the SVG.
  public private(set) var figures: [(path: String, svg: String)] = []
  /// How many cells change.
  public private(set) var changedCells = 0
  /// What cannot be promoted.
  public private(set) var findings: [Finding] = []

  private var edits: [Edit] = []

  /// Collects what changes in a document.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - outcomes: outcomes of its cells; those that differ and those without a transcript change.
  public init(_ document: Document, _ outcomes: [CellOutcome]) {
    self.document = document
    for outcome in outcomes { promote(outcome) }
  }

  /// The document's new bytes.
  public var bytes: [UInt8] {
    Edit.apply(edits, to: document.file.bytes)
  }

  private mutating func promote(_ outcome: CellOutcome) {
    guard let result = outcome.result, outcome.status == .differs || outcome.status == .noTranscript,
      !outcome.cell.refusesTranscript
    else { return }
    let cell = outcome.cell
    do throws(Finding) {
      if let transcript = cell.transcript {
        try replace(transcript, of: cell, with: result)
      } else if cell.action == .console {
        edits += FencePromotion(
          lines: cell.lines, prefix: cell.prefix, old: cell.bodyLines, relaxation: cell.relaxation, file: document.file
        ).edits(result.text(document.language))
      } else {
        try insert(result, below: cell)
      }
      changedCells += 1
    } catch {
      findings.append(error)
    }
  }

  private mutating func replace(_ transcript: Transcript, of cell: Cell, with result: CellResult) throws(Finding) {
    switch (transcript.content, result) {
    case (.table, .table(let table)):
      let source = TableSource(file: document.file, lines: transcript.lines, prefix: transcript.prefix)
      edits += TablePromotion(source, cell.relaxation).edits(TableText(table, document.language))
    case (.fence(_, let old), .lines), (.fence(_, let old), .stateDiagram):
      edits += FencePromotion(
        lines: transcript.lines, prefix: transcript.prefix, old: old, relaxation: cell.relaxation, file: document.file
      ).edits(result.text(document.language))
    case (.image(let destination, _), .figure(let figure)):
      let place = document.file.place(line: transcript.lines.lowerBound)
      try add(figure, to: FigureFile.path(destination, at: place, document: document.path), place)
    default: break
    }
  }

  private mutating func insert(_ result: CellResult, below cell: Cell) throws(Finding) {
    let lines: [String]
    switch result {
    case .table(let table): lines = TableText(table, document.language).lines
    case .lines: lines = FencePromotion.fence("transcript", result.text(document.language))
    case .stateDiagram: lines = FencePromotion.fence("mermaid", result.text(document.language))
    case .figure(let figure):
      let place = document.file.place(line: cell.lines.lowerBound)
      guard let name = cell.name else {
        throw Finding(
          place, "The cell gives a figure and has no name for the figure's file.",
          help: "Write `name=…` behind the fence; `name=ring` makes `ring.svg`.")
      }
      let file = FigureFile.name(for: name, document.language)
      try add(figure, to: FigureFile.path(file, at: place, document: document.path), place)
      lines = ["![\(figure.alt[document.language].markdownEscaped)](\(file))"]
    }
    edits.append(.insertion(of: lines, below: cell, in: document.file))
  }

  private mutating func add(_ figure: Figure, to path: String, _ place: Place) throws(Finding) {
    guard !figures.contains(where: { $0.path == path }) else {
      throw Finding(place, "Another cell writes its figure to `\(path)` too.", help: "Let each name a file of its own.")
    }
    figures.append((path, figure.svg(document.language)))
  }
}

extension Cell {
  /// The lines of the body.
  public var bodyLines: [String] {
    body.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}

extension String {
  /// The text with a backslash before each character that Markdown would take as markup inside a link's text.
  fileprivate var markdownEscaped: String {
    reduce(into: "") { text, character in
      if "\\[]*_`<>!".contains(character) { text.append("\\") }
      text.append(character.isNewline ? " " : character)
    }
  }
}
