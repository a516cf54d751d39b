import LessonKit
import Results
import SourceText
import SwiftListings
import SwiftSource

/// The comments of a listing that announce faults of the code next to them.
struct AnnouncingComments {
  private struct Comment {
    var line: Int
    var text: String
    var followsCode: Bool
    var depth: Int
    var isCondition: Bool
  }

  private let cell: Cell
  private let outline: SwiftOutline
  private var comments: [Comment] = []
  /// The lines of the statements that are executed, from 1.
  private let executed: [ClosedRange<Int>]
  private let catching: [ClosedRange<Int>]
  private let codeLines: Set<Int>

  init(_ cell: Cell) {
    self.cell = cell
    let outline = SwiftOutline(cell.body)
    self.outline = outline
    let bytes = Array(cell.body.utf8)
    let all = outline.comments + outline.blockComments
    comments = all.sorted { $0.range.lowerBound < $1.range.lowerBound }.compactMap { comment in
      let text = String(decoding: bytes[comment.range], as: UTF8.self)
      guard !text.hasPrefix("///"), !text.hasPrefix("/**"), !text.contains("\n") else { return nil }
      let tokens = outline.tokens[..<comment.tokensBefore]
      return Comment(
        line: comment.line + 1, text: text.withoutCommentSigns, followsCode: comment.followsCode,
        depth: comment.depth, isCondition: (tokens.last?.conditions ?? 0) > 0)
    }
    let statements = outline.executedStatements
    func lines(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
      (outline.tokens[range.lowerBound].line + 1)...(outline.tokens[range.upperBound].line + 1)
    }
    executed = statements.filter { !["if", "switch", "guard", "defer"].contains(outline.tokens[$0.lowerBound].text) }
      .map(lines)
    catching = statements.filter { range in
      outline.tokens[range].indices.contains { index in
        outline.tokens[index].text == "catch"
          || outline.tokens[index].text == "try" && index + 1 < outline.tokens.count
            && outline.tokens[index + 1].text == "?"
      }
    }.map(lines)
    codeLines = Set(outline.tokens.map { $0.line + 1 })
  }

  /// The announced faults, from top to bottom.
  var announcements: [FaultAnnouncements.Announcement] {
    let taken = Set(cell.listing?.linesOfOutput ?? [])
    var found: [FaultAnnouncements.Announcement] = []
    for (index, comment) in comments.enumerated() where !taken.contains(comment.line) {
      guard let fault = fault(index), !goesOn(index), !comment.isCondition else { continue }
      let near = linesNear(index)
      guard !near.isEmpty, isCertain(fault, comment, near) else { continue }
      let last = speaksOfAbove(comment) ? comment.line : .max
      found.append(
        FaultAnnouncements.Announcement(
          fault: fault, line: cell.firstBodyLine + comment.line - 1,
          lines: outline.linesOfErrors(announcedOn: comment.line, followsCode: comment.followsCode).union(near)
            .filter { $0 <= last },
          text: comment.text))
    }
    return found
  }

  /// Returns the fault that a comment announces.
  ///
  /// `throws an error` announces one next to a statement that passes errors on, and is a description elsewhere.
  private func fault(_ index: Int) -> AnnouncedFault? {
    let text = text(from: index)
    if let fault = FaultComment.fault(text) { return fault }
    let (comment, tokens) = (comments[index], outline.tokens)
    guard comment.followsCode, comment.depth == 0, text.wholeMatch(of: Self.throwing) != nil else { return nil }
    let isTried = outline.executedStatements.contains { range in
      let own = tokens[range]
      return own.last.map { outline.lastLine(of: $0) + 1 } == comment.line
        && own.indices.dropLast().contains {
          own[$0].text == "try" && own[$0].depth == 0 && !["?", "!"].contains(own[$0 + 1].text)
        }
        && !own.contains { $0.text == "{" }
    }
    return isTried ? .runtimeError : nil
  }

  // A regular expression is a value that nothing changes, though the compiler cannot know.
  private nonisolated(unsafe) static let throwing =
    /(?:(?:this |it )?(?:will )?throws?|thrown:?) (?:an? )?(?:`?[A-Za-z.]+`? )?(?:errors?|exceptions?)[.!]?|(?:throws?|thrown:?) `?(?:[A-Z]\w*)?\.[a-z]\w*`?[.!]?/
    .ignoresCase()

  /// Whether a comment continues a sentence of the comment above it.
  private func goesOn(_ index: Int) -> Bool {
    guard index > 0, comments[index].line == comments[index - 1].line + 1, !comments[index].followsCode,
      let first = comments[index].text.first, first.isLowercase, let last = comments[index - 1].text.last
    else { return false }
    return !".!?:".contains(last) && FaultComment.fault(comments[index].text) == nil
  }

