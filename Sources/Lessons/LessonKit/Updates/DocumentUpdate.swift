import Results
import SourceText
import SwiftListings

/// An update of a document that writes the results of its cells into its transcripts.
///
/// Bytes outside transcripts never change, and neither do rows and lines that agree.
public struct DocumentUpdate {
  /// The document before the update.
  public let document: Document
  /// A picture to write.
  public struct PictureToWrite: Sendable {
    /// The path of its file.
    public var path: String
    /// The new bytes of the file.
    public var bytes: [UInt8]
    /// The current bytes of the file; empty if there is none.
    public var old: [UInt8]
  }

  /// The pictures to write.
  public private(set) var pictures: [PictureToWrite] = []
  /// The number of cells that change.
  public private(set) var changedCells = 0
  /// The errors that prevented updates.
  public private(set) var findings: [Finding] = []
  /// The findings for comments of listings that match no printed line for certain.
  public private(set) var doubts: [Finding] = []

  /// The document's new bytes.
  public private(set) var bytes: [UInt8] = []

  private var edits: [Edit] = []
  /// The tables that were rewritten line for line; nil as soon as anything else changes.
  private var tablesInPlace: [(transcript: Transcript, table: Table)]? = []
  private let readPicture: (String) -> [UInt8]?

  /// Collects the changes of a document.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - outcomes: outcomes of its cells; cells that differ and cells without a transcript change.
  ///   - readPicture: the bytes of a picture's file; nil if there is none.
  public init(_ document: Document, _ outcomes: [CellOutcome], readPicture: @escaping (String) -> [UInt8]?) {
    self.document = document
    self.readPicture = readPicture
    for outcome in outcomes { update(outcome) }
    bytes = Edit.apply(edits, to: document.file.bytes)
    edits = []
  }

  private mutating func update(_ outcome: CellOutcome) {
    guard let result = outcome.newResult else { return }
    let announced = outcome.differences.filter(\.isOfCode)
    doubts += announced.map { difference in
      difference.announcedFault == nil
        ? Finding(
          document.file.place(line: difference.line), "A word is missing in this code: \(difference.found ?? "").",
          help: "Correct the code by hand: an update never changes code.")
        : Finding(
          document.file.place(line: difference.line), "The error that is announced here does not occur.",
          help: "Correct the code or the announcement by hand: an update changes neither.")
    }
    if !announced.isEmpty, announced.count == outcome.differences.count { return }
    let cell = outcome.cell
    let isDoubtful = outcome.listing?.isDoubtful ?? false
    do throws(Finding) {
      if var prints = outcome.prints {
        if isDoubtful { prints.refuse(.doubtful) }
        tablesInPlace = nil
        edits += PrintsUpdate(cell: cell, file: document.file).edits(prints)
        doubts += prints.refusals.map { line, refusal in
          Finding(document.file.place(line: line), refusal.message.text, help: refusal.message.help)
        }
        let isCorrected = !prints.corrections.isEmpty || !prints.statements.isEmpty
        if !isCorrected, cell.transcript == nil || isDoubtful { return }
      }
      let slips = outcome.prediction?.slips.compactMap { $0.edit(document.language) } ?? []
      if !slips.isEmpty {
        tablesInPlace = nil
        edits += slips
      }
      if let transcript = cell.transcript, transcript.isOutput, isDoubtful {
        doubts.append(
          Finding(
            document.file.place(line: transcript.lines.lowerBound), PrintsRefusal.doubtful.message.text,
            help: PrintsRefusal.doubtful.message.help))
        return
      }
      if let transcript = cell.transcript {
        if !outcome.differsOnlyInVariation { try replace(transcript, of: cell, with: result) }
      } else if cell.action == .console {
        tablesInPlace = nil
        edits += FenceUpdate(
          lines: cell.lines, prefix: cell.prefix, old: cell.bodyLines, options: cell.comparisonOptions,
          file: document.file
        ).edits(result.text(document.language))
      } else if cell.listing == nil {
        tablesInPlace = nil
        try insert(result, below: cell, digest: cell.digest == nil ? outcome.varied?.record?.comment : nil)
      }
      if let record = outcome.varied?.record, let edit = cell.digestEdit(record, in: document.file) {
        tablesInPlace = nil
        edits.append(edit)
      }
      changedCells += 1
    } catch {
      findings.append(error)
    }
  }

  /// Whether the new bytes are known to be right without parsing the document again.
  ///
  /// That is so if only the values of plain tables changed: such a table has the same lines as before, so every other
  /// block of the document is the same.
  public var isPlainlyRight: Bool {
    guard let tablesInPlace, findings.isEmpty, doubts.isEmpty else { return false }
    let file = SourceFile(path: document.path, bytes: bytes)
    return tablesInPlace.allSatisfy { transcript, table in
      let source = TableSource(file: file, lines: transcript.lines, prefix: transcript.prefix)
      return source.isPlain && source.plainlySays(table, document.language)
    }
  }

