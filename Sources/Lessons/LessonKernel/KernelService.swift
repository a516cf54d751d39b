import ExperimentKit
import LessonNotebooks
import LivePages
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The state of a kernel: the cells that were executed as one document, and the history.
///
/// Cells are computed in a separate process, which an interruption ends. The document stays as it was before.
package actor KernelService {
  let link: any KernelLink
  let catalogue: Catalogue
  private let workers: PageWorkers
  let assistant: (any NotebookAssistant)?
  let language: Language
  let version: String
  nonisolated let work = CurrentWork()

  var document = NotebookDocument()
  /// The number of the last execution.
  private(set) var count = 0
  var history = KernelHistory()
  /// The cell that named the lesson; nil for none.
  var lessonCell: String?
  /// The cells whose questions were answered, with their sources.
  var answered: Set<[String]> = []

  /// Creates a service.
  ///
  /// - Parameters:
  ///   - link: the way to the clients.
  ///   - catalogue: the experiments of this program.
  ///   - workers: the processes that run cells.
  ///   - assistant: the source of completions and explanations; nil for none.
  ///   - language: the language of the kernel.
  ///   - version: the version of the program.
  package init(
    _ link: any KernelLink, _ catalogue: Catalogue, _ workers: PageWorkers, assistant: (any NotebookAssistant)?,
    language: Language, version: String
  ) {
    (self.link, self.catalogue, self.workers, self.assistant) = (link, catalogue, workers, assistant)
    (self.language, self.version) = (language, version)
  }

  /// Begins to count an execution.
  func begin() { count += 1 }

  /// Has a task performed in a separate process.
  ///
  /// - Throws: a `CancellationError` after an interruption.
  func compute(_ task: KernelTask) async throws -> KernelOutcome {
    try await work.run { [workers] in
      let (_, body) = try await workers.answer(task)
      return try JSONDecoder().decode(KernelOutcome.self, from: Data(body))
    }
  }

  // MARK: Documents

  /// The path of the document that the cells stand for.
  ///
  /// It gives the modules and hosts next to it, and it is never written.
  var path: String {
    if case .document(let path)? = document.lesson { return path }
    return language == .english ? "notebook.md" : "notebook.\(language.rawValue).md"
  }

  /// The document on disk that the cells come from; nil for none.
  var lessonPath: String? { if case .document(let path)? = document.lesson { path } else { nil } }

  /// Returns a task for a text.
  func task(_ kind: KernelTask.Kind, _ text: String, asks: Bool = false) -> KernelTask {
    KernelTask(kind, path: path, text: text, lesson: lessonPath, asks: asks, language: language)
  }
}

extension KernelWorker {
  /// Performs a task for a process that answers in pages.
  package func page(_ task: KernelTask) async -> (PageAnswer, [UInt8]) {
    let body = try? JSONEncoder().encode(await answer(task))
    return (PageAnswer(status: body == nil ? 500 : 200, type: PageAnswer.json), body.map(Array.init) ?? [])
  }
}
