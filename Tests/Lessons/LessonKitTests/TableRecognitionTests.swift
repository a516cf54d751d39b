import SourceText
import TestSupport
import Testing

@testable import LessonKit
@testable import LessonMarkdown

/// Documents are parsed without tables if the result is certainly the same, because that is much faster.
@Suite("Telling tables from paragraphs")
struct TableRecognitionTests {
  private static let lines = [
    "| a | b |", "|---|--:|", "| --- | --- |", "|---|", "| 1 | 2 |", "a | b", "--- | ---", "Text.", "", "    | c |",
    "===",
    "---", "> | q |", "- | l |", "| x \\| y |", "\t| t |", "<b>", "```", "|", "||", "|:-:|:-:|", " | s | t |",
  ]

  @Test("A document has the same transcripts whether its tables are parsed or recognized", arguments: 0..<10)
  func same(_ batch: Int) {
    for seed in batch * 500..<(batch + 1) * 500 {
      var random = SplitMix64(seed: UInt64(seed))
      let start = random.pick(["", "> ", "- "])
      let rest = random.pick([start, start == "- " ? "  " : start, ""])
      let body = (0..<Int.random(in: 1...6, using: &random)).map { _ in rest + random.pick(Self.lines) }
      let text = ([start + "```experiment a.b", (start == "- " ? "  " : start) + "```"] + body).joined(separator: "\n")
      let file = SourceFile(path: "a.md", bytes: Array(text.utf8))
      let lists = file.bytes.withUnsafeBufferPointer {
        MarkdownParser.siblings($0, firstLine: 1, findsTables: true, fenceWords: MarkdownFence.words).lists
      }
      var parsed = CellCollector(file: file, lists: lists, hasListings: false)
      parsed.collect()
      let recognized = Document(file)
      #expect(recognized.cells.map(\.transcript) == parsed.cells.map(\.transcript), "seed \(seed)\n\(text)")
      #expect(recognized.cells.map(\.lines) == parsed.cells.map(\.lines), "seed \(seed)\n\(text)")
      #expect(recognized.findings == parsed.findings, "seed \(seed)\n\(text)")
    }
  }
}
