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

  /// A heading of the first level, which the page shows above the article.
  package struct Heading: Sendable, Hashable {
    /// The id of the heading's element.
    package var anchor: String
    /// The text as HTML within a line.
    package var html: String
  }

  /// A link to the same document in another language.
  package struct Translation: Sendable, Hashable {
    /// The name of the language, in the language itself.
    package var text: String
    package var address: String
    package var language: Language
  }

  /// The name, unique on the page.
  package var name: String
  /// The name of the lesson, which two articles of a page can share.
  package let lesson: String
  package let title: String
  package let language: Language
  /// The heading; nil for an article that starts later in its document.
  package let heading: Heading?
  /// The same document in other languages, as far as the page has an address for it.
  package let translations: [Translation]
  /// The minutes that the article takes; nil if nobody has stated them.
  package var minutes: Int?
  /// Whether the page shows the article; a teacher's part, such as a break, is only in the plan.
  package var isShown = true
  /// The HTML inside of the article's element.
  package let html: String
  /// The sections of the article, from top to bottom.
  package let sections: [Section]
  /// The questions of the article, from top to bottom.
  package let questions: [PageQuestion]
  /// The lines of the predictions that the page cannot ask, because they have no result to compare with.
  package let unasked: [Int]
  /// The panels for other values, from top to bottom.
  package internal(set) var panels: [VariedPanel]
  /// The results on boards that stay as they are, each as a template, in the order of the names of their cells.
  let stills: [String]

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
    (name, lesson) = (source.name, source.name)
    title = document.frontMatter?.title ?? markup.headings.first?.text ?? source.name
    language = document.language
    minutes = document.frontMatter?.minutes
    (html, translations) = (Typography.html(rendered.html, language), rendered.translations)
    heading = rendered.heading.map { Heading(anchor: $0.anchor, html: Typography.html($0.html, document.language)) }
    (sections, questions, unasked) = (rendered.sections, rendered.questions, rendered.unasked)
    panels = rendered.panels
    stills = rendered.stills.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Creates a part of a page that comes from no document.
  ///
  /// - Parameters:
  ///   - name: the name, unique on the page.
  ///   - title: the title.
  ///   - paragraphs: the text.
  ///   - language: the language.
  package init(name: String, title: String, paragraphs: [String], _ language: Language) {
    (self.name, lesson, self.title, self.language) = (name, name, title, language)
    heading = Heading(anchor: "\(name)--title", html: Typography.html(title.asHTML, language))
    html = Typography.html(
      "<section>\n\(paragraphs.map(Self.block).joined())</section>\n", language)
    (translations, sections, questions, unasked, panels, stills) = ([], [], [], [], [], [])
  }

  /// Returns a paragraph, or the block of code that is all of it, such as the message of a compiler.
  private static func block(_ paragraph: String) -> String {
    let code = paragraph.dropFirst().dropLast()
    let isCode = paragraph.hasPrefix("`") && paragraph.hasSuffix("`") && !code.isEmpty && !code.contains("`")
    return isCode ? HTMLCode.messages(String(code)) : "<p>\(paragraph.asHTMLWithCode)</p>\n"
  }
}
