internal import CCairo

/// A PDF document of one page; one point is 1/72 inch.
///
/// Text stays text in it, with its font embedded.
public final class PDFSurface: Surface {
  private let output: ByteStream
  /// The date of all documents, so that the same drawing has the same bytes.
  private static let date = "2014-12-01T00:00:00Z"

  /// Makes an empty page.
  ///
  /// - Parameters:
  ///   - width: the width in points.
  ///   - height: the height in points.
  ///   - title: the title of the document; empty for none.
  /// - Throws: ``DrawingError`` for a size that cannot be drawn.
  public init(width: Double, height: Double, title: String = "") throws(DrawingError) {
    _ = try Self.pixels(width: width, height: height, scale: 1)
    let stream = ByteStream()
    output = stream
    let handle = cairo_pdf_surface_create_for_stream(ByteStream.write, stream.reference, width, height)
    try super.init(handle, width: width, height: height, keepsCharacters: true, stream: stream)
    cairo_pdf_surface_restrict_to_version(handle, CAIRO_PDF_VERSION_1_4)
    cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_CREATE_DATE, Self.date)
    cairo_pdf_surface_set_metadata(handle, CAIRO_PDF_METADATA_TITLE, title)
  }

  /// Ends the document, after which drawing is not possible, and returns the bytes of the file.
  public func pdf() throws(DrawingError) -> [UInt8] {
    end()
    try Engine.check(cairo_surface_status(handle))
    return output.bytes
  }
}
