import CLibrary
import Dispatch
import LocalServing
import SourceText
import Synchronization

/// The process that does one task after the other for `lesson serve`: tasks come in on standard input, answers go out on
/// standard output.
package struct PageWorker {
  /// Does a task.
  private let answer: (PageTask) async -> (PageAnswer, [UInt8])

  /// - Parameter answer: does a task.
  package init(_ answer: @escaping (PageTask) async -> (PageAnswer, [UInt8])) { self.answer = answer }

  /// Works until the input ends; then also a task that is being done ends, with all that it has started.
  ///
  /// - Parameter write: sends an answer off, and returns whether it could.
  package func run(writing write: ([UInt8]) -> Bool) async {
    let isBusy = Atomic(false)
    for await frame in Self.frames(whileBusy: { isBusy.load(ordering: .sequentiallyConsistent) }) {
      guard let task = try? frame.decoded(PageTask.self) else { return }
      isBusy.store(true, ordering: .sequentiallyConsistent)
      let (answer, body) = await answer(task)
      isBusy.store(false, ordering: .sequentiallyConsistent)
      guard let frame = try? Frame(answer, body: body) else { return }
      guard write(frame.wire) else { return }
    }
  }

  /// What arrives, read in a thread of its own.
  private static func frames(whileBusy isBusy: @escaping @Sendable () -> Bool) -> AsyncStream<Frame> {
    AsyncStream { continuation in
      DispatchQueue(label: "tasks").async {
        var reader = FrameReader()
        do {
          while let piece = arrived() {
            reader.append(piece)
            while let frame = try reader.next() { continuation.yield(frame) }
          }
        } catch {
          continuation.finish()
        }
        if isBusy() { kill(getpid(), SIGTERM) }
        continuation.finish()
      }
    }
  }

  /// What has arrived; nil at the end.
  private static func arrived() -> [UInt8]? {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      return count > 0 ? Array(piece[..<count]) : nil
    }
  }
}
