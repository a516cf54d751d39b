import SourceText

/// A page of one file: what it needs is in it, and nothing of it is loaded from anywhere.
public struct Page: Sendable {
  /// The title.
  public var title: String
  /// The language of the page's own words.
  public var language: Language
  /// What stands on it, from top to bottom.
  public var articles: [Article]

  /// Creates a page; its articles number their questions one after the other.
  public init(title: String, language: Language, articles: [Article]) {
    (self.title, self.language, self.articles) = (title, language, articles)
  }

  /// The questions of all articles, by their numbers.
  public var questions: [PageQuestion] { articles.flatMap(\.questions) }

  /// The file.
  public var html: String {
    let data = PageData(questions, language)
    return """
      <!DOCTYPE html>
      <html lang="\(language.rawValue)">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="referrer" content="no-referrer">
      <title>\(title.asHTML)</title>
      <style>\(PageAssets.style)</style>
      </head>
      <body>
      <a class="skip" href="#text">\(PageWords.skip[language].asHTML)</a>
      <header>
      <div id="tools" hidden></div>
      <noscript><p class="notice">\(PageWords.withoutScripts[language].asHTML)</p></noscript>
      \(contents)</header>
      <main id="text" tabindex="-1">
      \(articles.map(Self.element).joined())<section id="codes" hidden></section>
      </main>
      <script type="application/json" id="data">\(data.encoded)</script>
      <script>\(PageAssets.script)</script>
      </body>
      </html>

      """
  }

  /// What the page may load and run: its own style and script, and the pictures in it.
  private static let policy =
    "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; "
    + "style-src '\(PageAssets.styleHash)'; script-src '\(PageAssets.scriptHash)'"

  private static func element(_ article: Article) -> String {
    "<article id=\"\(article.name.asHTML)\" lang=\"\(article.language.rawValue)\">\n\(article.html)</article>\n"
  }

  /// Links to the sections, under the title of each article where there are several.
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
