import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input of a host: a pair of sockets, since writing to a pipe that nobody reads would end this process.
///
/// Sending waits for as long as the host reads nothing, so it is done in a thread of its own: those that all tasks share
/// are few, and a handful of hosts that never read would keep every limit of time from being noticed.
final class RequestSocket: Sendable {
  /// The end for the host; whoever starts the host closes it here.
  let far: Int32
  private let near: Int32
  private let queue = DispatchQueue(label: "requests")

  /// Makes the pair.
  init() throws(HostProblem) {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw .didNotStart("no socket could be made: \(String(cString: strerror(errno)))")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    #if canImport(Darwin)
      var isOn: Int32 = 1
      setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
    #endif
    (near, far) = (ends[0], ends[1])
  }

  /// Nothing is being sent any more, as what is being sent keeps the socket.
  deinit { Self.close(near) }

  /// Sends bytes, some time after what was sent before; what a host that has ended does not take is lost.
  func send(_ bytes: [UInt8]) {
    queue.async { [self] in
      var rest = bytes[...]
      while !rest.isEmpty {
        #if canImport(Darwin)
          let flags: Int32 = 0
        #else
          let flags = Int32(MSG_NOSIGNAL)
        #endif
        let count = rest.withUnsafeBytes { Self.send(near, $0, flags) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  /// Tells the host that no request will come after those that were sent.
  func close() {
    queue.async { [self] in shutdown(near, Int32(SHUT_WR)) }
  }

  /// Gives up what is still being sent, to a host that has been ended.
  func giveUp() {
    shutdown(near, Int32(SHUT_RDWR))
  }

  #if canImport(Glibc)
    private static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int {
      Glibc.send(descriptor, bytes.baseAddress, bytes.count, flags)
    }
    private static func close(_ descriptor: Int32) { _ = Glibc.close(descriptor) }
  #elseif canImport(Musl)
    private static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int {
      Musl.send(descriptor, bytes.baseAddress, bytes.count, flags)
    }
    private static func close(_ descriptor: Int32) { _ = Musl.close(descriptor) }
  #else
    private static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer, _ flags: Int32) -> Int {
      Darwin.send(descriptor, bytes.baseAddress, bytes.count, flags)
    }
    private static func close(_ descriptor: Int32) { _ = Darwin.close(descriptor) }
  #endif
}
