import LessonKit
import SourceText

/// A page in one file, which holds everything it needs and loads nothing.
package struct Page: Sendable {
  package var title: String
  /// The language of the page's own words.
  package var language: Language
  /// The articles of the page, from top to bottom.
  package var articles: [Article]
  /// Whether the page communicates with the server that it comes from.
  package var isLive = false
  /// The errors of its documents as a whole, for a live page.
  package var findings: [Finding] = []

  /// Creates a page, whose articles number their questions in sequence.
  package init(title: String, language: Language, articles: [Article]) {
    (self.title, self.language, self.articles) = (title, language, articles)
  }

  /// The questions of all articles, by their numbers.
  package var questions: [PageQuestion] { articles.flatMap(\.questions) }

  /// Returns the edition of codes for a page with these questions.
  package static func edition(_ questions: [PageQuestion]) -> ClassCode.Edition { PageData.edition(of: questions) }

  /// The HTML of the file.
  package var html: String {
    let data = PageData(questions, language, isLive: isLive)
    let notice = PageWords.withoutScripts[language].asHTML
    return PageFrame(
      title: title, language: language,
      header: """
        <div id="tools" hidden></div>
        <noscript><p class="notice">\(notice)</p></noscript>
        \(contents)
        """,
      main: "\(errors)\(articles.map(Self.element).joined())<section id=\"codes\" hidden></section>\n",
      end: """
        <script type="application/json" id="data">\(data.encoded)</script>
        <script>\(isLive ? PageAssets.liveScript : PageAssets.script)</script>

        """,
      script: isLive ? PageAssets.liveScriptHash : PageAssets.scriptHash, isLive: isLive
    ).html
  }

  private var errors: String {
    guard !findings.isEmpty else { return "" }
    let title = PageWords.errors[language].asHTML
    let items = findings.map { ReportCell.item($0, language) }.joined()
    return "<section class=\"errors\"><h2>\(title)</h2>\n<ul>\n\(items)</ul>\n</section>\n"
  }

  private static func element(_ article: Article) -> String {
    "<article id=\"\(article.name.asHTML)\" lang=\"\(article.language.rawValue)\">\n\(article.html)</article>\n"
  }

  /// The links to the sections, under the title of each article if there are several.
  private var contents: String {
    guard articles.contains(where: { !$0.sections.isEmpty }) else { return "" }
    let lists = articles.map { article in
      let items = article.sections.map {
        "<li><a href=\"#\($0.anchor.asHTML)\">\($0.text.asHTML)</a></li>\n"
      }
      let title = articles.count > 1 ? "<p><a href=\"#\(article.name.asHTML)\">\(article.title.asHTML)</a></p>\n" : ""
      return "\(title)<ol>\n\(items.joined())</ol>\n"
    }
    let label = PageWords.contents[language].asHTML
    return """
      <nav aria-label="\(label)">
      <details><summary>\(label)</summary>
      \(lists.joined())</details>
      </nav>

      """
  }
}
