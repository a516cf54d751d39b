import LessonKit
import LessonMarkdown
import LessonReport
import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A page that lists lessons in learning order, and finds words in them without a server.
package struct IndexPage: Sendable {
  /// A lesson with a page of its own.
  package struct Entry: Sendable {
    /// The name of its folder, by which other lessons require it.
    package var name: String
    package var title: String
    /// The file of its page, next to the index.
    package var file: String
    /// The minutes that the lesson takes.
    package var minutes: Int?
    /// The names of the lessons to take first.
    package var requires: [String]
    /// The objectives for learners.
    package var objectives: [String]
    /// The results of its cells.
    package var summary: Summary
    /// The questions of the page.
    package var questions: [PageQuestion]
    /// The text to search for words.
    package var text: String

    /// Creates an entry from a lesson's document and its page.
    ///
    /// - Parameters:
    ///   - original: the document with the shared front matter; the document itself if it has no original.
    ///   - document: the document of the page.
    ///   - outcome: the outcome of running it.
    ///   - page: the page.
    ///   - file: the file of the page.
    /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
    package init(
      _ original: Document, _ document: Document, _ outcome: DocumentOutcome, page: Page, file: String
    ) throws(Finding) {
      name = page.articles.first?.name ?? ""
      title = page.title
      self.file = file
      minutes = original.frontMatter?.minutes
      requires = original.frontMatter?.requires ?? []
      objectives = document.frontMatter?.objectives ?? []
      summary = Summary(outcome)
      questions = page.questions
      let markup = try Markup(document)
      let outline = LessonOutline(document, markup)
      let headings = markup.headings.filter { !outline.isForTeachers($0.position.line) }.map(\.text)
      let paragraphs = markup.paragraphs.filter { !outline.isForTeachers($0.lines.lowerBound) }.map(\.text)
      text = (headings + paragraphs).joined(separator: "\n")
    }
  }

  /// Whether the page communicates with the server that it comes from.
  package var isLive = false

  private let title: String
  private let language: Language
  private let entries: [Entry]
  private let translations: [(language: Language, file: String)]

  /// Creates an index, and sorts the entries into learning order.
  ///
  /// - Parameters:
  ///   - title: the title; nil for a plain one.
  ///   - language: the language of the pages.
  ///   - entries: the lessons.
  ///   - translations: the files of the indexes in other languages.
  package init(
    title: String?, language: Language, entries: [Entry], translations: [(language: Language, file: String)] = []
  ) {
    self.translations = translations
    self.title = title ?? PageWords.lessons[language]
    self.language = language
    let order = LearningOrder.positions(entries.map { ($0.name, $0.requires) })
    self.entries = order.map { entries[$0] }
  }

  /// The HTML of the file.
  package var html: String {
    let body = """
      <h1>\(title.asHTML)</h1>
      \(translations.map(Self.link).joined())
      <form id="search" role="search" hidden><p><label for="words">\(PageWords.search[language].asHTML)</label>
      <input type="text" id="words" autocomplete="off" spellcheck="false"></p></form>
      <p role="status" id="found"></p>
      \(topics.map(section).joined())
      """
    return PageFrame(
      title: title, language: language, header: "", main: body,
      end: """
        <script type="application/json" id="data">\(data)</script>
        <script>\(PageAssets.indexScript)</script>

        """, script: PageAssets.indexScriptHash, isLive: isLive
    ).html
  }

  private static func link(_ language: Language, _ file: String) -> String {
    let name = PageWords.name[language]
    return "<p><a href=\"\(file.asLink)\" lang=\"\(language.rawValue)\">\(name.asHTML)</a></p>"
  }

  /// The lessons that require each other, in learning order, followed by the independent lessons.
  private var topics: [(title: String, entries: [Entry])] {
    var groups: [[Entry]] = []
    for entry in entries {
      let near = groups.indices.filter { index in
        groups[index].contains { entry.requires.contains($0.name) || $0.requires.contains(entry.name) }
      }
      let joined = near.flatMap { groups[$0] } + [entry]
      for index in near.reversed() { groups.remove(at: index) }
      groups.insert(joined, at: near.first ?? groups.count)
    }
    let chains = groups.filter { $0.count > 1 }.map { group in
      let names = group.map(\.name)
      let ordered = entries.filter { names.contains($0.name) }
      return (PageWords.topic(of: ordered.first?.title ?? "")[language], ordered)
    }
    let alone = groups.filter { $0.count == 1 }.flatMap(\.self)
    return chains + (alone.isEmpty ? [] : [((chains.isEmpty ? PageWords.lessons : .alone)[language], alone)])
  }

  private func section(_ title: String, _ entries: [Entry]) -> String {
    let items = entries.map { entry in
      let minutes = entry.minutes.map { "<span class=\"minutes\">\(PageWords.minutes($0)[language].asHTML)</span>" }
      let required = entry.requires.map { name in
        guard let other = self.entries.first(where: { $0.name == name }) else { return "<code>\(name.asHTML)</code>" }
        return "<a href=\"\(other.file.asLink)\">\(other.title.asHTML)</a>"
      }
      let comma = language == .japanese ? "、" : ", "
      let requires =
        required.isEmpty
        ? ""
        : "<p class=\"requires\">\(PageWords.requires[language].asHTML): \(required.joined(separator: comma))</p>\n"
      let failures = [CellOutcome.Status.differs, .couldNotRun, .noTranscript].map { entry.summary.cells[$0] }
      let state = [
        (failures.reduce(0, +), PageWords.failing, "differs"),
        (entry.summary.cells[.skipped], PageWords.skipped, "requires"),
      ].filter { $0.0 > 0 }.map { "<p class=\"\($0.2)\">\($0.1($0.0)[language].asHTML)</p>\n" }.joined()
      let objectives = entry.objectives.map { "<li>\($0.asHTML)</li>\n" }.joined()
      return """
        <li data-lesson="\(entry.name.asHTML)">
        <p><a href="\(entry.file.asLink)">\(entry.title.asHTML)</a> \(minutes ?? "") <span class="answered"></span></p>
        \(requires)\(state)<ul>
        \(objectives)</ul>
        </li>

        """
    }
    return "<section>\n<h2>\(title.asHTML)</h2>\n<ol class=\"lessons\">\n\(items.joined())</ol>\n</section>\n"
  }

  /// The data for the script: the text of the lessons, and the names under which the answers are stored.
  private var data: String {
    struct Lesson: Encodable {
      let name: String
      let text: String
      let edition: String
      let questions: [String]
    }
    struct Data: Encodable {
      let lessons: [Lesson]
      let words: [String: String]
      let isLive: Bool
    }
    let lessons = entries.map { entry in
      Lesson(
        name: entry.name, text: "\(entry.title)\n\(entry.objectives.joined(separator: "\n"))\n\(entry.text)",
        edition: PageData(entry.questions, language).edition, questions: entry.questions.map(\.id))
    }
    let words = PageWords.index.mapValues { $0[language] }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(Data(lessons: lessons, words: words, isLive: isLive)) else { return "" }
    return Base64.text(of: Array(data))
  }
}

extension LocalizedText {
  fileprivate static let alone = LocalizedText(en: "Independent lessons", ja: "単独で学べるレッスン")
}
