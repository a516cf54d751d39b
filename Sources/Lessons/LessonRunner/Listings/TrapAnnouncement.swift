import LessonKit
import Results
import SourceText
import SwiftListings
import SwiftSource

/// The announcements of traps and of compiler errors in a listing and the prose around it.
///
/// A comment announces a trap on its line, on the lines of the statement that was reached, and in the comments directly
/// above and below these. If the trap has no line, it announces one anywhere in the listing. A statement that throws or
/// fails by its own words announces a trap, too. A comment announces a compiler error on its line and on those directly
/// above and below. The paragraphs directly above and below the listing announce both. A recursion or a loop without an
/// end may be announced anywhere; the end of the stack or of an exclusive access ends it.
struct TrapAnnouncement {
  private let comments: [(line: Int, text: String, followsCode: Bool)]
  private let lineCount: Int
  /// The first word of each line that begins with one outside of brackets, by its line from 1.
  private let firstWords: [Int: String]
  /// The lines, from 1, with a call to a function that ends the program.
  private let failingLines: Set<Int>
  private let prose: [String]
  /// Whether the paragraph above leads to code for an earlier version of Swift.
  let isOfEarlierVersion: Bool
  private let outline: SwiftOutline
  /// The faults that are announced beyond doubt.
  private let announced: FaultAnnouncements

  /// Creates the announcements of a listing.
  init(_ cell: Cell, _ file: SourceFile) {
    let source = Array(cell.body.utf8)
    let outline = SwiftOutline(cell.body)
    let words = outline.tokens.filter { $0.depth == 0 && $0.kind == .word }.map { ($0.line + 1, $0.text) }
    firstWords = Dictionary(words) { first, _ in first }
    let failing = outline.tokens.filter { Self.ending.contains($0.text) && $0.text != "throw" }
    failingLines = Set(failing.map { $0.line + 1 })
    comments = outline.comments.map { comment in
      (comment.line + 1, String(decoding: source[comment.range], as: UTF8.self), comment.followsCode)
    }
    lineCount = max(1, cell.body.split(separator: "\n", omittingEmptySubsequences: false).count)
    let above = ListingParagraph.above(cell, file)
    prose = [above, ListingParagraph.below(cell, file)].map(\.text)
    isOfEarlierVersion = above.leadsToEarlierVersion
    announced = FaultAnnouncements(cell, file)
    self.outline = outline
  }

  /// Whether a trap is announced.
  ///
  /// - Parameters:
  ///   - trap: the trap.
  ///   - statement: the lines, from 1, of the listing's statement that was reached; nil if they are unknown.
  /// - Returns: whether it is.
  func announces(_ trap: Trap, in statement: ClosedRange<Int>?) -> Bool {
    if let statement, let word = firstWords[statement.lowerBound], Self.ending.contains(word) { return true }
    if isOfStatement(trap, statement), let line = trap.line, failingLines.contains(line) { return true }
    if let error = trap.thrownError, let named = namedError(trap, in: statement) {
      return error.contains(named.name.lastName)
    }
    let lines = lines(of: trap, in: statement)
    let isSaid = comments.contains { comment in
      (lines.isEmpty || lines.contains { isNear(comment.line, $0) })
        && (Self.says(comment.text, Self.inComments) || FaultComment.hasSign(comment.text)
          || Self.mentions(comment.text, isOfCompiler: false))
    }
    let isInProse = prose.contains { text in
      Self.says(text, Self.inProse)
        || text.sentences.contains { Self.mentions($0.text, isOfCompiler: false) }
    }
    let isAnnounced = announced.comments.contains { comment in
      comment.fault.allowsRuntimeError && lines.contains { $0.contains(where: comment.lines.contains) }
    }
    if isSaid || isAnnounced || isInProse || announced.ofProse.contains(where: \.fault.allowsRuntimeError) {
      return true
    }
    return ["stack overflow", "Simultaneous accesses"].contains(where: trap.message.contains) && announcesNoEnd
  }

  private func lines(of trap: Trap, in statement: ClosedRange<Int>?) -> [ClosedRange<Int>] {
    [trap.cell == nil ? trap.line.map { $0...$0 } : nil, statement].compactMap(\.self)
  }

