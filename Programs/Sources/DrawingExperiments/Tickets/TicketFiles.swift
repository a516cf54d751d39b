import ExperimentKit
import Rasters

/// The ticket drawn to a PNG, a PDF and an SVG file, and the content of each when it is read back.
///
/// Columns: `property`, `png`, `pdf`, `svg`. Shapes are counted in the bytes of the files, not in the program.
///
/// Source: 004-8.
struct TicketFiles: Experiment {
  static let about = About(
    "ticket.files", en: "The contents of PNG, PDF and SVG files of the ticket.", ja: "整理券のPNG、PDF、SVGファイルに入っているもの。")
  static let signature = Ticket.signature.adding(TicketPicture.scale, Self.init)

  let ticket: Ticket
  let scale: Int

  /// Returns the table, with one row per property.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` without the font; ``ExperimentKit/Rejection`` for characters that the font
  ///   lacks.
  func run() throws -> Table {
    let png = try ticket.png(scale: scale)
    let image = try Raster(png: png)
    let pdf = try PDFReading(try ticket.pdf())
    let svg = ticket.svg
    let drawn = ShapeCounts(svg: svg)
    let fonts = pdf.fonts.map { LocalizedText($0) }.joined(.comma)
    let page = pdf.pageBox.map(\.plainText)
    let signature = png.prefix(4).map { $0.hexadecimal.uppercased() }.joined(separator: " ")
    return Table(
      [
        .words("property", en: "property", ja: "項目"), .words("png", en: "PNG", ja: "PNG"),
        .words("pdf", en: "PDF", ja: "PDF"), .words("svg", en: "SVG", ja: "SVG"),
      ],
      rows: [
        [.words(en: "begins with", ja: "先頭"), .code(signature), .code(pdf.version), .code(String(svg.prefix(4)))],
        [
          .words(en: "size", ja: "大きさ"),
          .words(
            en: "\(image.width) × \(image.height) pixels",
            ja: "\(image.width) × \(image.height)ピクセル"),
          .words(en: "\(page[2]) × \(page[3]) points", ja: "\(page[2]) × \(page[3])ポイント"),
          .words(en: "\(Self.viewBox(svg)) units", ja: "\(Self.viewBox(svg))単位"),
        ],
        row(en: "lines", ja: "線", pdf.counts.lines, drawn.lines),
        row(en: "rectangles", ja: "長方形", pdf.counts.rectangles, drawn.rectangles),
        row(en: "circles", ja: "円", pdf.counts.circles, drawn.circles),
        row(en: "texts", ja: "文字列", pdf.counts.texts, drawn.texts),
        [
          .words(en: "font", ja: "フォント"), .absent,
          pdf.fonts.isEmpty ? .absent : .words(LocalizedText(en: "\(fonts), embedded", ja: "\(fonts)(埋め込み)")),
          .words(en: "named only", ja: "名前だけ"),
        ],
      ])
  }

  private func row(en: String, ja: String, _ pdf: Int, _ svg: Int) -> [Table.Value] {
    [.words(en: en, ja: ja), .absent, .number(pdf), .number(svg)]
  }

  /// Returns the width and height of the drawing's coordinates.
  private static func viewBox(_ svg: String) -> String {
    let numbers = svg.firstMatch(of: #/viewBox="([^"]*)"/#).map { $0.1.split(separator: " ") } ?? []
    return numbers.dropFirst(2).joined(separator: " × ")
  }
}

extension ShapeCounts {
  /// Counts the elements of a document that ``SVGWriter`` wrote.
  fileprivate init(svg: String) {
    func count(_ element: String) -> Int { svg.ranges(of: "<\(element) ").count }
    self.init(lines: count("line"), rectangles: count("rect"), circles: count("ellipse"), texts: count("text"))
  }
}
