import Results
import SourceText

/// A comparison of the results of cells with their transcripts.
public enum TranscriptComparison {
  /// Compares the result of a cell with its transcript.
  ///
  /// - Parameters:
  ///   - cell: the cell, with its transcript and its options.
  ///   - result: the result of the cell.
  ///   - document: the cell's document.
  ///   - isBrief: whether the first difference of a table is enough, as for an update.
  ///   - readPicture: the bytes of a picture's file; nil if there is none.
  /// - Returns: the outcome of the cell.
  /// - Throws: a ``/SourceText/Finding`` if the transcript has another kind or names an impossible file, or if the
  ///   result is a picture that cannot be shown below a cell.
  public static func outcome(
    _ cell: Cell, _ result: CellResult, _ document: Document, isBrief: Bool = false, readPicture: (String) -> [UInt8]?
  ) throws(Finding) -> CellOutcome {
    if let picture = try PictureFile.of(result, cell, document) {
      return try outcome(cell, result, picture, document, readPicture: readPicture)
    }
    return CellOutcome(cell, result, differences: try differences(cell, result, document, isBrief))
  }

  private static func differences(
    _ cell: Cell, _ result: CellResult, _ document: Document, _ isBrief: Bool
  ) throws(Finding) -> [Difference]? {
    guard let transcript = cell.transcript else { return nil }
    try check(transcript, kind: result.kind, file: document.file)
    switch (transcript.content, result) {
    case (.table, .table(let table)):
      let source = TableSource(file: document.file, lines: transcript.lines, prefix: transcript.prefix)
      if source.plainlySays(table, document.language) { return [] }
      let found = TableText(table, document.language)
      if isBrief { return source.firstDifference(from: found, cell.comparisonOptions).map { [$0] } ?? [] }
      return source.differences(from: found, cell.comparisonOptions)
    case (.fence(_, let lines), .lines), (.fence(_, let lines), .stateDiagram),
      (.fence(_, let lines), .diagnostics):
      return LinesComparison.differences(
        expected: lines, firstLine: transcript.lines.lowerBound + 1, found: result.text(document.language),
        options: cell.comparisonOptions)
    default: return nil
    }
  }

  private static func outcome(
    _ cell: Cell, _ result: CellResult, _ picture: PictureFile, _ document: Document, readPicture: (String) -> [UInt8]?
  ) throws(Finding) -> CellOutcome {
    guard let transcript = cell.transcript, case .image(let destination, _) = transcript.content else {
      if let transcript = cell.transcript { try check(transcript, kind: result.kind, file: document.file) }
      try PictureComparison(picture, cell, document, destination: "", line: cell.lines.lowerBound).check()
      return CellOutcome(cell, .noTranscript(result))
    }
    let line = transcript.lines.lowerBound
    let path = try PictureFile.path(
      destination, picture.format, at: document.file.place(line: line), document: document.path)
    let comparison = PictureComparison(picture, cell, document, destination: destination, line: line)
    switch try comparison.verdict(expected: readPicture(path)) {
    case .agrees: return CellOutcome(cell, .agrees(result))
    case .differs(let differences, let picture):
      return CellOutcome(cell, .differs(.init(result, differences, picture: picture)))
    case .cannotCompare(let reason, let picture):
      return CellOutcome(cell, .cannotCompare(reason: reason, result: result, picture: picture))
    }
  }

  /// Rejects a transcript of another kind than the result's.
  ///
  /// - Throws: a ``/SourceText/Finding`` that names the expected kind.
  public static func check(_ transcript: Transcript, kind: CellResult.Kind, file: SourceFile) throws(Finding) {
    guard transcript.kind != kind else { return }
    throw Finding(
      file.place(line: transcript.lines.lowerBound),
      "This is \(transcript.kind.transcript), but the cell above it produces \(kind.transcript).",
      help: "Remove it and run `lesson update`. If you wrote it yourself, add `no-transcript` to the cell's fence.")
  }
}
