import LessonPage
import SourceText

/// A reader of the codes of a class: one learner per line, with any other text next to the codes.
package struct CodeReader: Sendable, Hashable {
  /// The number of bytes of a line that are read.
  package static let longestLine = 4096

  /// A line that is not blank.
  package enum Entry: Sendable, Hashable {
    /// A line with the codes of a learner.
    case learner(Learner)
    /// A line that is not understood.
    case doubt(Doubt)
  }

  /// A line with the codes of a learner.
  package struct Learner: Sendable, Hashable {
    /// The line, from 1.
    package var line: Int
    /// The outcome of each question.
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
      /// A line that is longer than any note.
      case tooLong
      /// A line with too few or too many codes: its number of codes, and the page's.
      case count(Int, of: Int)
      /// A text that is a code of no page.
      case error(ClassCodeError)
      /// A code of the page before codes counted quizzes.
      case withoutQuizzes
      /// A code with the number of another edition, or with a wrong character.
      case edition(Int)
    }

    /// The line, from 1.
    package var line: Int
    /// The line, or its beginning if it is too long.
    package var text: String
    /// The reason that it is not understood.
    package var reason: Reason
  }

  private let questions: Int
  private let edition: Int
  private let earlier: Int?
  private let parts: Int

  /// Creates a reader.
  ///
  /// - Parameters:
  ///   - questions: the number of questions of the page.
  ///   - edition: the number of its edition in codes.
  ///   - earlier: the number that it had before codes counted quizzes; nil for a page without quizzes.
  package init(questions: Int, edition: Int, earlier: Int? = nil) {
    (self.questions, self.edition, self.earlier) = (questions, edition, earlier)
    parts = max(1, (questions + ClassCode.capacity - 1) / ClassCode.capacity)
  }

  /// Reads a line; nil for a blank one.
  ///
  /// Words next to a code may look like a part of one, so valid codes take precedence over text that only looks like a
  /// code. The codes of a learner may be in any order.
  ///
  /// - Complexity: O(*n*) for *n* characters.
  package func read(_ line: LineSplitter.Line) -> Entry? {
    func doubt(_ reason: Doubt.Reason) -> Entry {
      let text = line.isCut ? "\(line.text.prefix(40))…" : line.text.trimmed
      return .doubt(Doubt(line: line.number, text: text, reason: reason))
    }
    if line.isCut { return doubt(.tooLong) }
    let text = CodeLine(line.text)
    if text.isBlank { return nil }
    var places = text.places(.same) { part(of: $0) != nil }
    if places.count < parts { places = text.places(.any) { part(of: $0) != nil } }
    if places.isEmpty { return doubt(reason(text)) }
    let found = (0..<parts).compactMap { part in
      places.lazy.compactMap { try? ClassCode(text[$0], edition: edition, part: part) }.first
    }
    guard places.count == parts, found.count == parts else {
      return doubt(.count(places.count > parts ? places.count : found.count, of: parts))
    }
    let states = found.flatMap(\.states)
    return .learner(
      Learner(line: line.number, states: Array(states.prefix(questions)), note: text.note(outside: places)))
  }

  /// Returns the position of a code among the codes of the page; nil for any other text.
  private func part(of text: ArraySlice<Unicode.Scalar>) -> Int? {
    (0..<parts).first { (try? ClassCode.edition(of: text, part: $0)) == edition }
  }

  /// Returns the reason that a line has no valid code.
  private func reason(_ text: CodeLine) -> Doubt.Reason {
    do throws(ClassCodeError) {
      if let place = text.places(.any, Self.looksLikeCode).first {
        let number = try ClassCode.edition(of: text[place])
        return number == earlier ? .withoutQuizzes : .edition(number)
      }
      if let place = text.nearCodes.first {
        _ = try ClassCode.edition(of: text[place])
      }
      return .noCode
    } catch {
      return .error(error)
    }
  }

  /// Whether twelve letters and digits are a code rather than words.
  ///
  /// They are if they have a digit or no lowercase letter, or if hyphens join lowercase letters.
  private static func looksLikeCode(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let hasLowercase = text.contains { ("a"..."z").contains($0) }
    return !hasLowercase || text.contains { ("0"..."9").contains($0) }
      || text.contains("-") && !text.contains { ("A"..."Z").contains($0) }
  }
}
