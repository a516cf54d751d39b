import Drawing
import Rasters
import Results
import SourceText
import TestSupport
import Testing

/// Returns the picture of an experiment.
func picture(_ name: String, _ yaml: String = "") async throws -> Picture {
  guard case .picture(let picture) = try await run(name, yaml) else {
    throw Findings([Finding(Place(file: "cell"), "\(name) gives no picture")])
  }
  return picture
}

extension Picture {
  /// Returns the pixels of a PNG picture, read with another library than the one that drew it.
  func pixels() throws -> PicturePixels {
    guard case .png(let bytes) = content else {
      throw Findings([Finding(Place(file: "cell"), "this is no PNG")])
    }
    return PicturePixels(raster: try Raster(png: bytes))
  }
}

/// The pixels of a picture, multiplied by alpha as in the drawing engine.
struct PicturePixels {
  fileprivate let raster: Raster

  var pixelWidth: Int { raster.width }
  var pixelHeight: Int { raster.height }

  /// Returns all pixels, row after row.
  func pixels() -> [Pixel] {
    (0..<pixelHeight).flatMap { y in (0..<pixelWidth).map { x in pixel(x: x, y: y) } }
  }

  func pixel(x: Int, y: Int) -> Pixel {
    let pixel = raster[x, y]
    func multiplied(_ component: UInt8) -> UInt8 { UInt8((Int(component) * Int(pixel.alpha) + 127) / 255) }
    return Pixel(
      red: multiplied(pixel.red), green: multiplied(pixel.green), blue: multiplied(pixel.blue), alpha: pixel.alpha)
  }

  /// Returns the color of a pixel as `#RRGGBB`.
  func color(_ x: Int, _ y: Int) -> String {
    String(pixel(x: x, y: y).hexadecimal.prefix(7))
  }
}

extension ImageSurface {
  /// Returns the color of a pixel as `#RRGGBB`.
  func color(_ x: Int, _ y: Int) throws -> String {
    String(try pixel(x: x, y: y).hexadecimal.prefix(7))
  }
}
