import LessonKit
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The data for the script of a page: the questions with their answers, and the words.
struct PageData: Codable {
  /// The name under which answers are stored and for which codes are made.
  let edition: String
  /// The number of the edition in codes, from 0 to 4095.
  let editionNumber: Int
  /// The largest number of characters in an answer.
  let longest: Int
  let questions: [PageQuestion]
  let words: [String: String]

  init(_ questions: [PageQuestion], _ language: Language, _ kind: PageKind = .plain) {
    edition = PageData.edition(of: questions).name
    editionNumber = PageData.codeEdition(of: questions)
    longest = Answer.longest
    self.questions = questions.map(\.typeset)
    words = kind.words.mapValues { $0[language] }
  }

  /// Returns the edition under which answers are stored.
  static func edition(of questions: [PageQuestion]) -> ClassCode.Edition {
    ClassCode.Edition(of: questions.map(fingerprint))
  }

  /// Returns the number of the edition in codes.
  ///
  /// Codes with quizzes have a number of their own, since codes once held predictions only.
  static func codeEdition(of questions: [PageQuestion]) -> Int {
    let prints = questions.map(fingerprint)
    return ClassCode.Edition(of: questions.contains { $0.form == .choices } ? prints + ["quizzes"] : prints).number
  }

  /// Returns the text that identifies a question: its numbers and codes, and those of its slips.
  ///
  /// Words are not part of it, because they differ by language.
  private static func fingerprint(_ question: PageQuestion) -> String {
    let values = ([question.right] + question.slips).map { values in
      values.map { $0.kind == .number || $0.kind == .code ? $0.forms.first ?? "" : "" }.joined(separator: ",")
    }
    return "\(question.id) \(question.choiceCount) \(values.joined(separator: ";"))"
  }

  /// The data as text that nobody reads by accident: JSON in Base64.
  var encoded: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A value of these types always has a form in JSON.
    guard let data = try? encoder.encode(self) else { return "" }
    return Base64.text(of: Array(data))
  }
}
