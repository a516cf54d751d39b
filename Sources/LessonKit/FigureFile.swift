import SourceText

/// The SVG file that an image in a document names.
public enum FigureFile {
  /// The path of the file that an image names, as the document's path is named.
  ///
  /// - Parameters:
  ///   - destination: what stands in the image's parentheses.
  ///   - place: the place of the image.
  ///   - document: the path of the document.
  /// - Throws: a ``Finding`` unless the destination is an SVG file in the document's folder or below it.
  public static func path(_ destination: String, at place: Place, document: String) throws(Finding) -> String {
    let decoded = destination.percentDecoded
    let words = decoded.split(separator: "/", omittingEmptySubsequences: false)
    guard decoded.hasSuffix(".svg"), !decoded.contains(where: { $0 == ":" || $0 == "\0" }), !words.contains(""),
      !words.contains("..")
    else {
      throw Finding(
        place, "The image `\(destination)` cannot be a figure's transcript.",
        help: "It must be an SVG file in the document's folder, such as `ring.svg`; if the picture is your own, write "
          + "`no-transcript` behind the cell's fence.")
    }
    return folder(of: document) + decoded
  }

  /// The file name for the figure of a cell that has no image yet: the cell's name, with the language unless it is English.
  public static func name(for cell: String, _ language: Language) -> String {
    language == .english ? "\(cell).svg" : "\(cell).\(language.rawValue).svg"
  }

  /// The title inside a figure's SVG, which is the alternative text that it was written with; nil if there is none.
  static func title(ofSVG svg: [UInt8]) -> String? {
    let text = String(decoding: svg, as: UTF8.self)
    guard let start = text.firstRange(of: "<title>"), let end = text[start.upperBound...].firstRange(of: "</title>")
    else {
      return nil
    }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(
      String(text[start.upperBound..<end.lowerBound])
    ) { $0.replacing($1.0, with: $1.1) }
  }

  /// The folder of a document with its final slash; empty for the current folder.
  static func folder(of document: String) -> String {
    document.lastIndex(of: "/").map { String(document[...$0]) } ?? ""
  }
}

extension String {
  /// The text with `%41` and the like replaced by their bytes.
  fileprivate var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
