/// Writes all bytes to a descriptor, even if the system takes only a few of them per call.
///
/// - Parameters:
///   - bytes: the bytes.
///   - descriptor: a file, a pipe, or a socket in blocking mode.
///   - write: the function that passes some of the bytes to the system, and returns the number of bytes taken.
/// - Returns: true, or false with the error number set if the system takes no more bytes.
/// - Complexity: O(*n*) for *n* bytes.
public func writeAll(
  _ bytes: [UInt8], to descriptor: Int32, with write: (Int32, UnsafeRawPointer?, Int) -> Int = CLibrary.write
) -> Bool {
  bytes.withUnsafeBytes { bytes in
    var rest = bytes[...]
    while !rest.isEmpty {
      let part = UnsafeRawBufferPointer(rebasing: rest)
      let count = write(descriptor, part.baseAddress, part.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