  /// Returns the error that a comment such as `// throws Fault.broken` next to a trap announces by its name, and the
  /// comment's line, from 1.
  func namedError(_ trap: Trap, in statement: ClosedRange<Int>?) -> (name: String, line: Int)? {
    let lines = lines(of: trap, in: statement)
    for comment in comments where lines.contains(where: { isNear(comment.line, $0) }) {
      let text = comment.text.drop { $0 == "/" || $0.isWhitespace }
      guard let match = text.prefixMatch(of: /(?i:throws|raises)[:\s]+`?(\.?[A-Za-z_][\w.]*)`?\.?\s*$/),
        match.1.contains(".") || match.1.first?.isUppercase == true
      else { continue }
      return (String(match.1), comment.line)
    }
    return nil
  }

  /// Whether the trap is an assertion of a statement that fails because of its arguments.
  func isOfAssertion(_ trap: Trap, in statement: ClosedRange<Int>?) -> Bool {
    let messages = ["Assertion failed", "Precondition failed"]
    return isOfStatement(trap, statement) && messages.contains(where: trap.message.hasPrefix)
  }

  private func isOfStatement(_ trap: Trap, _ statement: ClosedRange<Int>?) -> Bool {
    guard trap.cell == nil, let line = trap.line else { return false }
    return statement?.contains(line) == true
  }

  /// The words that end a program by themselves.
  private static let ending: Set = ["throw", "fatalError", "preconditionFailure", "assertionFailure"]

  /// Whether a comment is on certain lines, or among the comments directly above or below them.
  private func isNear(_ line: Int, _ lines: ClosedRange<Int>) -> Bool {
    if lines.contains(line) { return true }
    let between = line < lines.lowerBound ? (line + 1)..<lines.lowerBound : (lines.upperBound + 1)..<line
    return between.allSatisfy { own in comments.contains { $0.line == own && !$0.followsCode } }
  }

  /// The lines of the listing, from 1, on which compiler errors are announced.
  ///
  /// A comment announces them on its line, on the lines directly above and below it, and on the comments there. A
  /// paragraph announces them on all lines. A comment above a declaration announces them in all of it; a comment after
  /// code in a body announces them where the declaration begins, too.
  var linesOfErrors: Set<Int> {
    let isInProse = prose.contains { text in
      Self.says(text, Self.refusal)
        || text.sentences.contains { Self.mentions($0.text, isOfCompiler: true) }
    }
    if isInProse || announced.ofProse.contains(where: \.fault.allowsCompilerError) { return Set(1...lineCount) }
    var lines: Set<Int> = []
    for comment in comments where Self.refuses(comment.text) {
      lines.formUnion(outline.linesOfErrors(announcedOn: comment.line, followsCode: comment.followsCode))
    }
    for comment in announced.comments where comment.fault.allowsCompilerError { lines.formUnion(comment.lines) }
    return lines
  }

