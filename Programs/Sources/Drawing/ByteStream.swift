internal import CCairo

/// Bytes that the engine writes piece by piece.
final class ByteStream {
  private(set) var bytes: [UInt8] = []

  /// The pointer by which the engine names this stream in its calls back; it does not keep it alive.
  var reference: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static func stream(_ reference: UnsafeMutableRawPointer?) -> ByteStream? {
    reference.map { Unmanaged<ByteStream>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Takes what the engine writes.
  static let write: cairo_write_func_t = { reference, data, length in
    guard let stream = stream(reference), let data else { return CAIRO_STATUS_WRITE_ERROR }
    stream.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(length)))
    return CAIRO_STATUS_SUCCESS
  }
}
