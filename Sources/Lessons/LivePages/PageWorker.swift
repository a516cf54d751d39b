import CLibrary
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
    let tasks = Frame.arriving(at: STDIN_FILENO, as: PageTask.self) {
      if isBusy.load(ordering: .sequentiallyConsistent) { kill(getpid(), SIGTERM) }
    }
    for await (task, _) in tasks {
      isBusy.store(true, ordering: .sequentiallyConsistent)
      let (answer, body) = await answer(task)
      isBusy.store(false, ordering: .sequentiallyConsistent)
      guard let frame = try? Frame(answer, body: body) else { return }
      guard write(frame.wire) else { return }
    }
  }
}
