import SourceText

/// A reader that finds the block directives of DocC among lines of Markdown, as swift-markdown does.
///
/// DocC removes the indentation of a directive's content, and reads the lines between two directives as Markdown of
/// their own. A directive begins with `@` and a name, and ends with `}`, with its line, or with its arguments. Its
/// arguments can span lines.
struct DirectiveReader {
  /// The number of the run of Markdown to which each line belongs; nil for a line of a directive.
  private(set) var runs: [Int?] = []
  /// The bytes of each line that are Markdown.
  private(set) var texts: [Range<Int>] = []
  /// Whether some directive with content is closed.
  private(set) var hasContent = false
  /// The runs that DocC does not show, because they belong to a `@Comment`.
  private(set) var hiddenRuns: Set<Int> = []

  private var stack: [BlockDirective] = []
  private var runCount = 0
  /// Whether the next line of Markdown belongs to the run of the line above.
  private var isInRun = false
  /// The signs that open the fence that contains the line.
  private var fence: ArraySlice<UInt8>?

  /// Reads lines.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  init(_ lines: some Sequence<ArraySlice<UInt8>>) {
    for line in lines { read(line) }
  }

  private mutating func read(_ line: ArraySlice<UInt8>) {
    let indentation = Self.columns(line)
    let text = line.drop(while: \.isBlank)
    if text.isEmpty {
      if !isInRun, stack.last?.endsAtBlankLine == true { stack.removeLast() }
    } else if !stack.isEmpty {
      stack[stack.count - 1].innerIndentation = stack[stack.count - 1].innerIndentation ?? indentation
    }
    let isCode = isCode(text, indentation)
    if !isCode, text.first == UInt8(ascii: "}"), let index = stack.lastIndex(where: { $0.state == .content }) {
      stack.removeSubrange((index + 1)...)
      isInRun = false
    }
    if !isCode, let directive = BlockDirective(text, indentation: indentation) {
      isInRun = false
      if let last = stack.last, last.state != .content { stack.removeLast() }
      add(nil, text.endIndex..<text.endIndex)
      hasContent = hasContent || directive.state == .closed
      if directive.state != .closed { stack.append(directive) }
      return
    }
    if !isInRun, var last = stack.last {
      let takesLine = last.state == .arguments || !isCode
      if takesLine, last.accept(text) {
        hasContent = hasContent || last.state == .closed
        stack[stack.count - 1] = last
        if last.state == .closed { stack.removeLast() }
        return add(nil, text.endIndex..<text.endIndex)
      }
      if last.state != .content { stack.removeLast() }
    }
    addMarkdown(line, text)
  }

  /// Whether a line is code: indented by four columns more than its directive's content, or of a fence.
  private func isCode(_ text: ArraySlice<UInt8>, _ indentation: Int) -> Bool {
    indentation - (stack.last?.indentation ?? 0) >= 4 || fence != nil || Self.opening(text) != nil
  }

  private mutating func addMarkdown(_ line: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) {
    if !isInRun { runCount += 1 }
    isInRun = true
    if let open = fence {
      let run = text.prefix { $0 == open.first }
      if run.count >= open.count, text.dropFirst(run.count).allSatisfy(\.isBlank) { fence = nil }
    } else {
      fence = Self.opening(text)
    }
    if stack.contains(where: \.isComment) { hiddenRuns.insert(runCount) }
    let blanks = line.prefix(stack.last?.indentation ?? 0).prefix(while: \.isBlank)
    add(runCount, blanks.endIndex..<line.endIndex)
  }

  private mutating func add(_ run: Int?, _ text: Range<Int>) {
    runs.append(run)
    texts.append(text)
  }

  /// Returns the signs that open a fence; nil for another line.
  private static func opening(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let sign = text.first, sign == UInt8(ascii: "`") || sign == UInt8(ascii: "~") else { return nil }
    let mark = text.prefix { $0 == sign }
    guard mark.count >= 3, sign == UInt8(ascii: "~") || !text.dropFirst(mark.count).contains(sign) else { return nil }
    return mark
  }

  private static func columns(_ line: ArraySlice<UInt8>) -> Int {
    line.prefix(while: \.isBlank).reduce(0) { $1 == 0x09 ? ($0 + 4) & ~3 : $0 + 1 }
  }
}
