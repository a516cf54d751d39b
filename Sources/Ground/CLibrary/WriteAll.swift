/// Writes all bytes to a descriptor, however few of them the system takes at a time.
///
/// - Parameters:
///   - bytes: the bytes.
///   - descriptor: a file, a pipe or a socket that waits until it can take bytes.
///   - write: what hands some of the bytes to the system, and gives how many it took.
/// - Returns: false, with the error number set, where the system takes no more.
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
