import LessonKit
import Results
import SourceText

/// What a listing and the prose around it say of a trap, or of errors of the compiler.
///
/// A comment announces a trap on its line, on the lines directly above and below, or anywhere in the listing where the trap has
/// no line; an error of the compiler on its line and on those directly above and below. So do the paragraphs directly above and
/// below the listing.
struct TrapAnnouncement {
  private let comments: [(line: Int, text: String, followsCode: Bool)]
  private let lineCount: Int
  private let prose: [String]

  /// Reads what is said.
  init(_ cell: Cell, _ file: SourceFile) {
    let source = Array(cell.body.utf8)
    comments = SwiftOutline(cell.body).comments.map { comment in
      (comment.line + 1, String(decoding: source[comment.range], as: UTF8.self), comment.followsCode)
    }
    lineCount = max(1, cell.body.split(separator: "\n", omittingEmptySubsequences: false).count)
    func line(_ number: Int) -> String { String(decoding: file.line(number), as: UTF8.self) }
    let isOfProse = { (number: Int) in
      (1...file.lines.count).contains(number) && !line(number).allSatisfy(\.isWhitespace)
        && !line(number).contains("```") && !line(number).contains("~~~")
    }
    func paragraph(from start: Int, by step: Int) -> String {
      var number = start
      while (1...file.lines.count).contains(number), line(number).allSatisfy(\.isWhitespace) { number += step }
      var lines: [String] = []
      while isOfProse(number) {
        lines.append(line(number))
        number += step
      }
      return (step < 0 ? lines.reversed() : lines).joined(separator: " ")
    }
    prose = [
      paragraph(from: cell.lines.lowerBound - 1, by: -1), paragraph(from: cell.lines.upperBound + 1, by: 1),
    ]
  }

  /// Whether a trap is announced.
  func announces(_ trap: Trap) -> Bool {
    let near = trap.cell == nil ? trap.line : nil
    let isSaid = comments.contains { comment in
      (near.map { abs($0 - comment.line) <= 1 } ?? true) && Self.says(comment.text, Self.inComments)
    }
    return isSaid || prose.contains { Self.says($0, Self.inProse) }
  }

  /// The lines of the listing, from 1, on which errors of the compiler are announced: by a comment on the line, in the
  /// comments directly below it or directly above it, or on all lines by a paragraph.
  var linesOfErrors: Set<Int> {
    if prose.contains(where: { Self.says($0, Self.refusal) }) { return Set(1...lineCount) }
    var lines: Set<Int> = []
    for comment in comments where Self.refuses(comment.text) {
      lines.insert(comment.line)
      var above = comment.line - 1
      while comments.contains(where: { $0.line == above && !$0.followsCode }) { above -= 1 }
      if !comment.followsCode { lines.formUnion([above, comment.line + 1]) }
    }
    return lines
  }

  /// Whether a comment says that its line does not compile; that something throws an error is something else.
  private static func refuses(_ comment: String) -> Bool {
    comment.drop { !$0.isLetter }.lowercased().hasPrefix("error")
      || says(comment, "(\(refusal)|\(causes) (\\w+ )?errors?|not (allowed|permitted|valid)|invalid|illegal)")
  }

  private static let causes = "(report|cause|produce|give|emit|generate|yield|raise|result|show)s?( in)?( an?)?"
  private static let refusal =
    "((compile|compile-time|compiler|compilation|syntax|type) errors?|(not|\\w+n[\u{2019}']t|cannot) (even )?compile|fails to compile)"
  private static let inComments =
    #"(errors?|traps?|crash(es)?|fail(s|ed|ure)?|overflows?|violat\w+|fatal|assert(s|ions?)?)"#
  private static let inProse =
    #"((runtime|run-time|fatal|overflow|arithmetic) (errors?|failures?|traps?)|crash(es)?|traps?|(trigger|cause|report|throw)s? (a|an|the) (\w+ )?(error|trap|failure|assert(ion)?)|assertion fails|(stop|terminate)s? (the )?(program|app|execution))"#

  /// Whether a text has one of some words that no negation stands before.
  private static func says(_ text: String, _ words: String) -> Bool {
    guard let said = try? Regex("\\b\(words)\\b").ignoresCase(),
      let denied = try? Regex("(n.t|\\b(not|never|without|avoid\\w*|prevent\\w*|no))\\s+(\\w+\\s+){0,3}\(words)\\b")
        .ignoresCase()
    else { return false }
    return text.contains(said) && !text.contains(denied)
  }
}
