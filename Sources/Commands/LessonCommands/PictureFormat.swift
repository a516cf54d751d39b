import Results
import SourceText

/// The picture formats that file names stand for.
enum PictureFormat {
  private static let others = [
    "jpg": "JPEG", "jpeg": "JPEG", "gif": "GIF", "webp": "WebP", "tiff": "TIFF", "bmp": "BMP",
  ]

  /// Checks that the name of a file fits the picture to write; names without a picture extension always fit.
  ///
  /// - Parameters:
  ///   - path: the file.
  ///   - format: the format of the picture; nil for a result that is not a picture.
  ///   - kind: the kind of the result.
  /// - Throws: a ``Finding`` that suggests the right name.
  static func check(_ path: String, _ format: Picture.Format?, _ kind: CellResult.Kind) throws(Finding) {
    let name = RelativePath.name(of: RelativePath.plain(path))
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return }
    let promised = name[name.index(after: dot)...].lowercased()
    guard promised != format?.rawValue,
      let title = Picture.Format(rawValue: promised)?.rawValue.uppercased() ?? others[promised]
    else { return }
    guard let format else {
      throw Finding(
        Place(file: path), "The result is written as \(kind.transcript), not as \(title).",
        help: "Choose a file name such as `\(name[..<dot]).txt`.")
    }
    throw Finding(
      Place(file: path), "The result is \(format.rawValue.uppercased()), not \(title).",
      help: "Choose a file name such as `\(name[..<dot] + "." + format.rawValue)`.")
  }
}
