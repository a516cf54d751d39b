import SourceText

/// A Markdown document with its cells.
public struct Document: Sendable {
  /// The text.
  public var file: SourceFile
  /// The language of titles, captions and words in results.
  public var language: Language
  /// The front matter; nil if there is none or it cannot be read.
  public var frontMatter: FrontMatter?
  /// The cells from top to bottom.
  public var cells: [Cell]
  /// The quizzes from top to bottom.
  public var quizzes: [Quiz] = []
  /// The places of panels for other values from top to bottom.
  public var panels: [PanelPlacement] = []
  /// The first lines of the blocks that are for pages only, such as directions for panels.
  package var pageLines: Set<Int> = []
  /// The blocks that look like transcripts without a cell directly above them, from top to bottom.
  var looseTranscripts: [Transcript] = []
  /// Whether the document is not a lesson, so that its Swift fences are listings.
  ///
  /// Its name and the keys of its front matter decide.
  public var hasListings: Bool
  /// The documentation comments that hold this Markdown; nil for a Markdown file.
  public var comments: DocComments?
  /// The errors that concern no single cell.
  public var findings: [Finding]
  /// The warnings, which do not fail a run by themselves.
  public var warnings: [Finding] = []
  /// Whether the text is damaged in a way that makes cells doubtful.
  ///
  /// A document is damaged if it has bytes that are not text, or if a fence, HTML or front matter is never closed. It
  /// is damaged, too, if its text is beyond the limits of the Markdown parser; then its cells are not read. A damaged
  /// document is never rewritten.
  public var isDamaged: Bool

  /// The path as the user named it.
  public var path: String { file.path }
}

/// The properties of a document that its file name gives.
public struct DocumentName: Sendable, Hashable {
  /// Whether the document is a lesson, which must have front matter.
  public var isLesson: Bool
  /// Whether the document is a lesson in another language than `lesson.md`.
  public var isTranslation: Bool
  /// The language; nil for an unknown code.
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
