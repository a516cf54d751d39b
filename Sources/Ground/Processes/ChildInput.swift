import CLibrary
import Dispatch

/// The standard input of a program, as a pair of sockets.
///
/// It is not a pipe, because a write to a pipe that nobody reads would end this process.
///
/// Sending blocks while the program reads nothing, so it happens on a separate thread. All tasks share a few threads,
/// and a handful of programs that never read would block them, so that no time limit would take effect.
final class ChildInput: Sendable {
  /// The program's end of the pair, closed by the code that starts the program.
  let far: Int32
  private let near: Int32
  private let queue = DispatchQueue(label: "requests")

  /// Creates the pair of sockets.
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

  /// Closes the socket: nothing is being sent any more, because each pending write holds a reference to this object.
  deinit { _ = CLibrary.close(near) }

  /// Queues bytes to be sent after all earlier ones; bytes that an ended program does not take are lost.
  func send(_ bytes: [UInt8]) {
    queue.async { [self] in
      _ = writeAll(bytes, to: near) { CLibrary.send($0, $1, $2, Self.flags) }
    }
  }

  /// Closes the input after all queued bytes, so that the program sees its end.
  func close() {
    queue.async { [self] in shutdown(near, Int32(SHUT_WR)) }
  }

  /// Gives up the bytes that are still being sent to a program that was ended.
  func giveUp() {
    shutdown(near, Int32(SHUT_RDWR))
  }

  #if canImport(Darwin)
    private static let flags: Int32 = 0
  #else
    private static let flags = Int32(MSG_NOSIGNAL)
  #endif
}
