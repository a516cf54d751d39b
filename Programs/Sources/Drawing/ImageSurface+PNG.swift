internal import CCairo

extension ImageSurface {
  /// Returns the bytes of a PNG file with this picture; the components are not multiplied by alpha there.
  ///
  /// A picture without alpha that has at most 256 colors has a palette. With a tolerance, other pictures have one, too:
  /// the colors of areas remain, and those of edges are replaced by similar ones.
  ///
  /// - Parameter tolerance: by how much a channel may differ, if the picture has more than 256 colors.
  /// - Returns: the bytes.
  /// - Throws: ``DrawingError`` if there is no memory for them.
  public func png(tolerance: Int = 0) throws(DrawingError) -> [UInt8] {
    let filtered = try filteredPNG
    guard isOpaque else { return filtered }
    let pixels = colors()
    var list = ColorIndices(pixels)
    if tolerance > 0, list.colors.count > ColorIndices.most { list.merge(tolerance: tolerance, width: pixelWidth) }
    guard list.colors.count > ColorIndices.most else { return try png(of: list) }
    let rows = rows(of: pixels) { $0.flatMap(Self.channels) }
    let plain = try PNGFile(width: pixelWidth, height: pixelHeight, depth: 8, palette: [], rows: rows).bytes
    return plain.count < filtered.count ? plain : filtered
  }

  private func png(of list: ColorIndices) throws(DrawingError) -> [UInt8] {
    let depth = [1, 2, 4].first { list.colors.count <= 1 << $0 } ?? 8
    let rows = rows(of: list.indices) { Self.packed($0, depth: depth) }
    let palette = list.colors.flatMap(Self.channels)
    return try PNGFile(width: pixelWidth, height: pixelHeight, depth: depth, palette: palette, rows: rows).bytes
  }

  /// The picture as the engine writes it, which is smaller for soft shades.
  private var filteredPNG: [UInt8] {
    get throws(DrawingError) {
      let stream = ByteStream()
      let status = withExtendedLifetime(stream) {
        cairo_surface_write_to_png_stream(handle, ByteStream.write, stream.reference)
      }
      try Engine.check(status)
      return stream.bytes
    }
  }

  /// Returns the rows of a file, each after the number of no filter.
  private func rows<Value>(of values: [Value], _ bytes: (ArraySlice<Value>) -> [UInt8]) -> [UInt8] {
    (0..<pixelHeight).flatMap { [0] + bytes(values[$0 * pixelWidth..<($0 + 1) * pixelWidth]) }
  }

  private static func channels(_ color: UInt32) -> [UInt8] {
    [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> $0) }
  }

  /// Returns numbers of a few bits, the first one in the highest bits of the first byte.
  private static func packed(_ indices: ArraySlice<Int>, depth: Int) -> [UInt8] {
    let perByte = 8 / depth
    return stride(from: indices.startIndex, to: indices.endIndex, by: perByte).map { start in
      (0..<perByte).reduce(0) { byte, position in
        let index = start + position
        return byte << depth | (index < indices.endIndex ? UInt8(truncatingIfNeeded: indices[index]) : 0)
      }
    }
  }
}
