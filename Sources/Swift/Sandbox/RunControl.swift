import CLibrary
import Synchronization

/// The named pipe that a run's guardian waits on: for the end of its program or of `lesson`, or for a word to stop.
final class RunControl: Sendable {
  /// The end that the guardian reads; the caller closes it.
  let reading: Int32
  private let writing: Mutex<Int32>

  /// Makes the pipe in the folder of a run.
  init(in folder: RunFolder) throws(SandboxError) {
    let path = "\(folder.path)/control"
    guard mkfifo(path, 0o600) == 0 else { throw SandboxError("\(path) could not be made.") }
    reading = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    let end = open(path, O_WRONLY | O_CLOEXEC)
    guard reading >= 0, end >= 0, fcntl(reading, F_SETFL, 0) == 0 else {
      throw SandboxError("\(path) could not be opened: \(String(cString: strerror(errno))).")
    }
    writing = Mutex(end)
  }

  /// Has the guardian end everything, and does not wait.
  func stop() {
    writing.withLock { descriptor in
      if descriptor >= 0 { close(descriptor) }
      descriptor = -1
    }
  }

  /// Has the guardian end everything, and waits for that, two seconds at most.
  func stopAndWait() {
    var pipeSignal = sigset_t()
    sigemptyset(&pipeSignal)
    sigaddset(&pipeSignal, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &pipeSignal, nil)
    writing.withLock { descriptor in
      guard descriptor >= 0 else { return }
      if writeAll(Array("stop\n".utf8), to: descriptor) {
        var request = pollfd(fd: descriptor, events: 0, revents: 0)
        poll(&request, 1, 2000)
      }
      close(descriptor)
      descriptor = -1
    }
  }
}
