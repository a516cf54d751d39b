import JupyterWire
import LessonKit
import LessonNotebooks
import LessonPage
import SourceText
import Workshops

extension KernelService {
  /// Asks the reader for a prediction, and says whether it is right, before the result is shown.
  ///
  /// - Returns: whether the result may be shown: not after an interruption.
  func ask(_ question: KernelQuestion, _ entry: NotebookDocument.Entry, _ request: KernelRequest) async -> Bool {
    var hints = question.hints[...]
    introduce(question.asked, request)
    var first: String?
    while true {
      guard let answers = await answers(to: question.asked, first: first, &hints, request) else { return false }
      guard let answers else {
        say(QuestionWords.open, request)
        return true
      }
      if question.asked.verdict(on: answers) == .right {
        say(NextWords.wrote(answers, QuestionWords.right), request)
        return true
      }
      explain(question, answers, request)
      // The line begins another try.
      first = await line(KernelWords.tryAgain[language], request)
      guard let first else { return false }
      if first.trimmed.isEmpty { return true }
    }
  }

  private func introduce(_ asked: PageQuestion, _ request: KernelRequest) {
    switch asked.form {
    case .choices: break
    case .output:
      say(NextWords.output(isOneLine: Self.longest(asked) == 1, ofExperiment: asked.isExperiment == true), request)
    case .rows:
      if asked.right.count > 1 { say(NextWords.rows(asked.right.count, asked.isNamed ? "" : asked.title), request) }
      if !asked.words.isEmpty { say(NextWords.words(asked.words), request) }
    }
  }

  private static func longest(_ asked: PageQuestion) -> Int { ([asked.right] + asked.slips).map(\.count).max() ?? 1 }

  /// Reads the answers, one after another, of which the first may have been typed already.
  ///
  /// - Returns: nil after an interruption; no answers if the reader does not know.
  private func answers(
    to asked: PageQuestion, first: String?, _ hints: inout ArraySlice<String>, _ request: KernelRequest
  ) async -> [String]?? {
    var given: [String] = []
    var typed = first
    let longest = Self.longest(asked)
    while true {
      if typed == nil { typed = await line(prompt(asked, given.count, hasHints: !hints.isEmpty), request) }
      guard let line = typed else { return nil }
      typed = nil
      let command = NextWords.Command(line.trimmed.lowercased())
      if command == .unknown || command == .skip { return .some(nil) }
      if command == .hint {
        say(hints.popFirst().map { LocalizedText($0) } ?? NextWords.noHint, request)
        continue
      }
      switch asked.form {
      case .rows, .choices:
        if let problem = asked.problem(with: line, row: given.count) {
          say(problem, request)
          continue
        }
        given.append(line.trimmed)
        if given.count >= asked.right.count { return given }
      case .output:
        if line.trimmed.isEmpty {
          if !given.isEmpty { return given }
          say(QuestionWords.missing, request)
        } else {
          given.append(line.trimmed)
          if longest == 1 { return given }
        }
      }
    }
  }

  private func prompt(_ asked: PageQuestion, _ row: Int, hasHints: Bool) -> String {
    let own = asked.labels.indices.contains(row) ? asked.labels[row] : ""
    let name =
      switch asked.form {
      case .rows where !own.isEmpty: own
      case .output where row > 0: "\(row + 1)"
      default: NextWords.prediction[language]
      }
    if row > 0 { return "\(name): " }
    let words = hasHints ? KernelWords.hintOrUnknown : KernelWords.unknown
    return LocalizedText(en: "\(name) (\(words.en)): ", ja: "\(name)(\(words.ja)): ")[language]
  }

  private func explain(_ question: KernelQuestion, _ answers: [String], _ request: KernelRequest) {
    let (all, wrong) = (question.asked.right.count, question.asked.wrongRows(answers).count)
    let isPartly = wrong > 0 && wrong < all
    let partly = QuestionWords.fill(QuestionWords.partly, all - wrong, all)
    say(NextWords.wrote(answers, isPartly ? NextWords.sentence(partly) : QuestionWords.notYet), request)
    var slip: Int?
    if case .slip(let position) = question.asked.verdict(on: answers) { slip = position }
    slip = slip ?? question.asked.explainingSlip(answers)
    if let slip, question.reasons.indices.contains(slip) { say(LocalizedText(question.reasons[slip]), request) }
  }

  private func say(_ words: LocalizedText, _ request: KernelRequest) {
    publish(.stream(.output, words[language] + "\n"), request)
  }

  /// Asks for a line; nil after an interruption, and if nobody can answer.
  private func line(_ prompt: String, _ request: KernelRequest) async -> String? {
    await work.answer(of: request.client.identity) { [link] in link.ask(prompt, for: request) }
  }
}
