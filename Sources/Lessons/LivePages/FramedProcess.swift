import LocalServing
import Processes
import SourceText
import Synchronization

/// A program that exchanges messages with this one.
///
/// When the program ends or is stopped, everything that it has started ends as well.
package final class FramedProcess: Sendable {
  private struct State {
    package var reader = FrameReader()
    package var hasEnded = false
  }

  private let state = Mutex(State())
  private let process: ChildProcess
  private let received: @Sendable (Frame) -> Void
  private let ended: @Sendable (String) -> Void

  /// Creates a process by starting a program.
  ///
  /// - Parameters:
  ///   - path: the program.
  ///   - arguments: its arguments.
  ///   - received: a function that receives each message, in order.
  ///   - ended: a function that receives the reason once, when no more messages will come.
  /// - Throws: an error if the machine has no more sockets.
  package init(
    _ path: String, _ arguments: [String] = [], received: @escaping @Sendable (Frame) -> Void,
    ended: @escaping @Sendable (String) -> Void
  ) throws {
    (self.received, self.ended) = (received, ended)
    process = try ChildProcess()
    process.start(path, arguments, in: ".") { [self] bytes in
      take(Array(bytes))
    } ended: { [self] problem in
      end("\(problem)")
    }
  }

  /// Sends a message.
  package func send(_ frame: Frame) { process.send(frame.wire) }

  /// Has the program end by itself, with everything that it has made, and ends it if it takes too long.
  package func end() {
    end("it was stopped")
    process.closeInput()
    Task.detached { [process] in
      try? await Task.sleep(for: Self.patience)
      process.stop()
    }
  }

  /// The time that the program has to end by itself.
  private static let patience = Duration.seconds(3)

  /// Ends the program immediately.
  package func stop() {
    end("it was stopped")
    process.stop()
  }

  private func take(_ bytes: [UInt8]) {
    var frames: [Frame] = []
    let isSound = state.withLock { state in
      guard !state.hasEnded else { return true }
      state.reader.append(bytes)
      do {
        while let frame = try state.reader.next() { frames.append(frame) }
        return true
      } catch {
        return false
      }
    }
    for frame in frames { received(frame) }
    if !isSound { stop() }
  }

  private func end(_ reason: String) {
    let isFirst = state.withLock { state in
      defer { state.hasEnded = true }
      return !state.hasEnded
    }
    if isFirst { ended(reason) }
  }
}
