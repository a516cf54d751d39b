import LessonKit
import LessonMarkdown
import SourceText

/// A document as part of a page.
package struct Article: Sendable {
  /// A heading of the second level.
  package struct Section: Sendable, Hashable {
    /// The id of the heading's element.
    package var anchor: String
    package var text: String
  }

  /// The name, unique on the page.
  package var name: String
  package let title: String
  package let language: Language
  /// The HTML inside of the article's element.
  package let html: String
  /// The sections of the article, from top to bottom.
  package let sections: [Section]
  /// The questions of the article, from top to bottom.
  package let questions: [PageQuestion]
  /// The lines of the predictions that the page cannot ask, because they have no result to compare with.
  package let unasked: [Int]

  /// Creates an article by rendering a document.
  ///
  /// - Parameters:
  ///   - source: the document and its outcome.
  ///   - firstQuestion: the number of the first question of the page, from 0.
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  package init(_ source: ArticleSource, firstQuestion: Int = 0) throws(Finding) {
    let document = source.document
    let markup = try Markup(document)
    let rendered = try MarkdownTree.read(
      document.file, from: document.firstTextLine, extensions: ArticleRenderer.extensions
    ) { tree in
      var renderer = ArticleRenderer(source, tree, markup, firstQuestion: firstQuestion)
      return renderer.render()
    }
    name = source.name
    title = document.frontMatter?.title ?? markup.headings.first?.text ?? source.name
    language = document.language
    let isWhole =
      source.lines.map { lines in lines.contains { $0.contains(markup.headings.first?.position.line ?? 0) } } ?? true
    let heading = isWhole ? "" : "<section>\n<h1>\(title.asHTML)</h1>\n</section>\n"
    (html, sections, questions, unasked) = (
      heading + rendered.html, rendered.sections, rendered.questions, rendered.unasked
    )
  }

  /// Creates a part of a page that comes from no document.
  ///
  /// - Parameters:
  ///   - name: the name, unique on the page.
  ///   - title: the title.
  ///   - paragraphs: the text.
  ///   - language: the language.
  package init(name: String, title: String, paragraphs: [String], _ language: Language) {
    (self.name, self.title, self.language) = (name, title, language)
    let text = paragraphs.map { "<p>\($0.asHTMLWithCode)</p>\n" }.joined()
    html = "<section>\n<h1 id=\"\(name.asHTML)--title\" tabindex=\"-1\">\(title.asHTML)</h1>\n\(text)</section>\n"
    (sections, questions, unasked) = ([], [], [])
  }
}
