/// Words as a shell takes them.
package enum ShellText {
  /// Quotes the words that a shell would split or interpret.
  package static func words(_ words: [String]) -> [String] {
    words.map { word in
      let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "=-.,:_/+".contains($0) }
      return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }
  }
}
