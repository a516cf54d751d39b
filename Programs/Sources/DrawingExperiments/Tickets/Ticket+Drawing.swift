import Drawing
import ExperimentKit

/// The formats of the ticket; the list of shapes is the same for each.
enum TicketFormat: String, CaseIterable, Sendable {
  case png
  case pdf
  case svg
}

extension Ticket {
  /// Returns the bytes of a PNG file, on white paper.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` without the font; ``ExperimentKit/Rejection`` for characters that the font
  ///   lacks.
  func png(scale: Int) throws -> [UInt8] {
    let surface = try ImageSurface(width: Self.width, height: Self.height, scale: Double(scale), opaque: true)
    try draw(on: surface, paper: .white)
    return try surface.png()
  }

  /// Returns the bytes of a PDF file of one page.
  ///
  /// - Throws: as for ``png(scale:)``.
  func pdf() throws -> [UInt8] {
    let surface = try PDFSurface(width: Self.width, height: Self.height, title: "入場整理券")
    try draw(on: surface, paper: .clear)
    return try surface.pdf()
  }

  /// The source of an SVG file, on white paper.
  var svg: String {
    SVGWriter.document(
      width: Self.width, height: Self.height, items.map { ($0.shape, pair(of: $0.role)) })
  }

  private func draw(on surface: Surface, paper: Color) throws {
    let context = try Context(surface)
    if paper.alpha > 0 { try context.paint(paper) }
    for item in items {
      do {
        try context.draw(item.shape, pair(of: item.role))
      } catch DrawingError.noGlyph(let character, let family) {
        let (name, text) = item.part == .member ? ("member", member) : ("number", number)
        throw Rejection(
          name, "The parameter `\(name)` cannot be `\(text)`: the font \(family) has no character \(character).",
          help: "Use characters that the font has, such as Latin letters, digits, kana, and kanji.")
      }
    }
  }
}
