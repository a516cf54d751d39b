/// A rewriter of the text of Markdown for a notebook: without comments, and with links and pictures that work there.
struct MarkdownRewriter {
  /// Returns the destination of a link in the notebook; nil if only its text stays.
  var link: (String) -> String?
  /// Returns the destination of a picture in the notebook; nil if only its words stay.
  ///
  /// A destination that is the picture's data becomes an element of HTML, because readers of Markdown refuse it.
  var picture: (String) -> String?
  /// Whether collapsed blocks are shown.
  var isUnfolded = false
  /// The kind of Markdown.
  var syntax = Syntax.jupyter

  /// A kind of Markdown, with marks of its own.
  enum Syntax {
    /// The Markdown of Jupyter, in which text between dollar signs is a formula.
    case jupyter
    /// MyST, which also has comments, targets, and the ends of blocks.
    case myst
    /// The Markdown of DocC, in which code between two backticks is a link to a symbol, and `@` begins a directive.
    case docc
  }

  /// Returns lines for the notebook, without blank lines at the ends, and without two in a row.
  func lines(_ lines: [MarkdownLine]) -> [String] {
    var rewritten: [String] = []
    var text: [String] = []
    func flush() {
      guard !text.isEmpty else { return }
      var scanner = MarkdownScanner(text.joined(separator: "\n"), self)
      for line in scanner.rewritten().split(separator: "\n", omittingEmptySubsequences: false) {
        var line = line.allSatisfy { $0 == " " } ? "" : String(line)
        if syntax == .myst && line.beginsSyntaxOfMyST || syntax == .docc && line.hasPrefix("@") { line = "\\" + line }
        if !line.isEmpty || rewritten.last?.isEmpty == false { rewritten.append(line) }
      }
      text = []
    }
    for line in lines {
      switch line {
      case .text(let content): text.append(content)
      case .code(let content):
        flush()
        rewritten.append(content)
      }
    }
    flush()
    while rewritten.last?.isEmpty == true { rewritten.removeLast() }
    return rewritten
  }
}

extension String {
  /// Whether the line is one that only MyST does not show: a comment, a target, or the end of a block.
  fileprivate var beginsSyntaxOfMyST: Bool {
    hasPrefix("%") || hasPrefix("+++") || hasPrefix("(") && hasSuffix(")=")
  }
}
