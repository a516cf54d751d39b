import LessonMarkdown
import Results
import SourceText
import SwiftListings

/// Finds the cells among a document's blocks, each with the comment before it and the transcript below it.
struct CellCollector {
  let file: SourceFile
  let lists: [[MarkdownBlock]]
  /// Whether the document is not a lesson, so that its Swift fences are listings.
  let hasListings: Bool
  var cells: [Cell] = []
  var findings: [Finding] = []
  /// The warnings, which keep no cell from being compared.
  var warnings: [Finding] = []
  /// The quizzes from top to bottom.
  var quizzes: [Quiz] = []
  /// The places of panels from top to bottom.
  var panels: [PanelPlacement] = []
  /// The first lines of the blocks that are for pages only.
  var pageLines: Set<Int> = []
  /// The lines of transcripts and slips that belong to a cell.
  var claimedLines: Set<Int> = []
  /// The first lines of transcript fences without a cell above them.
  var lostFences: Set<Int> = []
  /// Whether a fence or HTML is never closed, so that the rest of the document may not be what it seems.
  var hasUnclosedBlock = false
  /// Whether a block below a cell may be a table that only a parser of tables recognizes.
  var hasDoubtfulTable = false

  let fenceLines: Set<Int>

  init(file: SourceFile, lists: [[MarkdownBlock]], hasListings: Bool) {
    self.file = file
    self.hasListings = hasListings
    self.lists = lists
    fenceLines = Set(
      lists.joined().compactMap { block in
        if case .fence = block.content { block.line } else { nil }
      })
  }

  mutating func collect() {
    for blocks in lists {
      for index in blocks.indices { collect(index, in: blocks) }
    }
    reportLostSlips()
    reportLostDigests()
    cells.sort { $0.lines.lowerBound < $1.lines.lowerBound }
    panels.sort { $0.line < $1.line }
    checkPanels()
    reportExercises()
    reportRepetitions(of: cells.map { $0.part.map { $0 == .exercise } ?? true ? $0.name : nil }) { name, first in
      ("Duplicate cell name `\(name)`.", "The cell on line \(first) already uses it: choose another name.")
    }
    reportRepetitions(of: cells.map(\.figure)) { file, first in
      (
        "Two cells use the image `\(file)` as their figure.",
        "The cell on line \(first) already uses it: give this cell its own file."
      )
    }
    findings.sort { $0.place < $1.place }
  }

  private mutating func collect(_ index: Int, in blocks: [MarkdownBlock]) {
    switch blocks[index].content {
    case .fence(let fence): collect(fence, index, in: blocks)
    case .html(let text, _):
      if reportUnclosed(text, blocks[index]) { return }
      guard LessonComment.isOne(text) else {
        if LessonComment.isWithin(text) {
          report(
            blocks[index].line, "This comment for a cell is inside other HTML, so `lesson` does not read it.",
            help: "Add a blank line before it.")
        }
        return
      }
      if hasListings, let setup = LessonComment.setup(text) { return collect(setup: setup, blocks[index]) }
      if PanelPlacement.isOne(text) { return collectPanels(text, line: blocks[index].line) }
      if Quiz.isOne(text) { return collectQuiz(index, in: blocks) }
      if LessonComment.isForPages(text) { return collectPageLine(index, in: blocks) }
      if index + 1 < blocks.count, case .fence(let fence) = blocks[index + 1].content, isCell(fence) { return }
      report(
        blocks[index].line, "This comment does not belong to a cell.",
        help: "Put it directly before the fence of a cell.")
    default: break
    }
  }

  /// Reads a comment that says that the block below it is for pages only.
  private mutating func collectPageLine(_ index: Int, in blocks: [MarkdownBlock]) {
    let next = index + 1 < blocks.count ? blocks[index + 1] : nil
    switch next?.content {
    case .paragraph?, .list?: pageLines.insert(next?.line ?? 0)
    default:
      report(
        blocks[index].line, "There is no paragraph or list below this comment.",
        help: "Put it directly before the text that only readers of a page need.")
    }
  }

  /// Whether a fence is a cell of the document.
  func isCell(_ fence: MarkdownFence) -> Bool { fence.isCell(besideListings: hasListings) }

