import Results

/// A picture that a page holds.
package struct PagePicture: Sendable, Hashable {
  /// The format.
  package var format: Picture.Format
  /// The file.
  package var bytes: [UInt8]

  /// Holds a picture.
  package init(_ format: Picture.Format, _ bytes: [UInt8]) {
    (self.format, self.bytes) = (format, bytes)
  }

  /// The element that shows it.
  func html(alt: String) -> String {
    let size = PictureData.size(bytes, format).map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
    return "<img src=\"\(PictureData.address(bytes, format))\" alt=\"\(alt.asHTML)\"\(size)>"
  }
}
