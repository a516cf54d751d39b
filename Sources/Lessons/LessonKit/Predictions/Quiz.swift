import LessonMarkdown
import SourceText

/// A question with choices, for answers that nothing can compute.
///
/// It has a comment `<!-- lesson: quiz name=NAME -->`, the question, a numbered list of choices, and a collapsed block.
/// A list in the block says "Yes." or "No." (はい。 / いいえ。) of each choice, with a reason.
public struct Quiz: Sendable, Hashable {
  /// A choice.
  public struct Choice: Sendable, Hashable {
    /// The lines of the choice.
    public var lines: ClosedRange<Int>
    /// Whether it is right.
    public var isRight: Bool
    /// The lines of the reason.
    public var reason: ClosedRange<Int>
  }

  /// The name, unique in its document.
  public var name: String
  /// The choices, at least two, of which at least one is right.
  public var choices: [Choice]
  /// The lines from the comment to the end of the collapsed block.
  public var lines: ClosedRange<Int>
  /// The lines of the collapsed block.
  public var fold: ClosedRange<Int>

  /// Whether a comment begins a quiz.
  static func isOne(_ comment: String) -> Bool {
    LessonComment.attributes(comment).attributes.contains { $0.key == "quiz" }
  }
}

extension CellCollector {
  /// Reads a quiz whose comment is at a position.
  mutating func collectQuiz(_ index: Int, in blocks: [MarkdownBlock]) {
    do throws(Finding) {
      let quiz = try quiz(index, in: blocks)
      if let first = quizzes.first(where: { $0.name == quiz.name }) {
        throw Finding(
          file.place(line: blocks[index].line), "Duplicate quiz name `\(quiz.name)`.",
          help: "The quiz on line \(first.lines.lowerBound) already uses it: choose another name.")
      }
      quizzes.append(quiz)
    } catch {
      findings.append(error)
    }
  }

  private func quiz(_ index: Int, in blocks: [MarkdownBlock]) throws(Finding) -> Quiz {
    let line = blocks[index].line
    let name = try quizName(blocks[index])
    let list = blocks[index...].dropFirst().firstIndex { block in
      if case .paragraph = block.content { false } else { true }
    }
    guard let list, case .list(isOrdered: true, let items) = blocks[list].content, items.count > 1 else {
      throw Finding(
        file.place(line: line), "This quiz has no choices.",
        help: "Write the question below its comment, then a numbered list of at least two choices.")
    }
    guard case .fold(let fold) = Fold.search(blocks, at: list + 1), let answers = fold.content.first,
      case .list(_, let reasons) = blocks[answers].content
    else {
      throw Finding(
        file.place(line: blocks[list].line), "This quiz has no answers.",
        help: "Add `<details>` below the choices, with a list that says \"Yes.\" or \"No.\" for each, and why.")
    }
    guard isCollapsed(fold.lines, in: blocks) else { throw openAnswer(fold.lines.lowerBound) }
    guard reasons.count == items.count else {
      throw Finding(
        file.place(line: blocks[answers].line),
        "The number of answers is \(reasons.count), but the number of choices is \(items.count).",
        help: "Write one answer for each choice.")
    }
    let prefix = BlockPrefix(blocks[answers], in: file)
    var choices: [Quiz.Choice] = []
    for (item, reason) in zip(items, reasons) {
      choices.append(Quiz.Choice(lines: item, isRight: try isRight(reason, prefix), reason: reason))
    }
    guard choices.contains(where: \.isRight) else {
      throw Finding(
        file.place(line: blocks[answers].line), "No choice of this quiz is right.",
        help: "Begin the answer to the right choice with \"Yes.\" (はい。).")
    }
    return Quiz(name: name, choices: choices, lines: line...fold.lines.upperBound, fold: fold.lines)
  }

  private func quizName(_ block: MarkdownBlock) throws(Finding) -> String {
    guard case .html(let text, _) = block.content else { return "" }
    let info = LessonComment.attributes(text)
    var name: String?
    for attribute in info.attributes {
      switch (attribute.key, attribute.value) {
      case ("quiz", nil): break
      case ("name", let value?) where value.isKebabCase: name = value
      default:
        throw Finding(
          file.place(line: block.line), "`\(attribute.key)` is not an attribute of a quiz.",
          help: "Write `<!-- lesson: quiz name=NAME -->`; a name is lowercase words joined by `-`.")
      }
    }
    guard let name else {
      throw Finding(
        file.place(line: block.line), "This quiz has no name.", help: "Write `<!-- lesson: quiz name=NAME -->`.")
    }
    return name
  }

  /// Whether an answer begins with "Yes."; an answer with neither word is an error.
  private func isRight(_ lines: ClosedRange<Int>, _ prefix: BlockPrefix) throws(Finding) -> Bool {
    var text = prefix.content(of: file.line(lines.lowerBound)) ?? []
    text = text.drop { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }.drop(while: \.isBlank)
    let words = [("Yes.", true), ("はい。", true), ("No.", false), ("いいえ。", false)]
    guard let word = words.first(where: { text.starts(with: $0.0.utf8) }) else {
      throw Finding(
        file.place(line: lines.lowerBound), "This answer says neither yes nor no.",
        help: "Begin it with \"Yes.\" or \"No.\" (はい。 / いいえ。), and write why.")
    }
    return word.1
  }
}
