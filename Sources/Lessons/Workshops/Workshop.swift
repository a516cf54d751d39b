import LessonKit
import SourceText

/// A workshop: parts of lessons, breaks and activities, with their minutes and what a teacher wants to know of each.
package struct Workshop: Sendable, Hashable {
  /// A part of a workshop.
  package struct Part: Sendable, Hashable {
    /// What fills a part.
    package enum Content: Sendable, Hashable {
      /// Sections of a lesson, by the anchors of their headings in `lesson.md`; the whole lesson if there are none.
      case lesson(String, sections: [String])
      /// Something to do without a lesson; what learners read of it, if anything.
      case activity(LocalizedText, text: LocalizedText?)
      /// A break.
      case pause
      /// Time that nothing is planned for.
      case slack
    }

    /// What fills it.
    package var content: Content
    /// How long it takes.
    package var minutes: Int
    /// What its teacher wants to know: a text of one or more paragraphs; nil for nothing.
    package var notes: LocalizedText?
    /// The sections to leave out when it is late.
    package var skippable: [String]
    /// The line of the file.
    package var line: Int
  }

  /// The path of its file.
  package var path: String
  /// The title.
  package var title: LocalizedText
  /// How long it takes.
  package var minutes: Int
  /// Its parts, one after the other.
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
