import CLibrary
import CrashRecovery
import LocalServing
import SourceText
import Synchronization

/// The process that does tasks one after another for `lesson serve` or an editor.
///
/// Tasks arrive on standard input, and answers leave on standard output.
package struct PageWorker<Work: Decodable & Sendable> {
  /// The function that performs a task.
  private let answer: (Work) async -> (PageAnswer, [UInt8])

  /// Creates a worker.
  ///
  /// - Parameter answer: a function that performs a task.
  package init(_ answer: @escaping (Work) async -> (PageAnswer, [UInt8])) { self.answer = answer }

  /// Works until the input ends.
  ///
  /// A task in progress then ends as well, with everything that it has started.
  ///
  /// - Parameter write: a function that sends an answer, and returns whether it succeeded.
  package func run(writing write: ([UInt8]) -> Bool) async {
    let isBusy = Atomic(false)
    let tasks = Frame.arriving(at: STDIN_FILENO, as: Work.self) {
      if isBusy.load(ordering: .sequentiallyConsistent) { kill(getpid(), SIGTERM) }
    }
    for await (task, _) in tasks {
      isBusy.store(true, ordering: .sequentiallyConsistent)
      var (answer, body) = await answer(task)
      answer.isLast = CrashRecovery.hasAbandonedWork
      isBusy.store(false, ordering: .sequentiallyConsistent)
      guard let frame = try? Frame(answer, body: body) else { return }
      guard write(frame.wire), !answer.isLast else { return }
    }
  }
}
