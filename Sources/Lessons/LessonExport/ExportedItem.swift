import LessonKit
import LessonPage
import SourceText

/// A question in a form that learning platforms know.
package struct ExportedItem: Sendable, Hashable {
  /// A choice.
  package struct Choice: Sendable, Hashable {
    /// The text as HTML.
    package var html: String
    package var isRight: Bool
    /// The reason that the choice is right or wrong, as HTML; empty if there is none.
    package var reason: String
  }

  /// An answer that learners write.
  package struct Written: Sendable, Hashable {
    /// The ways to write the answer; the first one is that of the lesson.
    package var forms: [String]
    /// The reason that the answer is wrong, as HTML; empty for the right answer.
    package var reason: String
  }

  /// The form of the answer.
  package enum Answer: Sendable, Hashable {
    case choice([Choice])
    /// A number, and the wrong numbers that have a reason.
    case number(right: Written, wrong: [Written])
    /// A text, and the wrong texts that have a reason.
    case text(right: Written, wrong: [Written])
  }

  /// The name, unique among the questions of a lesson, such as `bias/read`.
  package var name: String
  /// The question as HTML.
  package var html: String
  package var answer: Answer
  /// The text to show after the answer, as HTML; empty if there is none.
  package var explanation: String

  /// Creates the items of a question.
  ///
  /// If there are several fields or lines with slips, each choice has all of them, because a slip is the reason for all
  /// of them together. Without slips, each field is an item.
  package static func items(of question: AskedQuestion) -> [ExportedItem] {
    func item(_ answer: Answer, number: Int? = nil, prompt: String = "") -> ExportedItem {
      ExportedItem(
        name: number.map { "\(question.name)/\($0)" } ?? question.name, html: question.html + prompt, answer: answer,
        explanation: question.explanation.trimmed)
    }
    switch question.task {
    case .quiz(let choices):
      return [item(.choice(choices.map { Choice(html: $0.html, isRight: $0.isRight, reason: $0.reason) }))]
    case .prediction(let record, let words):
      // The right output of a program and a wrong one can have different numbers of lines.
      if record.answers.count == 1, record.slips.allSatisfy({ $0.answers.count == 1 }) {
        let written = Self.written(record, 0)
        return [item(words.isEmpty ? written : .choice(choices(of: written, adding: words)))]
      }
      if !record.slips.isEmpty { return [item(.choice(choices(of: record, question.labels)))] }
      return record.answers.indices.map { index in
        let label = question.labels.indices.contains(index) ? question.labels[index] : "\(index + 1)"
        return item(written(record, index), number: index + 1, prompt: "\n<p><b>\(label.asHTML)</b></p>")
      }
    }
  }

  // MARK: One field

  private static func written(_ record: PredictionRecord, _ index: Int) -> Answer {
    let right = Written(forms: forms(record.answers[index]), reason: "")
    let wrong = record.slips.map { slip in
      Written(forms: forms(slip.answers[index]), reason: reason(slip))
    }
    let answers = [record.answers[index]] + record.slips.map { $0.answers[index] }
    // In a code, each digit counts: 01000 is not 1000.
    let isNumber = answers.allSatisfy { $0.kind == .number && forms($0).contains { $0.isPlainNumber } }
    return isNumber ? .number(right: right.asNumber, wrong: wrong.map(\.asNumber)) : .text(right: right, wrong: wrong)
  }

  private static func reason(_ slip: PredictionRecord.Slip) -> String {
    let reason = slip.reason.linesOfText.map(\.trimmed).joined(separator: " ")
    return (reason.prefix(1).uppercased() + reason.dropFirst()).asHTMLWithCode
  }

  private static func forms(_ answer: PredictionRecord.Answer) -> [String] {
    let plain = answer.text.replacing("−", with: "-")
    var seen: Set<String> = []
    return ([plain] + (answer.kind == .number ? [] : answer.canonical)).filter { seen.insert($0).inserted }
  }

  // MARK: Choices

  /// Returns the choices of an answer that a platform cannot have written, in an order that reveals nothing.
  package static func choices(of answer: Answer, adding words: [String] = []) -> [Choice] {
    switch answer {
    case .choice(let choices): return choices
    case .number(let right, let wrong), .text(let right, let wrong):
      let written = [(right, true)] + wrong.map { ($0, false) }
      var choices = written.map { Choice(html: code($0.0.forms[0]), isRight: $0.1, reason: $0.0.reason) }
      for word in words where !choices.contains(where: { $0.html == code(word) }) {
        choices.append(Choice(html: code(word), isRight: false, reason: ""))
      }
      return sorted(choices)
    }
  }

  private static func choices(of record: PredictionRecord, _ labels: [String]) -> [Choice] {
    func html(_ answers: [PredictionRecord.Answer]) -> String {
      let texts = answers.map(\.text)
      if record.column == nil { return "<pre>\(texts.joined(separator: "\n").asHTML)</pre>" }
      return zip(labels, texts).map { "\($0.asHTML): \(code($1))" }.joined(separator: "<br />")
    }
    let wrong = record.slips.map {
      Choice(html: html($0.answers), isRight: false, reason: reason($0))
    }
    return sorted([Choice(html: html(record.answers), isRight: true, reason: "")] + wrong)
  }

  private static func code(_ text: String) -> String { "<code>\(text.asHTML)</code>" }

  private static func sorted(_ choices: [Choice]) -> [Choice] {
    var seen: Set<String> = []
    return choices.filter { seen.insert($0.html).inserted }
      .sorted { $0.html.unicodeScalars.lexicographicallyPrecedes($1.html.unicodeScalars) }
  }
}

extension ExportedItem.Written {
  fileprivate var asNumber: Self { Self(forms: forms.filter(\.isPlainNumber), reason: reason) }
}

extension String {
  /// Whether the text is a number that all platforms read alike: digits with a sign, a decimal point, and an exponent.
  fileprivate var isPlainNumber: Bool { wholeMatch(of: /-?[0-9]+(?:\.[0-9]+)?(?:e[+-]?[0-9]+)?/) != nil }
}
