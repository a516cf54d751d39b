import LessonKit
import SourceText

/// A page in one file, which holds everything it needs and loads nothing.
package struct Page: Sendable {
  package var title: String
  /// The language of the page's own words.
  package var language: Language
  /// The articles of the page, from top to bottom.
  package var articles: [Article]
  /// Whether the page has a title of its own, with articles as its parts.
  package var hasParts: Bool
  /// The minutes of a workshop with its breaks; nil for the sum of the articles.
  package var minutes: Int?
  /// Whether the page communicates with the server that it comes from.
  package var isLive = false
  /// The errors of its documents as a whole, for a live page.
  package var findings: [Finding] = []

  /// Creates a page, whose articles number their questions in sequence.
  package init(title: String, language: Language, articles: [Article], hasParts: Bool = false) {
    (self.title, self.language, self.hasParts) = (title, language, hasParts)
    let questions = articles.flatMap(\.questions)
    self.articles = articles.map { article in
      var article = article
      for index in article.panels.indices { article.panels[index].wait(for: questions) }
      return article
    }
  }

  /// The questions of all articles, by their numbers.
  package var questions: [PageQuestion] { articles.flatMap(\.questions) }

  /// The panels for other values, as far as the budget of the page allows.
  package var panels: PagePanels { PagePanels(articles.filter(\.isShown).flatMap(\.panels)) }

  /// Returns the edition of a page with these questions, under which answers are stored.
  package static func edition(_ questions: [PageQuestion]) -> ClassCode.Edition { PageData.edition(of: questions) }

  /// Returns the number of the edition in the codes of a page with these questions.
  package static func codeEdition(_ questions: [PageQuestion]) -> Int { PageData.codeEdition(of: questions) }

  /// The HTML of the file.
  package var html: String {
    let panels = panels.all
    let kind: PageKind = isLive ? .live : panels.isEmpty ? .plain : .varied
    let data = PageData(questions, language, kind)
    let notice = PageWords.withoutScripts[language].asHTML
    let parts = PageParts(articles).parts
    return PageFrame(
      title: title, language: language, header: PageBar(self, parts).html,
      notice: "<noscript><p class=\"notice\">\(notice)</p></noscript>\n",
      main: """
        \(errors)\(top(parts))\(parts.enumerated().map { element($1, $0 + 1, of: parts.count) }.joined())\(codes)
        """,
      end: """
        \(panels.map(\.template).joined())\(stills(kind))<script type="application/json" id="data">\(data.encoded)</script>
        <script>\(kind.script.text)</script>

        """,
      style: kind.style, script: kind.script, isLive: isLive
    ).html
  }

  /// The results on boards that stay as they are; two articles can come from the same document.
  private func stills(_ kind: PageKind) -> String {
    guard kind == .varied else { return "" }
    var seen: Set<String> = []
    return articles.filter(\.isShown).flatMap(\.stills).filter { seen.insert($0).inserted }.joined()
  }

  private var errors: String {
    guard !findings.isEmpty else { return "" }
    let title = PageWords.errors[language].asHTML
    let items = findings.map { ReportCell.item($0, language) }.joined()
    return "<section class=\"errors\"><h2>\(title)</h2>\n<ul>\n\(items)</ul>\n</section>\n"
  }

  /// The title of the page, and its minutes and questions.
  private func top(_ parts: [PageParts.Part]) -> String {
    let heading = hasParts ? nil : parts.first?.first.heading
    let id = heading.map { " id=\"\($0.anchor.asHTML)\" tabindex=\"-1\"" } ?? ""
    let known = parts.compactMap(\.minutes)
    let facts = [
      (minutes ?? (known.isEmpty ? nil : known.reduce(0, +))).map { PageWords.minutes($0) },
      questions.isEmpty ? nil : PageWords.questions(questions.count),
    ].compactMap { $0?[language] }
    let text = facts.joined(separator: PageWords.comma[language])
    let line = text.isEmpty ? "" : "<p class=\"facts\">\(text.asHTML)</p>\n"
    return
      "<div class=\"top\">\n<h1\(id)>\(heading?.html ?? Typography.html(title.asHTML, language))</h1>\n\(line)</div>\n"
  }

  private func element(_ part: PageParts.Part, _ number: Int, of count: Int) -> String {
    part.articles.enumerated().map { index, article in
      let head = hasParts && index == 0 ? head(part, number, of: count) : ""
      return
        "<article id=\"\(article.name.asHTML)\" lang=\"\(article.language.rawValue)\">\n\(head)\(article.html)</article>\n"
    }.joined()
  }

  /// The title of a part, its number, and its minutes.
  private func head(_ part: PageParts.Part, _ number: Int, of count: Int) -> String {
    let (first, language) = (part.first, language)
    let heading =
      first.heading
      ?? Article.Heading(anchor: "\(first.name)--title", html: Typography.html(first.title.asHTML, first.language))
    let facts = PageWords.part(number, of: count, minutes: part.minutes)[language]
    return """
      <header class="part"><h2 id="\(heading.anchor.asHTML)" tabindex="-1">\(heading.html)</h2>
      <p lang="\(language.rawValue)">\(facts.asHTML)</p></header>

      """
  }

  /// The place of the class code, which on paper is a line to write on.
  private var codes: String {
    guard !questions.isEmpty else { return "" }
    return
      "<section id=\"codes\"><p class=\"on-paper\">\(QuestionWords.codeTitle[language].asHTML)</p></section>\n"
  }
}
