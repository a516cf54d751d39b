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
      if let ending = await take(line, &dialogue) { return ending }
    }
  }

  /// Takes a typed line; nil if the question stays open.
  private mutating func take(_ line: String, _ dialogue: inout NextDialogue) async -> NextDialogue.Ending? {
    if let command = command(line) {
      switch command {
      case .quit: return .quit
      case .back: return .back
      case .skip: return dialogue.skip(stop)
      case .again:
        given = []
        dialogue.show(stop.asking)
        introduce(dialogue)
      case .unknown: return await finish(nil, &dialogue)
      case .help: dialogue.say(NextWords.help)
      case .hint:
        if let hint = hints.popFirst() { dialogue.show(hint) } else { dialogue.say(NextWords.noHint) }
      case .attempt:
        await NextAttempt(question.cell, of: stop.documentPath, stop.language).run(line, dialogue)
      }
      return nil
    }
    if let complaint = take(line) {
      dialogue.say(complaint)
      return nil
    }
    guard let answers else { return nil }
    return await finish(answers, &dialogue)
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
    case .choices: NextWords.prompt(NextWords.choice, commands)
    case .rows where asked.right.count > 1 && given.count < asked.labels.count:
      given.isEmpty
        ? NextWords.prompt(LocalizedText(asked.labels[0]), commands) : NextWords.row(asked.labels[given.count])
    case .rows where asked.hasNamedFields && given.isEmpty:
      NextWords.prompt(LocalizedText(asked.labels[0]), commands)
    case .output where !given.isEmpty: NextWords.row("\(given.count + 1)")
    default: NextWords.prompt(NextWords.prediction, commands)
    }
  }

  /// The commands that only some questions have.
  private var commands: [NextWords.Command] {
    (hints.isEmpty ? [] : [.hint]) + (question.cell?.experiment == nil ? [] : [.attempt])
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
      guard let choices = choices(line), !choices.isEmpty, choices.count == 1 || asked.choices.count > 1 else {
        return NextWords.notAChoice
      }
      given = choices
      isWhole = true
    case .rows:
      if let problem = asked.problem(with: line, row: given.count) { return problem }
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

  /// Judges an answer, and shows the result; after a wrong one, the learner can try again first.
  ///
  /// - Returns: how the learner left the question; nil if it is asked again.
  private mutating func finish(
    _ answers: [String]?, _ dialogue: inout NextDialogue
  ) async -> NextDialogue.Ending? {
    dialogue.keep(stop, .answer, answers: answers)
    let verdict = asked.verdict(on: answers)
    (given, isWhole) = ([], false)
    guard let answers else {
      dialogue.say(QuestionWords.open)
      return finish(dialogue, isRight: false)
    }
    if verdict == .right {
      dialogue.say(asked.form == .choices ? QuestionWords.right : NextWords.wrote(answers, QuestionWords.right))
      return finish(dialogue, isRight: true)
    }
    explain(answers, dialogue)
    switch await dialogue.pause(NextWords.tryAgain, commands: [.again], takesLines: true) {
    case .quit: return .quit
    case .goOn: return finish(dialogue, isRight: false)
    case .line(let line): return await take(line, &dialogue)
    }
  }

  /// Says that an answer is wrong, and why.
  private func explain(_ answers: [String], _ dialogue: NextDialogue) {
    if asked.form == .choices {
      dialogue.say(QuestionWords.notYet)
      let wrong = answers.compactMap { Int($0) }.filter { !asked.choices.contains($0) }
      return dialogue.show(wrong.filter(question.verdicts.indices.contains).map(verdict))
    }
    let (all, wrong) = (asked.right.count, asked.wrongRows(answers).count)
    let isPartly = wrong > 0 && wrong < all
    let partly = QuestionWords.fill(QuestionWords.partly, all - wrong, all)
    dialogue.say(
      NextWords.wrote(answers, isPartly ? NextWords.sentence(partly) : QuestionWords.notYet))
    if let reason = NextSheet.reason(question, answers) { dialogue.show([ReadingLine(reason)]) }
  }

  private func verdict(_ choice: Int) -> ReadingLine {
    ReadingLine(question.verdicts[choice], indent: 3, mark: "\(choice + 1). ")
  }

  /// Shows the result; the text of the lesson explains it.
  private func finish(_ dialogue: NextDialogue, isRight: Bool) -> NextDialogue.Ending {
    if asked.form == .choices {
      dialogue.show(question.verdicts.indices.map(verdict))
    } else if !isRight, asked.form == .rows || longest == 1 {
      dialogue.say(NextWords.result(asked.shown))
    }
    dialogue.show([ReadingLine("")])
    return .done
  }
}
