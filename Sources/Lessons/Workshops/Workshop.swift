import LessonKit
import SourceText

/// A workshop: parts of lessons, breaks and activities, with their minutes and what a teacher wants to know of each.
public struct Workshop: Sendable, Hashable {
  /// A part of a workshop.
  public struct Part: Sendable, Hashable {
    /// What fills a part.
    public enum Content: Sendable, Hashable {
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
    public var content: Content
    /// How long it takes.
    public var minutes: Int
    /// What its teacher wants to know: a text of one or more paragraphs; nil for nothing.
    public var notes: LocalizedText?
    /// The sections to leave out when it is late.
    public var skippable: [String]
    /// The line of the file.
    public var line: Int
  }

  /// The path of its file.
  public var path: String
  /// The title.
  public var title: LocalizedText
  /// How long it takes.
  public var minutes: Int
  /// Its parts, one after the other.
  public var parts: [Part]

  /// The names of the lessons, each once, in the order in which they begin.
  public var lessons: [String] {
    var seen: Set<String> = []
    return parts.compactMap { part in
      if case .lesson(let name, _) = part.content, seen.insert(name).inserted { name } else { nil }
    }
  }

  /// The minute at which each part begins, from 0.
  public var starts: [Int] {
    var minute = 0
    return parts.map { part in
      defer { minute += part.minutes }
      return minute
    }
  }
}
