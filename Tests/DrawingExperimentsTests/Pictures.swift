import Drawing
import Results
import SourceText
import Testing

/// The picture that an experiment gives.
func picture(_ name: String, _ yaml: String = "") async throws -> Picture {
  guard case .picture(let picture) = try await run(name, yaml) else {
    throw Findings([Finding(Place(file: "cell"), "\(name) gives no picture")])
  }
  return picture
}

extension Picture {
  /// The pixels of a PNG picture.
  func pixels() throws -> ImageSurface {
    guard case .png(let bytes) = content else {
      throw Findings([Finding(Place(file: "cell"), "this is no PNG")])
    }
    return try ImageSurface(png: bytes)
  }
}

extension ImageSurface {
  /// The color of a pixel as `#RRGGBB`.
  func color(_ x: Int, _ y: Int) throws -> String {
    String(try pixel(x: x, y: y).hexadecimal.prefix(7))
  }
}
