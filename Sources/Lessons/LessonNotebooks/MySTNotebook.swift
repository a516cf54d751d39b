import LessonKit
import LessonReport
import SourceText

/// A lesson as a text notebook of MyST, which Jupyter Book, Sphinx, and Jupytext read: cells without outputs.
///
/// It has no answers except in collapsed blocks, and its first code cell names the lesson's document.
package struct MySTNotebook {
  /// The content of the file.
  package let text: String

  /// Writes a notebook.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  package init(_ source: NotebookSource) throws(Finding) {
    let layout = try source.layout()
    let folder = RelativePath.prefix(of: source.origin)
    let rewriter = MarkdownRewriter(
      link: source.link,
      picture: { destination in
        source.picture(destination).map { _ in (folder + destination.percentDecoded).asLink }
      }, isUnfolded: source.showsAnswers, syntax: .myst)
    let lesson = Self.lines(of: NotebookLesson.document(source.origin).cell, name: nil)
    var parts = [Self.header(source)] + (layout.hasTitle ? [] : [lesson])
    for (index, part) in layout.parts.enumerated() {
      switch part {
      case .text(let lines): parts.append(rewriter.lines(lines))
      case .cell(let cell): parts.append(Self.lines(of: NotebookCell(cell), name: cell.notebookName))
      }
      if index == 0, layout.hasTitle { parts.append(lesson) }
    }
    text = parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private static func header(_ source: NotebookSource) -> [String] {
    let kernel = source.document.language.kernel
    return [
      "---", "jupytext:", "  text_representation:", "    extension: .md", "    format_name: myst", "kernelspec:",
      "  display_name: \(kernel.title)", "  language: swift", "  name: \(kernel.name)", "---",
    ]
  }

  private static func lines(of cell: NotebookCell, name: String?) -> [String] {
    let fence = NotebookCell(.swift, body: cell.source).fence
    let rule = fence.last ?? "```"
    let options = name.map { [":name: \($0)", ""] } ?? []
    return ["\(rule){code-cell} swift"] + options + fence.dropFirst()
  }
}
