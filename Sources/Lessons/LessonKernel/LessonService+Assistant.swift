import LessonEditor

extension LessonService: NotebookAssistant {
  package func completions(
    _ text: String, of path: String, line: Int, column: Int
  ) async -> (texts: [String], replaced: Int) {
    await insertions(text, of: path, line: line, column: column)
  }
}
