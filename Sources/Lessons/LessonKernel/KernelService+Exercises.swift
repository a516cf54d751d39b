import LessonKit
import LessonNotebooks
import SourceText

/// The parts of exercises.
extension KernelService {
  /// Executes a part of an exercise.
  func exercise(
    _ part: Exercise.Part, _ entry: NotebookDocument.Entry, _ request: KernelRequest
  ) async throws -> Ending {
    guard let name = entry.cell.name else {
      return refusal(KernelWords.noName)
    }
    document.put(entry)
    if part == .exercise {
      for output in NotebookExercise.outputs(ofStarter: language) { publish(output, request) }
      return .done
    }
    let learner = part == .solution ? entry.cell.body : starter(of: name)
    guard let learner else {
      publish(.stream(.error, KernelWords.noStarter[language] + "\n"), request)
      return .done
    }
    let outcome = try await compute(task(.exercise(name: name, code: learner), text(ofExercise: name)))
    if let first = outcome.errors.first {
      return .failed(.failure(name: "Error", message: first, lines: outcome.errors))
    }
    for cell in outcome.cells {
      if let reason = cell.skipped { note(KernelWords.skipped(reason), request) }
      for output in cell.outputs { publish(output, request) }
    }
    return .done
  }

  private func starter(of name: String) -> String? {
    document.entries.last { $0.cell.part == .exercise && $0.cell.name == name }?.cell.body
  }

  /// Returns the text with the parts of an exercise; code that passes any check stands for a missing solution.
  private func text(ofExercise name: String) -> String {
    var parts = document.entries.filter { $0.cell.part != nil && $0.cell.name == name }
    for part in Exercise.Part.allCases where !parts.contains(where: { $0.cell.part == part }) {
      let cell = NotebookCell(.swift, attributes: "\(part.rawValue) name=\(name)", body: starter(of: name) ?? "")
      parts.append(NotebookDocument.Entry(id: part.rawValue, count: 0, cell: cell))
    }
    return document.composition(parts).text
  }
}
