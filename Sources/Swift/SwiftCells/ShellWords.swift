/// Words as a shell reads them.
enum ShellWords {
  /// The words in quotation marks, with blanks between them.
  static func quoted(_ words: [String]) -> String {
    words.map { "'\($0.replacing("'", with: "'\\''"))'" }.joined(separator: " ")
  }
}