  private mutating func replace(_ transcript: Transcript, of cell: Cell, with result: CellResult) throws(Finding) {
    switch (transcript.content, result) {
    case (.table, .table(let table)):
      let source = TableSource(file: document.file, lines: transcript.lines, prefix: transcript.prefix)
      let text = TableText(table, document.language)
      if let refusal = TableUpdate.refusal(of: source, columns: text.header.count) { throw refusal }
      let update = TableUpdate(source, cell.comparisonOptions)
      edits += update.edits(text)
      if update.keepsLines(text) { tablesInPlace?.append((transcript, table)) } else { tablesInPlace = nil }
    case (.fence(_, let old), .lines), (.fence(_, let old), .stateDiagram),
      (.fence(_, let old), .diagnostics):
      tablesInPlace = nil
      edits += FenceUpdate(
        lines: transcript.lines, prefix: transcript.prefix, old: old, options: cell.comparisonOptions,
        file: document.file
      ).edits(result.text(document.language))
    case (.image(let destination, let alt), .figure), (.image(let destination, let alt), .picture):
      tablesInPlace = nil
      guard let picture = try PictureFile.of(result, cell, document) else { break }
      let place = document.file.place(line: transcript.lines.lowerBound)
      let path = try PictureFile.path(destination, picture.format, at: place, document: document.path)
      let old = readPicture(path) ?? []
      let comparison = PictureComparison(picture, cell, document, destination: destination, line: place.line ?? 1)
      try add(comparison.bytes(replacing: old), to: path, old, place)
      let written = PictureFile.alt(in: old, picture.format, document.language)
      if !alt.isEmpty, alt == written, alt != picture.alt {
        edits += AlternativeTextUpdate.edits(transcript, picture.alt, document.file)
      }
    default: break
    }
  }

  private mutating func insert(_ result: CellResult, below cell: Cell, digest: String?) throws(Finding) {
    if let loose = looseTranscript(of: cell, result) {
      throw Finding(
        document.file.place(line: cell.lines.lowerBound),
        "The transcript of this cell is on line \(loose.lines.lowerBound), below other text, so no second one was written.",
        help: "Move it directly below the cell, or remove it.")
    }
    var lines: [String]
    switch result {
    case .table(let table): lines = TableText(table, document.language).lines
    case .lines: lines = FenceUpdate.fence("transcript", result.text(document.language))
    case .stateDiagram: lines = FenceUpdate.fence("mermaid", result.text(document.language))
    case .diagnostics: lines = FenceUpdate.fence("diagnostics", result.text(document.language))
    case .figure, .picture:
      guard let picture = try PictureFile.of(result, cell, document) else { return }
      lines = [try image(for: picture, below: cell)]
    }
    if let digest { lines += ["", digest] }
    let block = cell.prediction != nil && cell.fold == nil ? Fold.lines(around: lines, document.language) : lines
    edits.append(.insertion(of: block, below: cell.transcriptPlace, of: cell, in: document.file))
  }

  /// Returns a block that looks like the transcript of a cell and is separated from it by other text.
  private func looseTranscript(of cell: Cell, _ result: CellResult) -> Transcript? {
    let end = document.cells.first { $0.lines.lowerBound > cell.lines.upperBound }?.lines.lowerBound ?? .max
    return document.looseTranscripts.first { transcript in
      guard (cell.lines.upperBound..<end).contains(transcript.lines.lowerBound) else { return false }
      switch (transcript.content, result) {
      case (.fence, _): return true
      case (.table, .table(let table)):
        let source = TableSource(file: document.file, lines: transcript.lines, prefix: transcript.prefix)
        let (old, new) = (source.text, TableText(table, document.language))
        return old.header == new.header && old.rows.contains { new.rows.contains($0) }
      case (.image(let destination, _), .figure), (.image(let destination, _), .picture):
        guard let name = cell.name, let format = try? PictureFile.of(result, cell, document)?.format else {
          return false
        }
        return destination.hasSameBytes(as: PictureFile.name(for: name, format, document.language))
      default: return false
      }
    }
  }

  /// Returns the image for a cell that has none, and adds its file unless that shows the picture already.
  private mutating func image(for picture: PictureFile, below cell: Cell) throws(Finding) -> String {
    let place = document.file.place(line: cell.lines.lowerBound)
    let format = picture.format.rawValue
    guard let name = cell.name else {
      throw Finding(
        place, "The cell produces a picture, but has no name for the picture's file.",
        help: "Add `name=…` after the opening fence; `name=ring` makes `ring.\(format)`.")
    }
    let file = PictureFile.name(for: name, picture.format, document.language)
    let path = try PictureFile.path(file, picture.format, at: place, document: document.path)
    let old = readPicture(path) ?? []
    let comparison = PictureComparison(picture, cell, document, destination: file, line: place.line ?? 1)
    let isOwn = old.isEmpty ? true : try comparison.isShown(in: old)
    guard isOwn else {
      throw Finding(
        place, "The file `\(file)` for this cell's picture already exists, with another picture.",
        help: "Rename the cell, or remove the file if nobody needs it.")
    }
    let new = try comparison.bytes(replacing: old)
    if new != old { try add(new, to: path, old, place) }
    return "![\(picture.alt.markdownEscaped)](\(file))"
  }

  private mutating func add(_ bytes: [UInt8], to path: String, _ old: [UInt8], _ place: Place) throws(Finding) {
    guard !pictures.contains(where: { $0.path.hasSameBytes(as: path) }) else {
      throw Finding(
        place, "Another cell also writes its picture to `\(path)`.", help: "Use a different file name for each.")
    }
    pictures.append(PictureToWrite(path: path, bytes: bytes, old: old))
  }
}

extension Cell {
  /// The lines of the body.
  public var bodyLines: [String] {
    body.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
  }
}
