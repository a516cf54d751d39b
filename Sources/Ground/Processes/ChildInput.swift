import CLibrary
import Dispatch

/// Standard input of a program: a pair of sockets, since writing to a pipe that nobody reads would end this process.
///
/// Sending waits for as long as the program reads nothing, so it is done in a thread of its own: those that all tasks share
/// are few, and a handful of programs that never read would keep every limit of time from being noticed.
final class ChildInput: Sendable {
  /// The end for the program; whoever starts it closes it here.
  let far: Int32
  private let near: Int32
  private let queue = DispatchQueue(label: "requests")

  /// Makes the pair.
  init() throws(ProcessEnding) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, streamSocket, 0, &ends) == 0 else {
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
  deinit { _ = CLibrary.close(near) }

  /// Sends bytes, some time after what was sent before; what a program that has ended does not take is lost.
  func send(_ bytes: [UInt8]) {
    queue.async { [self] in
      _ = writeAll(bytes, to: near) { CLibrary.send($0, $1, $2, Self.flags) }
    }
  }

  /// Tells the program that nothing will come after what was sent.
  func close() {
    queue.async { [self] in shutdown(near, Int32(SHUT_WR)) }
  }

  /// Gives up what is still being sent, to a program that has been ended.
  func giveUp() {
    shutdown(near, Int32(SHUT_RDWR))
  }

  #if canImport(Darwin)
    private static let flags: Int32 = 0
  #else
    private static let flags = Int32(MSG_NOSIGNAL)
  #endif
}
