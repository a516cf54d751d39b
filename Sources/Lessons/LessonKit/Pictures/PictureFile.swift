import Rasters
import Results
import SourceText

/// A picture file that an image in a document names.
public struct PictureFile: Sendable, Hashable {
  /// The format of the file.
  public var format: Picture.Format
  /// The bytes of the file.
  public var bytes: [UInt8]
  /// The alternative text, for readers who cannot see the picture.
  public var alt: String
  /// The engine that drew the picture; nil if every engine draws the same bytes.
  public var engine: String?

  /// Creates the file of a result; nil for a result other than a picture.
  ///
  /// A PNG file names the picture's engine as the program that made it, and holds the alternative texts.
  ///
  /// - Throws: a `PNGError` for an invalid PNG.
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
  ///   - destination: the text in the image's parentheses.
  ///   - format: the format of the cell's picture.
  ///   - place: the place of the image.
  ///   - document: the path of the document.
  /// - Returns: the path of the file, relative to the same folder as the document's path.
  /// - Throws: a ``/SourceText/Finding`` unless the destination is a file of that format in the document's folder or
  ///   below it.
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

  /// Returns the file name for the picture of a cell without an image.
  ///
  /// The name is the cell's name. A drawing in another language than English has the language in its name; pixels hold
  /// no words, so a PNG is the same in every language.
  public static func name(for cell: String, _ format: Picture.Format, _ language: Language) -> String {
    let isShared = language == .english || format == .png
    return "\(cell)\(isShared ? "" : ".\(language.rawValue)").\(format.rawValue)"
  }

  /// Returns the alternative text in a file: the title of SVG, the description of PNG; nil if there is none.
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
