import CLibrary
import SourceText

/// A listening socket: on a port of this machine, or at a path.
struct WireSocket: Sendable {
  let descriptor: Int32
  /// The file of the socket; nil for a port.
  let path: String?

  /// Opens the socket of a channel.
  ///
  /// Only the owner can open a socket with a path. Programs that this one starts do not inherit it.
  ///
  /// - Throws: a ``/SourceText/Finding`` if the port or path is taken or cannot be used.
  init(_ channel: ConnectionFile.Channel, of file: ConnectionFile) throws(Finding) {
    switch file.transport {
    case .tcp:
      path = nil
      descriptor = try Self.listen(atPort: file.port(channel))
    case .ipc:
      let path = file.path(channel)
      self.path = path
      descriptor = try Self.listen(atPath: path)
    }
  }

  private static let waiting: Int32 = 64

  private static func listen(atPort port: UInt16) throws(Finding) -> Int32 {
    let descriptor = socket(AF_INET, streamSocket, 0)
    var (on, address) = (Int32(1), sockaddr_in())
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    return try finish(descriptor, isBound, "port \(port)")
  }

  private static func listen(atPath path: String) throws(Finding) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let bytes = Array(path.utf8)
    guard bytes.count < MemoryLayout.size(ofValue: address.sun_path) else {
      throw Finding(
        Place(file: path), "This path is too long for a socket.", help: "Choose a folder with a shorter path.")
    }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let descriptor = socket(AF_UNIX, streamSocket, 0)
    let mask = umask(0o177)
    defer { umask(mask) }
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    return try finish(descriptor, isBound && chmod(path, 0o600) == 0, path)
  }

  private static func finish(_ descriptor: Int32, _ isBound: Bool, _ name: String) throws(Finding) -> Int32 {
    guard descriptor >= 0, isBound, CLibrary.listen(descriptor, waiting) == 0 else {
      let reason = String(cString: strerror(errno))
      if descriptor >= 0 { close(descriptor) }
      throw Finding(
        Place(file: name), "The kernel cannot listen here: \(reason).", help: "Start the kernel again from Jupyter.")
    }
    makePrivate(descriptor)
    return descriptor
  }

  /// Makes a descriptor one that never waits, and that programs do not inherit.
  private static func makePrivate(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  /// Accepts a connection; nil if none is waiting.
  func accept() -> Int32? {
    let connection = CLibrary.accept(descriptor, nil, nil)
    guard connection >= 0 else { return nil }
    Self.makePrivate(connection)
    if path == nil {
      var on = Int32(1)
      setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
    }
    return connection
  }

  /// Closes the socket, and removes its file.
  func end() {
    close(descriptor)
    if let path { unlink(path) }
  }
}
