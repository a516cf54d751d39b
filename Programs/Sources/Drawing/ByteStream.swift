internal import CCairo

/// Bytes that the engine writes piece by piece.
final class ByteStream {
  private(set) var bytes: [UInt8] = []

  /// The pointer that identifies this stream in the engine's callbacks; it does not keep the stream alive.
  var reference: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func stream(_ reference: UnsafeMutableRawPointer?) -> ByteStream? {
    reference.map { Unmanaged<ByteStream>.fromOpaque($0).takeUnretainedValue() }
  }

  /// The callback that receives the engine's output.
  static let write: cairo_write_func_t = { reference, data, length in
    guard let stream = stream(reference), let data else { return CAIRO_STATUS_WRITE_ERROR }
    stream.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
