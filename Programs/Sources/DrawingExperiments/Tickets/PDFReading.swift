import ExperimentKit

/// The content of a PDF file of one page, read from its bytes; enough of the format for the engine's files.
struct PDFReading {
  /// The first line, such as `%PDF-1.4`.
  let version: String
  /// The corners of the page, in points.
  let pageBox: [Double]
  /// The families of the embedded fonts.
  let fonts: [String]
  /// The shapes of the page.
  let counts: ShapeCounts

  /// Reads a file.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` for bytes in which the page is not found.
  init(_ bytes: [UInt8]) throws(ExperimentError) {
    let text = String(decoding: bytes.map { $0 < 128 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    version = text.linesOfText[0]
    pageBox = Self.words(after: "/MediaBox", in: text).dropFirst().prefix(4).compactMap { Double($0) }
    let names = text.matches(of: #/\/FontName \/[A-Z]{6}\+(\S+)/#).map { String($0.1) }
    fonts =
      text.contains("/FontFile") ? names.indices.filter { !names[..<$0].contains(names[$0]) }.map { names[$0] } : []
    guard pageBox.count == 4, let content = Self.content(bytes) else {
      throw ExperimentError("The drawing engine wrote a PDF file that cannot be read.")
    }
    counts = Self.counts(content)
  }

  private static func words(after name: String, in text: String) -> [Substring] {
    guard let range = text.firstRange(of: name) else { return [] }
    return text[range.upperBound...].prefix(200).split(whereSeparator: \.isWhitespace)
  }

  /// Returns the content of the first stream, which is the page.
  private static func content(_ bytes: [UInt8]) -> String? {
    guard let start = bytes.firstRange(of: Array("stream\n".utf8)) else { return nil }
    return Inflate.bytes(Array(bytes[start.upperBound...])).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Counts painted paths by their parts, and lines of text by the number of text positions.
  private static func counts(_ content: String) -> ShapeCounts {
    var counts = ShapeCounts()
    var pieces: Set<Substring> = []
    for word in content.split(whereSeparator: \.isWhitespace) {
      switch word {
      case "m", "l", "c", "re": pieces.insert(word)
      case "S", "s", "f", "f*", "B", "B*", "b", "b*":
        if pieces.contains("re") {
          counts.rectangles += 1
        } else if pieces.contains("c") {
          counts.circles += 1
        } else if pieces.contains("l") {
          counts.lines += 1
        }
        pieces = []
      case "n": pieces = []
      case "Tm", "Td": counts.texts += 1
      default: break
      }
    }
    return counts
  }
}
