import SourceText

/// The Markdown between the block directives of DocC, without the indentation that DocC removes.
package struct DirectiveContent {
  /// Lines that DocC reads as one Markdown document.
  package struct Run {
    /// The number of the first line, from 1.
    package var firstLine: Int
    /// The bytes of each line that are Markdown.
    package var lines: [Range<Int>]
  }

  /// The runs that DocC shows, from top to bottom.
  package private(set) var runs: [Run] = []

  /// Reads lines of Markdown; nil if no directive among them has content.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - firstLine: the number of the first of them.
  /// - Complexity: O(*n*) for *n* bytes.
  package init?(_ lines: [ArraySlice<UInt8>], firstLine: Int) {
    let mayHaveContent = lines.contains { $0.drop(while: \.isBlank).first == UInt8(ascii: "@") }
    guard mayHaveContent else { return nil }
    let reader = DirectiveReader(lines)
    guard reader.hasContent else { return nil }
    var last: Int?
    for (index, run) in reader.runs.enumerated() {
      if let run, !reader.hiddenRuns.contains(run) {
        if run != last { runs.append(Run(firstLine: firstLine + index, lines: [])) }
        runs[runs.count - 1].lines.append(reader.texts[index])
      }
      last = run
    }
  }
}
