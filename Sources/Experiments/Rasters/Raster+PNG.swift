import CPNG

extension Raster {
  /// Reads a PNG file of any color type and depth; its colors are converted to sRGB.
  ///
  /// - Throws: a ``PNGError`` for a file that is broken, cut off, larger than ``mostPixels``, or interlaced with 16
  ///   bits per channel. libpng before 1.6.51 overflows on such a file, and reads it wrongly in older versions with the
  ///   backported fix (CVE-2025-65018).
  public init(png bytes: [UInt8]) throws(PNGError) {
    let chunks = try PNGChunks(bytes)
    let (width, height) = chunks.size
    guard Self.canHold(width, height) else {
      throw PNGError(
        "It has \(width) × \(height) pixels; it must have at least one and at most \(Self.mostPixels / 1_000_000) million."
      )
    }
    guard chunks.depth != 16 || !chunks.isInterlaced else {
      throw PNGError("It is interlaced with 16 bits per channel, which is not supported; save it without interlacing.")
    }
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    let pixels = bytes.withUnsafeBytes { file -> Result<[UInt8], PNGError> in
      guard unsafe png_image_begin_read_from_memory(&image, file.baseAddress, file.count) != 0 else {
        return .failure(.libpng(image))
      }
      guard image.width == width, image.height == height else { return .failure(.libpng(image)) }
      image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
      // Without this, samples of 16 bits would be taken as linear light.
      image.flags |= UInt32(PNG_IMAGE_FLAG_16BIT_sRGB)
      var isRead = false
      let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
        isRead = unsafe png_image_finish_read(&image, nil, buffer.baseAddress, png_int_32(width * 4), nil) != 0
        count = isRead ? width * height * 4 : 0
      }
      return isRead ? .success(pixels) : .failure(.libpng(image))
    }
    self.init(width: width, height: height, bytes: try pixels.get())
  }

  /// Returns the picture as a PNG file; the same bytes for the same pixels with one version of libpng and zlib.
  ///
  /// - Throws: a ``PNGError`` if there is no memory for it.
  public func png() throws(PNGError) -> [UInt8] {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (UInt32(width), UInt32(height))
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA)
    defer { png_image_free(&image) }
    // libpng's own bound for the size of a file: a filter byte per row, and zlib's overhead for incompressible data.
    let most = bytes.count + height
    var size = 1024 + most + most >> 3
    var isWritten = false
    let file = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      bytes.withUnsafeBytes { pixels in
        isWritten =
          unsafe png_image_write_to_memory(
            &image, buffer.baseAddress, &size, 0, pixels.baseAddress, png_int_32(width * 4), nil) != 0
      }
      count = isWritten ? size : 0
    }
    guard isWritten else { throw .libpng(image) }
    return file
  }
}

extension PNGError {
  /// Returns the error of libpng.
  fileprivate static func libpng(_ image: png_image) -> PNGError {
    let message = withUnsafeBytes(of: image.message) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
    return PNGError("libpng says: \(message.isEmpty ? "there is not enough memory" : message).")
  }
}
