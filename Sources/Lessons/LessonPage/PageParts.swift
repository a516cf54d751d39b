import SourceText

/// The parts of a page: its articles, with those that continue a lesson under the title of the first.
struct PageParts {
  /// A part of a page.
  struct Part {
    /// The article whose title the part has.
    var first: Article
    /// All its articles, from top to bottom.
    var articles: [Article]
    /// The minutes that the part takes; nil if nobody has stated them.
    var minutes: Int? {
      let known = articles.compactMap(\.minutes)
      return known.isEmpty ? nil : known.reduce(0, +)
    }
  }

  let parts: [Part]

  /// Creates the parts of the articles that a page shows.
  init(_ articles: [Article]) {
    var parts: [Part] = []
    for article in articles where article.isShown {
      if parts.last?.first.lesson == article.lesson {
        parts[parts.count - 1].articles.append(article)
      } else {
        parts.append(Part(first: article, articles: [article]))
      }
    }
    self.parts = parts
  }
}
