/// Parameters as a shell takes them.
enum ShellText {
  /// An experiment's example, `name=value name=value`, with quotation marks round what a shell would take apart.
  static func quoted(example: String) -> String {
    example.split(separator: " ").reduce(into: [String]()) { words, part in
      if let last = words.indices.last, part.prefixMatch(of: /[a-z][a-z0-9-]*=/) == nil {
        words[last] += " \(part)"
      } else {
        words.append(String(part))
      }
    }
    .map { word in
      let isPlain = word.allSatisfy { $0.isLetter || $0.isNumber || "=-.,:_/+".contains($0) }
      return isPlain ? word : "'\(word.replacing("'", with: "'\\''"))'"
    }
    .joined(separator: " ")
  }
}
