import LivePages

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension PageWorkers {
  /// Has an editor's task performed, and ends the process if this call is cancelled.
  func outcome(_ task: EditorTask) async throws -> EditorOutcome {
    let (_, body) = try await answer(task)
    return try JSONDecoder().decode(EditorOutcome.self, from: Data(body))
  }
}

extension EditorWorker {
  /// Performs a task for a process that answers in pages.
  package func page(_ task: EditorTask) async -> (PageAnswer, [UInt8]) {
    let body = try? JSONEncoder().encode(await answer(task))
    return (PageAnswer(status: body == nil ? 500 : 200, type: PageAnswer.json), body.map(Array.init) ?? [])
  }
}
