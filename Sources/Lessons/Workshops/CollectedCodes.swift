import LessonKit
import LessonPage
import SourceText

/// The codes of a class as they were collected: one learner per line, with any other text next to the codes.
package struct CollectedCodes: Sendable, Hashable {
  /// A line with the codes of a learner.
  package struct Learner: Sendable, Hashable {
    /// The line, from 1.
    package var line: Int
    /// The outcome of each prediction.
    package var states: [ClassCode.State]
    /// The other text on the line; empty if there is none.
    package var note: String
  }

  /// A line that is not understood.
  package struct Doubt: Sendable, Hashable {
    /// The reason that a line is not understood.
    package enum Reason: Sendable, Hashable {
      /// A line without anything that looks like a code.
      case noCode
      /// A line with fewer or more codes than the page gives: its number of codes, and the page's.
      case count(Int, of: Int)
      /// A line with an invalid code.
      case error(ClassCodeError)
    }

    /// The line, from 1.
    package var line: Int
    package var text: String
    /// The reason that it is not understood.
    package var reason: Reason
  }

  /// The learners, in the order of their lines.
  package var learners: [Learner] = []
  /// The lines that are not understood.
  package var doubts: [Doubt] = []

  /// Creates a collection from text with codes.
  ///
  /// - Parameters:
  ///   - text: a line for each learner; blank lines do not count.
  ///   - questions: the number of predictions.
  ///   - edition: the number of the edition of their page.
  package init(_ text: String, questions: Int, edition: Int) {
    let parts = max(1, (questions + ClassCode.capacity - 1) / ClassCode.capacity)
    for (index, line) in text.linesOfText.enumerated() where !line.trimmed.isEmpty {
      let (codes, note) = Self.codes(line) { code in
        (0..<parts).contains { (try? ClassCode(code, edition: edition, part: $0)) != nil }
      }
      if codes.isEmpty {
        doubts.append(Doubt(line: index + 1, text: line, reason: .noCode))
        continue
      }
      guard codes.count == parts else {
        doubts.append(Doubt(line: index + 1, text: line, reason: .count(codes.count, of: parts)))
        continue
      }
      do throws(ClassCodeError) {
        var states: [ClassCode.State] = []
        for (part, code) in codes.enumerated() { states += try ClassCode(code, edition: edition, part: part).states }
        learners.append(Learner(line: index + 1, states: Array(states.prefix(questions)), note: note))
      } catch {
        doubts.append(Doubt(line: index + 1, text: line, reason: .error(error)))
      }
    }
  }

  /// Returns the codes on a line, and the rest of the line.
  ///
  /// A code is twelve characters in a row, or in groups of four with hyphens or spaces between them. At least one of
  /// them is a digit; full-width characters count, too. Words next to a code may look like a part of one, so valid
  /// codes take precedence over text that only looks like a code.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - isSound: whether a text is a code.
  /// - Returns: the valid codes, or else the text that looks like codes; and the rest of the line.
  static func codes(_ line: String, _ isSound: (String) -> Bool) -> (codes: [String], note: String) {
    let text = String(line.unicodeScalars.map { AnswerCharacters.folded($0).map { Character($0) } ?? " " })
    let sound = codes(in: text, isSound)
    return sound.codes.isEmpty ? codes(in: text) { _ in true } : sound
  }

  private static func codes(in text: String, _ isWanted: (String) -> Bool) -> (codes: [String], note: String) {
    var codes: [String] = []
    var note = ""
    var rest = text[...]
    func isWord(_ character: Character?) -> Bool {
      character.map { $0.isASCII && ($0.isLetter || $0.isNumber) } ?? false
    }
    var before: Character?
    while let match = rest.firstMatch(of: /[0-9A-Za-z]{4}([- ]?)[0-9A-Za-z]{4}\1[0-9A-Za-z]{4}/) {
      let (left, right) = (rest[..<match.range.lowerBound], rest[match.range.upperBound...])
      if !isWord(left.last ?? before), !isWord(right.first), match.0.contains(where: \.isNumber),
        isWanted(String(match.0))
      {
        codes.append(String(match.0))
        note += left + " "
        rest = right
      } else {
        // The next word begins after this one.
        let end = rest[match.range.lowerBound...].firstIndex { !isWord($0) } ?? rest.endIndex
        note += rest[..<end]
        rest = rest[end...]
      }
      before = note.last
    }
    note += rest
    let marks: Set<Character> = [" ", "\t", ",", ";", ":", "/"]
    let words = note.split(separator: " ").joined(separator: " ")
    let trimmed = words.drop { marks.contains($0) }.reversed().drop { marks.contains($0) }.reversed()
    return (codes, String(trimmed))
  }
}

/// The answers of a class to a prediction, as counts.
package struct ClassTally: Sendable, Hashable {
  /// The number of learners with the right answer.
  package var right = 0
  /// The number of learners who said that they did not know.
  package var unknown = 0
  /// The number of learners with an unexpected answer.
  package var other = 0
  /// The number of learners without an answer.
  package var none = 0
  /// The number of learners with the answer of each slip.
  package var slips = [Int](repeating: 0, count: ClassCode.mostSlips)

  /// Creates a tally of the outcomes of a prediction.
  ///
  /// - Parameters:
  ///   - learners: the learners.
  ///   - question: the position of the prediction.
  package init(_ learners: [CollectedCodes.Learner], question: Int) {
    for learner in learners {
      switch learner.states[question] {
      case .none: none += 1
      case .unknown: unknown += 1
      case .right: right += 1
      case .other: other += 1
      case .slip(let position): slips[position] += 1
      }
    }
  }

  /// The number of learners who answered.
  package var answered: Int { right + unknown + other + slips.reduce(0, +) }

  /// Whether the prediction is worth discussing.
  ///
  /// It is if fewer than 80 of 100 answers are right, or if one slip has a fifth of them.
  package var isWorthDiscussing: Bool {
    answered > 0 && (right * 100 < answered * 80 || (slips.max() ?? 0) * 5 >= answered)
  }
}
