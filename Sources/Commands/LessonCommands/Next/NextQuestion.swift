import LessonKit
import LessonPage
import SourceText
import Workshops

/// A question that is asked until the learner answers it or leaves.
struct NextQuestion {
  private let question: Reading.Question
  private let stop: NextCourse.Stop
  private var hints: ArraySlice<[ReadingLine]>
  private var given: [String] = []

  init(_ question: Reading.Question, _ stop: NextCourse.Stop) {
    (self.question, self.stop) = (question, stop)
    hints = question.hints[...]
  }

  private var asked: PageQuestion { question.asked }

  /// Asks the question until the learner answers it or leaves.
  mutating func ask(_ dialogue: inout NextDialogue) async -> NextDialogue.Ending {
    introduce(dialogue)
    while true {
      guard let line = await dialogue.ask(prompt) else { return .quit }
      if let command = command(line) {
        switch command {
        case .quit: return .quit
        case .back: return .back
        case .skip:
          dialogue.say(NextWords.skipped)
          dialogue.keep(stop, .skip)
          return .done
        case .unknown: return finish(nil, &dialogue)
        case .help: dialogue.say(NextWords.help)
        case .hint:
          if let hint = hints.popFirst() { dialogue.show(hint) } else { dialogue.say(NextWords.noHint) }
        case .attempt:
          await NextAttempt(question.cell, of: stop.documentPath, stop.language).run(line, dialogue)
        }
        continue
      }
      if let complaint = take(line) {
        dialogue.say(complaint)
      } else if let answers {
        return finish(answers, &dialogue)
      }
    }
  }

  private func introduce(_ dialogue: NextDialogue) {
    switch asked.form {
    case .choices: if asked.choices.count > 1 { dialogue.say(NextWords.several) }
    case .output: dialogue.say(NextWords.output(isOneLine: longest == 1, ofExperiment: asked.isExperiment == true))
    case .rows:
      if asked.right.count > 1 { dialogue.say(NextWords.rows(asked.right.count, asked.isNamed ? "" : asked.title)) }
      if !asked.words.isEmpty { dialogue.say(NextWords.words(asked.words)) }
    }
  }

  private var prompt: LocalizedText {
    switch asked.form {
    case .choices: NextWords.choice
    case .rows where asked.right.count > 1 && given.count < asked.labels.count: NextWords.row(asked.labels[given.count])
    case .rows where asked.hasNamedFields && given.isEmpty: NextWords.prediction(asked.labels[0])
    case .output where !given.isEmpty: NextWords.row("\(given.count + 1)")
    default: NextWords.prediction
    }
  }

  /// The number of lines in the longest expected answer, right or wrong.
  private var longest: Int { ([asked.right] + asked.slips).map(\.count).max() ?? 1 }

  /// Returns the command on a line; nil for an answer, even if an expected answer is a word for a command.
  private func command(_ line: String) -> NextWords.Command? {
    let word = NextDialogue.word(line)
    let expected = ([asked.right] + asked.slips).joined().flatMap(\.forms)
    if asked.words.contains(line) || expected.contains(word) { return nil }
    if let first = Answer.canonical(line, as: .text)?.split(separator: " ").first,
      NextWords.Command(first.lowercased()) == .attempt
    {
      return .attempt
    }
    // A question mark is a command, not a letter of a word.
    return Answer.canonical(line, as: .text) == "?" ? .unknown : NextWords.Command(word)
  }

  // MARK: Answers

  private var isWhole = false

  /// Takes a line of an answer.
  ///
  /// - Returns: the complaint about the line; nil if it is fine.
  private mutating func take(_ line: String) -> LocalizedText? {
    switch asked.form {
    case .choices:
      guard let choices = choices(line), !choices.isEmpty else { return NextWords.notAChoice }
      given = choices
      isWhole = true
    case .rows:
      if line.trimmed.isEmpty { return QuestionWords.missing }
      guard asked.isReadable(line, row: given.count) else {
        return asked.right.indices.contains(given.count) ? asked.right[given.count].kind.help : QuestionWords.missing
      }
      given.append(line.trimmed)
      isWhole = given.count == asked.right.count
    case .output:
      if line.trimmed.isEmpty {
        if given.isEmpty { return QuestionWords.missing }
        isWhole = true
      } else {
        given.append(line.trimmed)
        isWhole = longest == 1 || isWord(line)
      }
    }
    return nil
  }

  /// The answers, once all are given.
  private var answers: [String]? { isWhole ? given : nil }

  /// Whether an answer names the outcome of a program instead of its output.
  private func isWord(_ line: String) -> Bool {
    let words: [LocalizedText] = [.errorAnswer, .trapAnswer, .warningAnswer, .nothingAnswer]
    let word = NextDialogue.word(line)
    return words.contains { [$0.en, $0.ja].contains(word) }
  }

  /// Returns the positions of the choices whose numbers are on a line.
  private func choices(_ line: String) -> [String]? {
    guard let text = Answer.canonical(line, as: .text) else { return nil }
    let numbers = text.split { !$0.isNumber }.map { Int($0) }
    guard text.allSatisfy({ $0.isNumber || " ,、と・.".contains($0) }) else { return nil }
    let positions = numbers.compactMap(\.self).map { $0 - 1 }
    guard positions.count == numbers.count, positions.allSatisfy((0..<asked.choiceCount).contains) else { return nil }
    return Set(positions).sorted().map(String.init)
  }

  // MARK: Verdicts

  private func finish(_ answers: [String]?, _ dialogue: inout NextDialogue) -> NextDialogue.Ending {
    dialogue.keep(stop, .answer, answers: answers)
    let verdict = asked.verdict(on: answers)
    if asked.form == .choices {
      dialogue.say(
        verdict == .right ? QuestionWords.right : verdict == .unknown ? QuestionWords.open : QuestionWords.wrong)
      let lines = question.verdicts.enumerated().map { ReadingLine($1, indent: 3, mark: "\($0 + 1). ") }
      dialogue.show(lines + [ReadingLine("")])
      return .done
    }
    let shown = asked.form == .rows || longest == 1 ? NextWords.result(asked.shown) : QuestionWords.wrong
    switch (verdict, answers) {
    case (.unknown, _), (_, nil): dialogue.say(QuestionWords.open)
    case (.right, let answers?): dialogue.say(NextWords.wrote(answers, QuestionWords.right))
    case (_, let answers?): dialogue.say(NextWords.wrote(answers, shown))
    }
    if case .slip(let position) = verdict, question.reasons.indices.contains(position) {
      let reason = question.reasons[position]
      dialogue.show([ReadingLine(reason.prefix(1).uppercased() + reason.dropFirst())])
    }
    dialogue.show([ReadingLine("")])
    return .done
  }
}
