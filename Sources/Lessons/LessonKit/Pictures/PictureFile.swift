import Rasters
import Results
import SourceText

/// The file of a picture, which an image in a document names.
public struct PictureFile: Sendable, Hashable {
  /// The format of the file.
  public var format: Picture.Format
  /// What the file holds.
  public var bytes: [UInt8]
  /// What the picture shows, for readers who cannot see it.
  public var alt: String
  /// Who drew it; nil where the bytes are the same whoever draws them.
  public var engine: String?

  /// The file of a result; nil for a result that is no picture.
  ///
  /// A PNG file names the picture's engine as the program that made it, and holds the alternative texts.
  ///
  /// - Throws: a `PNGError` for a PNG whose parts are not those of a PNG file.
  public init?(_ result: CellResult, _ language: Language) throws(PNGError) {
    switch result {
    case .figure(let figure):
      (format, bytes, alt) = (.svg, Array(figure.svg(language).utf8), figure.alt[language])
    case .picture(let picture):
      (format, bytes, alt) = (picture.format, picture.bytes(language), picture.alt[language])
      engine = picture.engine
      if format == .png {
        if let engine { bytes = try PNGText(.software, engine).added(to: bytes) }
        for language in Language.allCases {
          bytes = try PNGText(.description, language: language.rawValue, picture.alt[language]).added(to: bytes)
        }
      }
    default: return nil
    }
  }

  /// Finds the file that an image names.
  ///
  /// - Parameters:
  ///   - destination: what stands in the image's parentheses.
  ///   - format: the format of the cell's picture.
  ///   - place: the place of the image.
  ///   - document: the path of the document.
  /// - Returns: the path of the file, from where the document's path starts.
  /// - Throws: a ``/SourceText/Finding`` unless the destination is a file of that format in the document's folder or below it.
  public static func path(
    _ destination: String, _ format: Picture.Format, at place: Place, document: String
  ) throws(Finding) -> String {
    let decoded = destination.percentDecoded
    let words = decoded.split(separator: "/", omittingEmptySubsequences: false)
    guard decoded.hasSuffix(".\(format.rawValue)"), !decoded.contains(where: { $0 == ":" || $0 == "\0" }),
      !words.contains(""),
      !words.contains("..")
    else {
      throw Finding(
        place, "The image `\(destination)` cannot be this cell's picture.",
        help: "The cell produces \(format.rawValue.uppercased()), so its picture must be a file in the document's "
          + "folder, such as `ring.\(format.rawValue)`; if the picture is your own, add `no-transcript` to the "
          + "cell's fence.")
    }
    return RelativePath.prefix(of: document) + words.filter { $0 != "." }.joined(separator: "/")
  }

  /// The file name for the picture of a cell that has no image yet: the cell's name, with the language unless it is
  /// English or the picture is one of pixels, which hold no words and so are the same in every language.
  public static func name(for cell: String, _ format: Picture.Format, _ language: Language) -> String {
    let isShared = language == .english || format == .png
    return "\(cell)\(isShared ? "" : ".\(language.rawValue)").\(format.rawValue)"
  }

  /// The alternative text that a file was written with: the title of SVG, the description of PNG; nil if there is none.
  static func alt(in bytes: [UInt8], _ format: Picture.Format, _ language: Language) -> String? {
    format == .png ? PNGText.words(.description, language: language.rawValue, in: bytes) : title(ofSVG: bytes)
  }

  private static func title(ofSVG svg: [UInt8]) -> String? {
    let text = String(decoding: svg, as: UTF8.self)
    guard let start = text.firstRange(of: "<title>"), let end = text[start.upperBound...].firstRange(of: "</title>")
    else {
      return nil
    }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(
      String(text[start.upperBound..<end.lowerBound])
    ) { $0.replacing($1.0, with: $1.1) }
  }
}
