import CLibrary

/// Reserves a port of 127.0.0.1 without a listener while a body runs, so that connections to it are refused.
///
/// The port is bound, so that no other program can listen on it during that time.
///
/// - Parameter body: receives the port.
/// - Returns: the result of the body.
/// - Throws: ``NoPort`` if the system has none left, otherwise the error of the body.
public func withUnheardPort<Value>(body: (Int) async throws -> Value) async throws -> Value {
  let descriptor = socket(AF_INET, streamSocket, 0)
  guard descriptor >= 0 else { throw NoPort() }
  defer { close(descriptor) }
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  var size = socklen_t(MemoryLayout<sockaddr_in>.size)
  let isBound = withUnsafeMutablePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
    }
  }
  guard isBound else { throw NoPort() }
  return try await body(Int(UInt16(bigEndian: address.sin_port)))
}

/// The error of a system without a free port.
public struct NoPort: Error, Hashable {}
