import LessonKit
import SourceText

/// A workshop: parts of lessons, breaks, and activities, with their minutes and notes for the teacher.
package struct Workshop: Sendable, Hashable {
  /// A part of a workshop.
  package struct Part: Sendable, Hashable {
    /// The content of a part.
    package enum Content: Sendable, Hashable {
      /// Sections of a lesson, by the anchors of their headings in `lesson.md`; the whole lesson if there are none.
      case lesson(String, sections: [String])
      /// An activity without a lesson, and its text for learners, if there is any.
      case activity(LocalizedText, text: LocalizedText?)
      /// A break.
      case pause
      /// Spare time.
      case slack
    }

    /// The content of the part.
    package var content: Content
    /// The minutes that the part takes.
    package var minutes: Int
    /// The notes for the teacher, in one or more paragraphs; nil if there are none.
    package var notes: LocalizedText?
    /// The sections to leave out if the workshop is late.
    package var skippable: [String]
    /// The line of the file.
    package var line: Int

    /// The text for learners of an activity; nil if there is none.
    var text: LocalizedText? { if case .activity(_, let text) = content { text } else { nil } }

    /// Whether the page shows the part: breaks and spare time are in the teacher's plan only.
    var isForLearners: Bool {
      switch content {
      case .lesson, .activity: true
      case .pause, .slack: false
      }
    }
  }

  /// The path of its file.
  package var path: String
  package var title: LocalizedText
  /// The languages that all its texts are written in; the others show the text of one of these.
  package var languages: [Language] = Language.allCases
  /// The minutes that the workshop takes.
  package var minutes: Int
  /// The parts, in their order.
  package var parts: [Part]

  /// The names of the lessons, each once, in the order in which they begin.
  package var lessons: [String] {
    var seen: Set<String> = []
    return parts.compactMap { part in
      if case .lesson(let name, _) = part.content, seen.insert(name).inserted { name } else { nil }
    }
  }

  /// The minute at which each part begins, from 0.
  package var starts: [Int] {
    var minute = 0
    return parts.map { part in
      defer { minute += part.minutes }
      return minute
    }
  }
}
