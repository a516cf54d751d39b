import LessonKit
import Results
import SourceText

/// A picture in a record.
package struct SavedPicture {
  /// The alternative text.
  package var alt: String
  /// The format.
  package var format: Picture.Format
  /// The bytes of the file.
  package var bytes: [UInt8]

  /// Reads the result of a cell; nil for a result without a picture.
  package init?(_ result: [String: JSONValue]) {
    let format = result["format"].flatMap {
      if case .string(let text) = $0 { Picture.Format(rawValue: text) } else { nil }
    }
    guard case .string(let alt) = result["alt"], case .string(let text) = result[(format ?? .svg).rawValue],
      let bytes = Self.bytes(text, format ?? .svg)
    else { return nil }
    (self.alt, self.format, self.bytes) = (alt, format ?? .svg, bytes)
  }

  /// Returns the bytes of a file, from SVG as text or from another format in Base64.
  package static func bytes(_ text: String, _ format: Picture.Format) -> [UInt8]? {
    format == .svg ? Array(text.utf8) : Base64.bytes(of: text)
  }
}
