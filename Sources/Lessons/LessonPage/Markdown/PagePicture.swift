import Results
import SourceText

/// A picture inside a page.
package struct PagePicture: Sendable, Hashable {
  package var format: Picture.Format
  /// The bytes of the picture's file.
  package var bytes: [UInt8]
  /// The places of codes and numbers, in pixels of the picture.
  private var marks: [Figure.Mark] = []

  /// Creates a picture.
  package init(_ format: Picture.Format, _ bytes: [UInt8]) {
    (self.format, self.bytes) = (format, bytes)
  }

  /// Creates the picture of a figure, with fewer bytes than its file.
  package init(_ figure: Figure, _ language: Language) {
    self.init(.svg, Array(figure.shortSVG(language).utf8))
    marks = figure.marks
  }

  /// Returns the picture with the parts that only a result has: the shapes of a figure, and the marks of any picture.
  ///
  /// - Parameters:
  ///   - result: the result of the cell that the picture belongs to, with which it agrees.
  ///   - language: the language of the picture's words.
  /// - Returns: the picture.
  package func knowing(_ result: CellResult, _ language: Language) -> PagePicture {
    switch result {
    case .figure(let figure): return PagePicture(figure, language)
    case .picture(let picture):
      var known = self
      known.marks = picture.marks
      return known
    case .table, .lines, .stateDiagram, .diagnostics: return self
    }
  }

  /// Returns the element that shows the picture.
  ///
  /// - Parameters:
  ///   - alt: the alternative text.
  ///   - isAlone: whether the picture is all of its paragraph, which may then scroll on a phone.
  /// - Returns: the HTML.
  func html(alt: String, isAlone: Bool = false) -> String {
    let size = PictureData.size(bytes, format)
    let sides = size.map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
    let kind = isAlone && isDrawing(width: size?.width) ? " class=\"drawing\"" : ""
    let places = PicturePlaces(marks).text
    let data = places.isEmpty ? "" : " data-places=\"\(places.asHTML)\""
    return "<img src=\"\(PictureData.address(bytes, format))\" alt=\"\(alt.asHTML)\"\(sides)\(kind)\(data)>"
  }

  /// The largest width at which words of 16 pixels, as figures have them, have 11 pixels in the 328 pixels of a phone.
  private static let mostWidth = 477

  /// Returns whether the picture has words that are too small on a phone unless it scrolls.
  private func isDrawing(width: Int?) -> Bool { format == .svg && (width ?? 0) > Self.mostWidth }
}
