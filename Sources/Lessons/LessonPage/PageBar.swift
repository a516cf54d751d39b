import SourceText

/// The bar at the top of a page: the title, the part, the progress, and the tools with the contents.
struct PageBar {
  private let page: Page
  private let parts: [PageParts.Part]

  /// Creates the bar of a page.
  init(_ page: Page, _ parts: [PageParts.Part]) {
    (self.page, self.parts) = (page, parts)
  }

  private var language: Language { page.language }

  /// The HTML inside of the header's element.
  var html: String {
    """
    <p class="where"><strong>\(Typography.html(page.title.asHTML, language))</strong> <span id="here"></span></p>
    <p class="progress" id="progress" hidden></p>
    <div class="tools"><span id="tools" hidden></span>\(menu)</div>

    """
  }

  private var menu: String {
    let translations = parts.first?.first.translations ?? []
    guard !parts.isEmpty else { return "" }
    let links = translations.map {
      "<a lang=\"\($0.language.rawValue)\" hreflang=\"\($0.language.rawValue)\" href=\"\($0.address.asHTML)\">\($0.text.asHTML)</a>\n"
    }
    let label = PageWords.contents[language].asHTML
    return """
      <details class="menu"><summary>\(PageWords.menu[language].asHTML)</summary>
      <div>
      <nav aria-label="\(label)">
      <ol>
      \(parts.map(item).joined())</ol>
      </nav>
      \(links.joined())</div>
      </details>
      """
  }

  /// Returns the link to a part, or the links to the sections of the only one.
  private func item(_ part: PageParts.Part) -> String {
    guard page.hasParts else {
      return part.articles.flatMap(\.sections).map { item($0.anchor, $0.text, minutes: nil) }.joined()
    }
    return item(part.first.heading?.anchor ?? part.first.name, part.first.title, minutes: part.minutes)
  }

  private func item(_ anchor: String, _ text: String, minutes: Int?) -> String {
    let time = minutes.map { " <span>\(PageWords.minutes($0)[language].asHTML)</span>" } ?? ""
    return "<li><a href=\"#\(anchor.asHTML)\">\(Typography.html(text.asHTML, language))\(time)</a></li>\n"
  }
}
