import Results
import SourceText

/// Compares what cells give with what documents say they give.
public enum TranscriptComparison {
  /// How a result differs from its transcript.
  ///
  /// - Parameters:
  ///   - transcript: the transcript; nil if the cell has none.
  ///   - result: what the cell gave.
  ///   - relaxation: what does not count.
  ///   - document: the document's path and language.
  ///   - readFigure: the bytes of a figure's file; nil if there is none.
  /// - Returns: the differences; empty if it agrees; nil if there is nothing to compare with.
  /// - Throws: a ``Finding`` if the transcript is of another kind or names an impossible file.
  public static func differences(
    _ transcript: Transcript?, _ result: CellResult, relaxation: Relaxation, document: Document,
    readFigure: (String) -> [UInt8]?
  ) throws(Finding) -> [Difference]? {
    guard let transcript else { return nil }
    try check(transcript, kind: result.kind, file: document.file)
    switch (transcript.content, result) {
    case (.table, .table(let table)):
      let source = TableSource(file: document.file, lines: transcript.lines, prefix: transcript.prefix)
      if source.plainlySays(table, document.language) { return [] }
      return TableComparison.differences(
        expected: source.text, headerLine: transcript.lines.lowerBound, found: TableText(table, document.language),
        relaxation: relaxation)
    case (.fence(_, let lines), .lines), (.fence(_, let lines), .stateDiagram),
      (.fence(_, let lines), .diagnostics):
      return LinesComparison.differences(
        expected: lines, firstLine: transcript.lines.lowerBound + 1, found: result.text(document.language),
        relaxation: relaxation)
    case (.image(let destination, _), .figure(let figure)):
      let line = transcript.lines.lowerBound
      let path = try FigureFile.path(destination, at: document.file.place(line: line), document: document.path)
      guard let bytes = readFigure(path) else {
        return [Difference(file: destination, line: 1, expected: nil, found: figure.alt[document.language])]
      }
      let svg = figure.svg(document.language)
      if bytes.elementsEqual(svg.utf8) { return [] }
      let differences = LinesComparison.differences(
        expected: SourceFile(path: path, bytes: bytes).texts, firstLine: 1,
        found: svg.split(separator: "\n").map(String.init))
      return differences.isEmpty
        ? [Difference(file: destination, line: 1, expected: "other line ends", found: "LF")]
        : differences.map { difference in
          var difference = difference
          difference.file = destination
          return difference
        }
    default: return nil
    }
  }

  /// Refuses a transcript of another kind than the result's.
  ///
  /// - Throws: a ``Finding`` that says what should stand there.
  public static func check(_ transcript: Transcript, kind: CellResult.Kind, file: SourceFile) throws(Finding) {
    guard transcript.kind != kind else { return }
    throw Finding(
      file.place(line: transcript.lines.lowerBound),
      "This is \(transcript.kind.transcript), but the result of the cell above it is shown as \(kind.transcript).",
      help: "Remove it and run `lesson update`; if it is your own, write `no-transcript` behind the cell's fence.")
  }
}

extension SourceFile {
  /// The lines as text.
  fileprivate var texts: [String] {
    lines.map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}
