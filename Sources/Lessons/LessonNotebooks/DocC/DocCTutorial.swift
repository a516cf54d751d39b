import LessonKit
import LessonPage
import Results
import SourceText

/// A lesson as a tutorial page of DocC, which asks its predictions and quizzes at the end.
///
/// DocC collapses nothing, so answers appear only in the questions, and solutions not at all.
package struct DocCTutorial {
  /// The content of the file.
  package let text: String
  /// The pictures that the page shows, by the names of their files.
  package let pictures: [String: [UInt8]]

  /// Writes a page.
  ///
  /// - Parameters:
  ///   - source: the document, whose links lead to other pages.
  ///   - name: the name of the page, with which the names of its pictures begin.
  ///   - minutes: the time that the page takes.
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  package init(_ source: NotebookSource, named name: String, minutes: Int) throws(Finding) {
    let layout = try NotebookLayout(source.document, collapsed: .omitted) { source.link($0) != nil }
    var pictures: [String: [UInt8]] = [:]
    let rewriter = MarkdownRewriter(
      link: source.link,
      picture: { destination in
        guard let picture = source.picture(destination) else { return nil }
        let file = "\(name)-\(destination.percentDecoded.replacing("/", with: "-"))"
        pictures[file] = picture.bytes
        return file
      }, isUnfolded: true, syntax: .docc)
    var blocks: [[String]] = []
    for (index, part) in layout.parts.enumerated() {
      switch part {
      case .text(let lines):
        blocks.append(rewriter.lines(index == 0 && layout.hasTitle ? Array(lines.dropFirst()) : lines))
      case .cell(let cell): blocks.append(Self.code(of: cell))
      }
    }
    let questions = DocCQuestions(source, layout, rewriter).questions
    let matter = source.document.frontMatter
    let objectives = rewriter.lines((matter?.objectives ?? []).map { .text("- \($0)") })
    let title = matter?.title ?? ""
    let intro = DocCDirective("Intro", ["title: \(title.asDocC)"], objectives.isEmpty ? [title] : objectives)
    let assessments = questions.isEmpty ? [] : DocCDirective("Assessments", [], Self.joined(questions)).lines
    let page = DocCDirective(
      "Article", ["time: \(minutes)"], Self.joined([intro.lines] + blocks + [assessments]))
    text = page.lines.joined(separator: "\n") + "\n"
    self.pictures = pictures
  }

  /// Joins blocks with a blank line between two of them.
  static func joined(_ blocks: [[String]]) -> [String] {
    Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// Returns a cell as code; the experiment is a comment above its parameters.
  static func code(of cell: Cell) -> [String] {
    var code = NotebookCell(cell)
    let name = code.magic == .experiment ? code.attributes.prefix { !$0.isWhitespace } : ""
    if !name.isEmpty { code = NotebookCell(.swift, body: "# \(name)" + (code.body.isEmpty ? "" : "\n" + code.body)) }
    code.attributes = ""
    let fence = code.fence
    let word = name.isEmpty ? (code.magic == .console ? "text" : "swift") : "yaml"
    return ["\(fence.last ?? "```")\(word)"] + fence.dropFirst()
  }
}

/// A directive of DocC with arguments and content.
struct DocCDirective {
  /// The lines of the directive.
  let lines: [String]

  /// Creates a directive; its content is not indented, so that code in it stays as it is.
  init(_ name: String, _ arguments: [String], _ content: [String]) {
    let list = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
    lines = ["@\(name)\(list) {"] + content + ["}"]
  }
}

extension String {
  /// The text as a value of a directive's argument.
  var asDocC: String { "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\"" }
}
