internal import CCairo

/// Bytes that the engine writes or reads piece by piece.
final class ByteStream {
  var bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8] = []) {
    self.bytes = bytes
  }

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

  /// Gives what the engine reads, or a failure when there is not as much left.
  static let read: cairo_read_func_t = { reference, data, length in
    guard let stream = stream(reference), let data, stream.bytes.count - stream.position >= Int(length) else {
      return CAIRO_STATUS_READ_ERROR
    }
    for offset in 0..<Int(length) { data[offset] = stream.bytes[stream.position + offset] }
    stream.position += Int(length)
    return CAIRO_STATUS_SUCCESS
  }
}
