import LessonKit
import LessonReport
import SourceText

/// A page that lists lessons by topic and in learning order, and finds words in them without a server.
package struct IndexPage: Sendable {
  /// Whether the page communicates with the server that it comes from.
  package var isLive = false

  let language: Language
  let entries: [Entry]
  private let title: String
  private let topics: Topics
  private let translations: [(language: Language, file: String)]

  /// Creates an index, and sorts the entries into learning order.
  ///
  /// - Parameters:
  ///   - title: the title; nil for a plain one.
  ///   - language: the language of the pages.
  ///   - entries: the lessons.
  ///   - topics: the topics under which the lessons are listed.
  ///   - translations: the files of the indexes in other languages.
  package init(
    title: String?, language: Language, entries: [Entry], topics: Topics = Topics(),
    translations: [(language: Language, file: String)] = []
  ) {
    self.title = title ?? IndexWords.lessons[language]
    (self.language, self.topics, self.translations) = (language, topics, translations)
    let order = LearningOrder.positions(entries.map { ($0.name, $0.requires) })
    self.entries = order.map { entries[$0] }
  }

  /// The HTML of the file.
  package var html: String {
    let body = """
      <h1>\(title.asHTML)</h1>
      \(translations.map(Self.link).joined())
      <form id="search" role="search" hidden><label for="words">\(IndexWords.search[language].asHTML)</label>
      <input type="search" id="words" autocomplete="off" spellcheck="false"></form>
      <p role="status" id="found"></p>
      <section id="next" hidden></section>
      \(sections.map(section).joined())
      """
    return PageFrame(
      title: title, language: language, header: "", main: body, kind: "index",
      end: """
        <script type="application/json" id="data">\(data)</script>
        <script type="application/octet-stream" id="texts">\(searchTexts)</script>
        <script>\(PageAssets.indexScript.text)</script>

        """, style: PageAssets.indexStyle, script: PageAssets.indexScript, isLive: isLive
    ).html
  }

  private static func link(_ language: Language, _ file: String) -> String {
    let name = PageWords.name[language]
    return "<p class=\"language\"><a href=\"\(file.asLink)\" lang=\"\(language.rawValue)\">\(name.asHTML)</a></p>"
  }

  /// The topics with their lessons in learning order, followed by the lessons that no topic names.
  private var sections: [(title: String, entries: [Entry])] {
    var rest = entries
    var sections: [(title: String, entries: [Entry])] = []
    for topic in topics.all {
      let own = rest.filter { topic.lessons.contains($0.name) }
      guard !own.isEmpty else { continue }
      rest.removeAll { topic.lessons.contains($0.name) }
      sections.append((topic.title[language], own))
    }
    let words = sections.isEmpty ? IndexWords.lessons : IndexWords.others
    return sections + (rest.isEmpty ? [] : [(words[language], rest)])
  }

  private func section(_ title: String, _ entries: [Entry]) -> String {
    let minutes = entries.reduce(0) { $0 + ($1.minutes ?? 0) }
    let extent = IndexWords.extent(lessons: entries.count, minutes: minutes)[language]
    return """
      <section class="topic">
      <div class="heading"><h2>\(title.asHTML)</h2> <p>\(extent.asHTML)</p></div>
      <ol class="lessons">
      \(entries.map(item).joined())</ol>
      </section>

      """
  }

  private func item(_ entry: Entry) -> String {
    let minutes = entry.minutes.map { "<span class=\"minutes\">\(PageWords.minutes($0)[language].asHTML)</span>" }
    let objectives = entry.objectives.map { "<li>\($0.asHTML)</li>\n" }.joined()
    let summary = IndexWords.objectives[language].asHTML
    let fold =
      objectives.isEmpty ? "" : "<details><summary>\(summary)</summary><ul>\n\(objectives)</ul></details>\n"
    return """
      <li data-lesson="\(entry.name.asHTML)">
      <h3><a href="\(entry.file.asLink)">\(entry.title.asHTML)</a> \(minutes ?? "")</h3>
      <p class="answered"></p>
      \(requirements(of: entry))\(state(of: entry))\(fold)</li>

      """
  }

  /// Returns the line with the lessons to take first; empty if there are none.
  private func requirements(of entry: Entry) -> String {
    guard !entry.requires.isEmpty else { return "" }
    let names = entry.requires.map { name in
      guard let other = entries.first(where: { $0.name == name }) else { return "<code>\(name.asHTML)</code>" }
      return "<a href=\"\(other.file.asLink)\">\(other.title.asHTML)</a>"
    }
    let list = names.joined(separator: PageWords.comma[language])
    return "<p class=\"requires\">\(IndexWords.requires[language].asHTML): \(list)</p>\n"
  }

  /// Returns the lines for an author with the cells that need attention; empty for learners.
  private func state(of entry: Entry) -> String {
    guard isLive else { return "" }
    let failures = [CellOutcome.Status.differs, .couldNotRun, .noTranscript].map { entry.summary.cells[$0] }
    return [
      (failures.reduce(0, +), IndexWords.failing, "differs"),
      (entry.summary.cells[.skipped], IndexWords.skipped, "skipped"),
    ].filter { $0.0 > 0 }.map { "<p class=\"state \($0.2)\">\($0.1($0.0)[language].asHTML)</p>\n" }.joined()
  }
}
