import Results

/// A picture inside a page.
package struct PagePicture: Sendable, Hashable {
  package var format: Picture.Format
  /// The bytes of the picture's file.
  package var bytes: [UInt8]

  /// Creates a picture.
  package init(_ format: Picture.Format, _ bytes: [UInt8]) {
    (self.format, self.bytes) = (format, bytes)
  }

  /// Returns the element that shows the picture.
  func html(alt: String) -> String {
    let size = PictureData.size(bytes, format).map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
    return "<img src=\"\(PictureData.address(bytes, format))\" alt=\"\(alt.asHTML)\"\(size)>"
  }
}