  /// Returns the text of a comment, including the comments below that continue it.
  private func text(from index: Int) -> String {
    var text = comments[index].text
    var next = index + 1
    while next < comments.count, comments[next].line == comments[next - 1].line + 1, !comments[next].followsCode,
      comments[next].text.first?.isLowercase == true, text.last.map({ !".!?".contains($0) }) ?? false
    {
      text += " " + comments[next].text
      next += 1
    }
    return text
  }

  /// Returns the lines of code that a comment is about.
  ///
  /// They are its own line, or the lines directly above and below it and the comments around it.
  private func linesNear(_ index: Int) -> Set<Int> {
    let comment = comments[index]
    if comment.followsCode { return [comment.line] }
    let own = Set(comments.filter { !$0.followsCode }.map(\.line))
    var (above, below) = (comment.line, comment.line)
    while own.contains(above) { above -= 1 }
    while own.contains(below) { below += 1 }
    // In code that is commented out, the line that the comment is about is unknown.
    let block = comments.filter {
      !$0.followsCode && ((above + 1)..<below).contains($0.line) && $0.line != comment.line
    }
    if block.contains(where: { $0.text.isLikeCode }) { return [] }
    let near = speaksOfAbove(comment) ? [above] : [above, below]
    return Set(near.filter(codeLines.contains))
  }

  /// Whether a comment is only about the code above it: between two blank lines, code comes first and a comment last.
  private func speaksOfAbove(_ comment: Comment) -> Bool {
    guard !comment.followsCode else { return false }
    let own = Set(comments.filter { !$0.followsCode }.map(\.line))
    let filled = own.union(codeLines)
    var (first, last) = (comment.line, comment.line)
    while filled.contains(first - 1) { first -= 1 }
    while filled.contains(last + 1) { last += 1 }
    return codeLines.contains(first) && own.contains(last)
  }

  /// Whether the code next to a comment certainly has its fault if the comment is right.
  private func isCertain(_ fault: AnnouncedFault, _ comment: Comment, _ near: Set<Int>) -> Bool {
    if fault != .compilerError, catching.contains(where: { $0.contains(where: near.contains) }) { return false }
    if fault == .compilerError { return true }
    let isReached = executed.contains { $0.contains(where: near.contains) } && isReachedBody(comment)
    guard fault == .error else { return isReached }
    let explains = comment.text.contains { ":：".contains($0) } || comment.text.count > 12
    // A bare word can name what the code holds; a sign cannot.
    if !explains, !FaultComment.hasSign(comment.text), near.contains(where: declaresError) || comment.depth > 0 {
      return false
    }
    return !near.contains(where: leaves) && (isReached || comment.depth > 0 || isDeclaration(near))
  }

  /// Whether a line leaves a body because of an error of the program's own, which a comment can mean.
  private func leaves(_ line: Int) -> Bool {
    let words = outline.tokens.filter { $0.line + 1 == line }.map(\.text)
    if !Set(words).isDisjoint(with: ["throw", "case", "default", "guard", "else", "catch"]) { return true }
    guard let place = words.firstIndex(of: "return") else { return false }
    return place + 1 == words.count || ["nil", "false", "}", "[", ".", "-"].contains(words[place + 1])
  }

  /// Whether the code of a line is about errors, so that the bare word can name its content.
  private func declaresError(_ line: Int) -> Bool {
    outline.tokens.contains { token in
      token.line + 1 == line && token.kind == .word && token.text.lowercased().contains("error")
    }
  }

  private func isDeclaration(_ near: Set<Int>) -> Bool {
    near.contains { line in
      outline.tokens.first { $0.line + 1 == line }.map { token in
        ["struct", "class", "enum", "extension", "protocol", "func", "actor", "final"].contains(token.text)
      } == true
    }
  }

  /// Whether a comment is outside of bodies, or in the body of a loop, so that its fault happens when the listing runs.
  private func isReachedBody(_ comment: Comment) -> Bool {
    if comment.depth == 0 { return true }
    guard comment.depth == 1 else { return false }
    let heads: Set = ["for", "while", "repeat", "do"]
    return outline.executedStatements.contains { range in
      let (first, last) = (outline.tokens[range.lowerBound], outline.tokens[range.upperBound])
      return (first.line + 1...last.line + 1).contains(comment.line)
        && (heads.contains(first.text) || !outline.tokens[range].contains { $0.text == "{" })
    }
  }
}

extension String {
  /// The comment without its slashes and stars.
  fileprivate var withoutCommentSigns: String {
    if hasPrefix("/*") { return String(dropFirst(2).dropLast(2)).trimmed }
    return String(drop { $0 == "/" }).trimmed
  }

  /// Whether the comment looks like code that is commented out.
  fileprivate var isLikeCode: Bool {
    contains { "=(){}[];".contains($0) } || ["let ", "var ", "func ", "import ", "try "].contains(where: hasPrefix)
  }
}
