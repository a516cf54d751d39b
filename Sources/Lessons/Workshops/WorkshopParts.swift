import LessonKit
import LessonRunner
import SourceText

/// The parts of a workshop with the excerpts of their lessons.
package struct WorkshopParts {
  /// The sections of a document that a part shows.
  package struct Excerpt {
    /// The path of the document.
    package var path: String
    /// The sections; all sections if the part names none.
    package var sections: [LessonSections.Section]
    /// The lines of the sections; nil for the whole document.
    package var lines: [ClosedRange<Int>]?
    /// The titles of the sections to leave out if the workshop is late.
    package var skippable: [String]
    /// The title of the lesson.
    package var title: String
  }

  package let workshop: Workshop
  /// The excerpts of each part in each language; none for a part without a lesson.
  package private(set) var excerpts: [[Language: Excerpt]] = []
  /// The errors about lessons and sections that do not exist, or that appear twice.
  package private(set) var findings: [Finding] = []

  private let folder: WorkingFolder
  private let lessons: WorkshopLessons

  /// Creates the parts by finding the lessons of a workshop and their sections.
  package init(_ workshop: Workshop, in folder: WorkingFolder) {
    (self.workshop, self.folder) = (workshop, folder)
    lessons = WorkshopLessons(of: workshop.path, in: folder)
    var shown: [String: Set<String>] = [:]
    for part in workshop.parts {
      guard case .lesson(let name, let sections) = part.content else {
        excerpts.append([:])
        continue
      }
      for section in sections where !shown[name, default: []].insert(section).inserted {
        report(part, "The section `\(section)` of `\(name)` is in two parts.", help: "Remove it from one of them.")
      }
      excerpts.append(excerpts(part, name, sections))
    }
  }

  /// The languages of the pages: those of the workshop's texts in which a lesson is written, or else all of the former.
  package var languages: [Language] {
    let written = workshop.languages.filter { language in excerpts.contains { $0[language] != nil } }
    return written.isEmpty ? workshop.languages : written
  }

  /// Returns the language itself if the workshop has it, or else the first one that it has.
  package func language(for wanted: Language) -> Language {
    languages.contains(wanted) ? wanted : languages.first ?? wanted
  }

  /// Returns the excerpt of a part in a language, or else in one that the lesson has; nil for a part without a lesson.
  package func excerpt(_ index: Int, _ language: Language) -> Excerpt? {
    excerpts[index][language] ?? Language.allCases.lazy.compactMap { excerpts[index][$0] }.first
  }

  /// The paths of the documents of all parts, each once, with the languages of a lesson next to each other.
  package var documents: [String] {
    var seen: Set<String> = []
    return excerpts.flatMap { excerpts in Language.allCases.compactMap { excerpts[$0]?.path } }
      .filter { seen.insert($0).inserted }
  }

  /// Returns the title of a part.
  package func title(_ index: Int) -> LocalizedText {
    switch workshop.parts[index].content {
    case .lesson(let name, _):
      return LocalizedText(
        en: excerpt(index, .english)?.title ?? name, ja: excerpt(index, .japanese)?.title ?? name)
    case .activity(let title, _): return title
    case .pause: return LocalizedText(en: "Break", ja: "休憩")
    case .slack: return LocalizedText(en: "Spare time", ja: "予備の時間")
    }
  }

  private mutating func report(_ part: Workshop.Part, _ message: Message, help: Message) {
    findings.append(Finding(Place(file: workshop.path, line: part.line), message, help: help))
  }

  private mutating func excerpts(_ part: Workshop.Part, _ name: String, _ anchors: [String]) -> [Language: Excerpt] {
    guard let lesson = lessons.lessonFolder(name) else {
      let near = Suggestion.nearest(to: name, among: lessons.names)
      report(
        part, "There is no lesson `\(name)`.",
        help: near.map { "Did you mean `\($0)`?" } ?? "`lesson list` shows the lessons with their folders.")
      return [:]
    }
    do throws(Finding) {
      let original = try folder.document(lessons.original(in: lesson))
      let all = try LessonSections(original)
      let others = part.skippable.filter { !anchors.contains($0) }
      var seen: Set<String> = []
      let known = all.sections.map(\.anchor).filter { seen.insert($0).inserted }
      for anchor in anchors + others where all.position(of: anchor) == nil {
        report(
          part, "`\(name)` has no section `\(anchor)`.",
          help: Suggestion.help(for: anchor, among: known, what: "sections"))
      }
      let positions = anchors.compactMap { all.position(of: $0) }.sorted()
      let skippable = part.skippable.compactMap { all.position(of: $0) }
      var found = [original.language: Self.excerpt(original, all, positions, skippable)]
      for language in Language.allCases where language != .english && language != original.language {
        guard let document = try? folder.document("\(lesson)/lesson.\(language.rawValue).md") else { continue }
        let translated = try LessonSections(document)
        guard translated.sections.count == all.sections.count else {
          report(
            part,
            "`\(document.path)` has \(translated.sections.count) sections, but `\(original.path)` has \(all.sections.count).",
            help: "A workshop matches sections of translations by their order. Give both documents the same sections.")
          continue
        }
        found[language] = Self.excerpt(document, translated, positions, skippable)
      }
      return found
    } catch {
      findings.append(error)
      return [:]
    }
  }

  private static func excerpt(
    _ document: Document, _ all: LessonSections, _ positions: [Int], _ skippable: [Int]
  ) -> Excerpt {
    let chosen = positions.isEmpty ? all.sections : positions.map { all.sections[$0] }
    return Excerpt(
      path: document.path, sections: chosen, lines: positions.isEmpty ? nil : chosen.map(\.lines),
      skippable: skippable.map { all.sections[$0].title },
      title: document.frontMatter?.title ?? all.sections.first?.title ?? document.path)
  }
}