  private mutating func collect(_ fence: MarkdownFence, _ index: Int, in blocks: [MarkdownBlock]) {
    let block = blocks[index]
    let end = block.line + fence.lineCount + 1
    let prefix = BlockPrefix(block, in: file)
    guard isClosing(end, fence, prefix), !opensAnother(fence, block, prefix) else {
      reportUnclosed(fence, block)
      return
    }
    guard isCell(fence) else {
      if let meant = fence.meantWord {
        report(block.line, "Unknown fence type `\(fence.word)`.", help: "Did you mean `\(meant)`?")
      }
      reportLostTranscript(fence, index, in: blocks)
      return
    }
    let isListing = hasListings && fence.word == "swift"
    let info = InfoString(
      isListing ? fence.infoOfListing : fence.info, leadingWords: fence.word == "experiment" ? 2 : 1)
    if !hasListings, fence.word == "swift", info.words.first != "swift" {
      report(block.line, "Unknown fence type `\(info.words.first ?? "")`.", help: "Write `swift`.")
    }
    var attributes = CellAttributes(action: Cell.Action(fence.word, info), isListing: isListing)
    attributes.take(info, at: file.place(line: block.line))
    if index > 0, case .html(let text, _) = blocks[index - 1].content, LessonComment.isOne(text),
      LessonComment.setup(text) == nil, !PanelPlacement.isOne(text)
    {
      attributes.isListing = false
      attributes.take(LessonComment.attributes(text), at: file.place(line: blocks[index - 1].line))
    }
    attributes.checkNames(at: file.place(line: block.line))
    attributes.checkVariation(at: file.place(line: block.line))
    var findings: [Finding] = []
    var listing: Listing?
    if hasListings, case .swift = attributes.action { listing = self.listing(fence.text, block.line...end, &findings) }
    if case .experiment("") = attributes.action {
      findings.append(
        Finding(
          file.place(line: block.line), "The cell does not name an experiment.",
          help: "Write `experiment NAME` after the opening fence; `lesson experiments` lists the names."))
    }
    var below = blocksBelow(index, in: blocks, attributes, &findings)
    if listing != nil, below.transcript == nil, attributes.showsOutput, let output = output(below: index, in: blocks) {
      (below.transcript, below.possibleOutput) = output.isCertain ? (output.transcript, nil) : (nil, output.transcript)
    }
    cells.append(
      Cell(
        attributes, body: fence.text, lines: block.line...end, prefix: prefix, below: below, listing: listing,
        findings: findings))
  }

  /// Takes hidden Swift that the listings below build on.
  private mutating func collect(setup body: String, _ block: MarkdownBlock) {
    guard case .html(_, let last) = block.content else { return }
    var unclosed: [Int] = []
    cells.append(
      Cell(
        CellAttributes(action: .swift(SwiftAttributes()), isListing: true), body: body, lines: block.line...last,
        prefix: BlockPrefix(block, in: file), below: BlocksBelow(), listing: Listing(body, unclosed: &unclosed),
        findings: []))
  }

  private func listing(_ body: String, _ lines: ClosedRange<Int>, _ findings: inout [Finding]) -> Listing {
    var unclosed: [Int] = []
    let listing = Listing(body, callouts: { CalloutNumbers(in: file, around: lines).numbers }, unclosed: &unclosed)
    findings += unclosed.map { .unclosedQuotation(file.place(line: lines.lowerBound + 1 + $0)) }
    return listing
  }

  /// Reports a value that two cells share and only one may have.
  private mutating func reportRepetitions(
    of values: [String?], words: (_ value: String, _ first: Int) -> (message: Message, help: Message)
  ) {
    var lines: [String: Int] = [:]
    for (index, value) in values.enumerated() {
      guard let value else { continue }
      let line = cells[index].lines.lowerBound
      if let first = lines[value] {
        let (message, help) = words(value, first)
        cells[index] = Cell(cells[index], adding: Finding(file.place(line: line), message, help: help))
      } else {
        lines[value] = line
      }
    }
  }

  mutating func report(_ line: Int, _ message: Message, help: Message) {
    findings.append(Finding(file.place(line: line), message, help: help))
  }
}

extension Cell {
  /// The file of the image below the cell.
  fileprivate var figure: String? {
    if case .image(let destination, _) = transcript?.content { destination } else { nil }
  }
}

extension Cell.Action {
  /// Creates the action of a cell from its info string.
  fileprivate init(_ word: String, _ info: InfoString) {
    switch word {
    case "swift": self = .swift(SwiftAttributes())
    case "console": self = .console
    default: self = .experiment(info.words.count > 1 ? info.words[1] : "")
    }
  }
}

extension CellAttributes {
  /// Whether a fence below the listing can show what it prints.
  fileprivate var showsOutput: Bool {
    guard !refusesTranscript, case .swift(let swift) = action else { return false }
    return swift.expectation == .run
  }
}

extension Finding {
  /// Returns the finding for a comment about output whose quotation mark is never closed.
  static func unclosedQuotation(_ place: Place) -> Finding {
    Finding(
      place, "The expected output in this comment has no closing quotation mark.",
      help: "Close it on this line, or on one of the comment lines directly below.")
  }
}
