import SourceText

/// The table of contents that DocC requires for tutorial pages: one chapter with the pages of a language.
struct DocCContents {
  /// The name of the chapter's picture.
  static let picture = "lessons.svg"
  private static let title = LocalizedText(en: "Lessons", ja: "レッスン")
  private static let words = LocalizedText(
    en: "Read, predict, and answer the questions at the end of each page.",
    ja: "読んで、予想し、ページの最後の問いに答えます。")
  private static let alt = LocalizedText(en: "Five boxes: 0, 1, 1, 0, 1.", ja: "5つの箱: 0、1、1、0、1。")

  /// The content of the file.
  let text: String

  /// Writes the table of contents for the names of pages.
  init(_ pages: [String], _ language: Language) {
    let title = Self.title[language].asDocC
    let chapter = DocCDirective(
      "Chapter", ["name: \(title)"],
      ["@Image(source: \(Self.picture.asDocC), alt: \(Self.alt[language].asDocC))"]
        + pages.map { "@TutorialReference(tutorial: \("doc:\($0)".asDocC))" })
    let intro = DocCDirective("Intro", ["title: \(title)"], [Self.words[language]])
    let contents = DocCDirective("Tutorials", ["name: \(title)"], DocCTutorial.joined([intro.lines, chapter.lines]))
    text = contents.lines.joined(separator: "\n") + "\n"
  }

  /// The bytes of the chapter's picture.
  static var pictureBytes: [UInt8] {
    let boxes = Array("01101").enumerated().map { index, digit in
      "<rect x='\(10 + 60 * index)' y='10' width='60' height='60' fill='#fff' stroke='#345' stroke-width='4'/>"
        + "<text x='\(40 + 60 * index)' y='52' font-size='36' font-family='monospace' text-anchor='middle'>\(digit)</text>"
    }
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='320' height='80'>\(boxes.joined())</svg>\n"
    return Array(svg.utf8)
  }
}
