/// Words as a shell reads them.
enum ShellWords {
  /// Returns the words in quotation marks, with spaces between them.
  static func quoted(_ words: [String]) -> String {
    words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
  }
}
