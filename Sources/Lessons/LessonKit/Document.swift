import SourceText

/// A Markdown document with its cells.
public struct Document: Sendable {
  /// The text.
  public var file: SourceFile
  /// The language that titles, captions and words of results follow.
  public var language: Language
  /// What the document says of itself; nil if it says nothing or nothing readable.
  public var frontMatter: FrontMatter?
  /// The cells from top to bottom.
  public var cells: [Cell]
  /// The quizzes from top to bottom.
  public var quizzes: [Quiz] = []
  /// What looks like a transcript and is directly below no cell, from top to bottom.
  var looseTranscripts: [Transcript] = []
  /// Whether the document is no lesson, by its name and by the keys of its front matter, so that its Swift fences are listings.
  public var hasListings: Bool
  /// The documentation comments whose Markdown this is; nil for a document of its own.
  public var comments: DocComments?
  /// Errors that concern no single cell.
  public var findings: [Finding]
  /// What can be better, and fails nothing by itself.
  public var warnings: [Finding] = []
  /// Whether the text is damaged in a way that makes cells doubtful.
  ///
  /// That is so with bytes that are no text, with a fence, HTML or front matter that is never closed, and with a text that asks
  /// too much of the Markdown parser, whose cells are not read. Such a document is never rewritten.
  public var isDamaged: Bool

  /// The path as the user named it.
  public var path: String { file.path }
}

/// What a document's file name says.
public struct DocumentName: Sendable, Hashable {
  /// Whether the document is a lesson, which must have front matter.
  public var isLesson: Bool
  /// Whether the document is a lesson in another language than `lesson.md`.
  public var isTranslation: Bool
  /// The language; nil for a code that is not known.
  public var language: Language?
  /// The name up to its first full stop, which a document shares with its translations.
  public var stem: String
  /// The language's code as written.
  public var languageCode: String

  /// Reads `lesson.md`, `lesson.<language>.md`, or another document's `NAME.md` and `NAME.<language>.md`.
  public init(path: String) {
    let name = path.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring().utf8
    let words = name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map {
      String(Substring($0))
    }
    stem = words.first ?? ""
    isLesson = words.first == "lesson" && words.last == "md" && (2...3).contains(words.count)
    isTranslation = isLesson && words.count == 3
    let code = words.count >= 3 ? words[words.count - 2] : ""
    language = isLesson && words.count == 2 ? .english : Language(rawValue: code) ?? (isTranslation ? nil : .english)
    languageCode = code
  }
}