  /// Whether a comment says that its line does not compile; that something throws an error is something else.
  private static func refuses(_ comment: String) -> Bool {
    if comment.drop(while: { !$0.isLetter }).lowercased().hasPrefix("error") || mentions(comment, isOfCompiler: true)
      || says(comment, "(\(refusal)|\(causes) (\\w+ )?errors?)")
    {
      return true
    }
    guard !FaultComment.isAdvice(comment) else { return false }
    // What can't be done by something else, as in `for values that can't be counted`, is no refusal of the line.
    let own = comment.replacing(/\b(?i:that|which|who) (?:cannot|can[\u{2019}']t)\b/, with: "")
    return FaultComment.hasSign(comment) || says(own, "(\(denial))")
      || !isAboutInput(comment) && says(comment, "(invalid|illegal|impossible|wrong)")
  }

  /// Whether a comment says what the code does with wrong input, such as `// Catch errors from parsing invalid lines`.
  private static func isAboutInput(_ comment: String) -> Bool {
    let verbs = /[\W_]*(?i:catch|check|filter|fix|handl|ignor|pars|reject|remov|replac|return|skip|test|validat)/
    return comment.prefixMatch(of: verbs) != nil
      && comment.contains(/\b(?i:invalid|illegal|impossible|wrong)\s+[A-Za-z]/)
  }

  /// Whether a Japanese or Chinese text mentions a fault.
  private static func mentions(_ text: String, isOfCompiler: Bool) -> Bool {
    JapaneseAnnouncement(text).mentions(isOfCompiler: isOfCompiler)
      || ChineseAnnouncement(text).mentions(isOfCompiler: isOfCompiler)
  }

  private static let denial =
    "(not|\\w+n[\u{2019}']t) (be )?(allowed|permitted|valid|legal|possible|supported|work|exist)|\(conflict)|cannot|can[\u{2019}']t"

  private static let causes = "(report|cause|produce|give|emit|generate|yield|raise|result|show)s?( in)?( an?)?"
  private static let refusal =
    "((compile|compile-time|compiler|compilation|syntax|type) errors?|(not|\\w+n[\u{2019}']t|cannot) (even )?compile|fails to compile|(not|\\w+n[\u{2019}']t) (valid|legal)|(invalid|illegal) (swift|code)|\(conflict))"
  private static let conflict = "(conflicting|overlapping|simultaneous) access(es)?"
  private static let inComments =
    #"(errors?|traps?|crash(es)?|fail(s|ed|ure)?|overflows?|violat\w+|fatal|assert(s|ions?)?|(conflicting|overlapping|simultaneous) access(es)?)"#
  private static let inProse =
    #"((runtime|run-time|fatal|overflow|arithmetic) (errors?|failures?|traps?)|crash(es)?|traps?|(trigger|cause|report|throw)s? (a|an|the) (\w+ )?(error|trap|failure|assert(ion)?)|assertion fails|(stop|terminate)s? (the )?(program|app|execution)|always fails?|(conflicting|overlapping|simultaneous) access(es)?)"#

  /// Whether the listing is announced not to end.
  var announcesNoEnd: Bool {
    (comments.map(\.text) + prose).contains { Self.says($0, Self.endless) && Self.says($0, Self.repeating) }
  }

  /// The words for a recursion that only the end of the stack ends, or for a loop without an end.
  private static let endless =
    "(endless(ly)?|infinite(ly)?|unbounded|forever|(never|n[\u{2019}']t|not) (ends?|stops?|returns?|terminates?)|stack overflows?|overflows? the stack)"
  private static let repeating = #"(recurs\w+|calls?|calling|itself|loops?)"#

  /// Whether the end of the program by a signal is announced: by a comment or a paragraph that speaks of a crash, or by
  /// the words of the debugger.
  var announcesInterruption: Bool {
    comments.contains {
      $0.text.contains("Execution was interrupted, reason: ")
        || Self.says($0.text, "(traps?|crash(es)?|aborts?|terminat(es?|ed)|stops? the program)")
    } || prose.contains { Self.says($0, Self.inProse) }
  }

  /// Whether the listing is announced to be slow, so that it can exceed its time limit.
  var announcesSlowness: Bool {
    (comments.map(\.text) + prose).contains { text in
      Self.says(text, Self.slow) || Self.slowInJapanese.contains(where: text.contains)
    }
  }

  private static let slow =
    "(slow(er|ly)?|inefficient(ly)?|(performance|efficiency) (issues?|problems?)|takes? (a |very |too )*long)"
  private static let slowInJapanese = ["遅い", "遅く", "時間がかか", "非効率"]

  /// Whether a text has one of some words without a negation before it.
  private static func says(_ text: String, _ words: String) -> Bool {
    guard let said = try? Regex("\\b\(words)\\b").ignoresCase(),
      let denied = try? Regex("(n.t|\\b(not|never|without|avoid\\w*|prevent\\w*|no))\\s+(\\w+\\s+){0,3}\(words)\\b")
        .ignoresCase()
    else { return false }
    return text.contains(said) && !text.contains(denied)
  }
}

extension String {
  /// The last part of a name with dots: `broken` of `Fault.broken`.
  fileprivate var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
