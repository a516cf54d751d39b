import SourceText

/// A block directive of DocC, as far as it has been read.
struct BlockDirective {
  /// The part of a directive that is read next.
  enum State {
    /// The parenthesis before the arguments, or the brace before the content.
    case beforeArguments
    /// The arguments.
    case arguments
    /// The brace before the content.
    case beforeContent
    /// The content.
    case content
    /// Nothing: the directive has ended.
    case closed
  }

  /// The part that is read next.
  private(set) var state = State.beforeArguments
  /// The columns of indentation before the first line with text below the directive's name.
  var innerIndentation: Int?
  /// Whether the directive is a `@Comment`, which DocC does not show.
  let isComment: Bool
  private let outerIndentation: Int

  /// The columns of indentation that DocC removes from the content.
  var indentation: Int { innerIndentation ?? outerIndentation }

  /// Whether an empty line ends the directive.
  var endsAtBlankLine: Bool { state == .beforeArguments || state == .beforeContent }

  /// Reads the line on which a directive begins; nil for another line.
  init?(_ text: ArraySlice<UInt8>, indentation: Int) {
    guard text.first == UInt8(ascii: "@"), let letter = text.dropFirst().first,
      (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter)
    else { return nil }
    let name = text.dropFirst().prefix { !$0.isBlank && !"(),:{".utf8.contains($0) }
    isComment = name.elementsEqual("Comment".utf8)
    outerIndentation = indentation
    _ = accept(text[name.endIndex...])
  }

  /// Reads the next line.
  ///
  /// - Parameter line: the line without its indentation.
  /// - Returns: whether the line belongs to the directive itself.
  mutating func accept(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.drop(while: \.isBlank)
    switch state {
    case .beforeArguments:
      if text.first == UInt8(ascii: "(") {
        state = .arguments
        _ = acceptArguments(text.dropFirst())
        return true
      }
      state = .beforeContent
      return accept(text)
    case .arguments: return acceptArguments(line)
    case .beforeContent:
      guard text.first == UInt8(ascii: "{") else { return false }
      state = .content
      _ = accept(text.dropFirst())
      return true
    case .content:
      if text.first == UInt8(ascii: "}") {
        state = .closed
        return true
      }
      // Content on the line of the braces is at most one line of Markdown, so it holds no fence.
      if text.last(where: { !$0.isBlank }) == UInt8(ascii: "}") { state = .closed }
      return false
    case .closed: return false
    }
  }

  /// Reads arguments up to the parenthesis that ends them, which can be in quotation marks.
  private mutating func acceptArguments(_ line: ArraySlice<UInt8>) -> Bool {
    var (isEscaped, isQuoted) = (false, false)
    let end = line.firstIndex { byte in
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else {
        return !isQuoted && byte == UInt8(ascii: ")")
      }
      return false
    }
    guard let end else { return !line.isEmpty }
    state = .beforeContent
    _ = accept(line[end...].dropFirst())
    return true
  }
}
