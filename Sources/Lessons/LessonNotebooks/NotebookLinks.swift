import LessonKit
import LessonMarkdown
import LessonPage
import LessonReport
import LessonRunner
import SourceText

/// The names of notebooks, and the places in them to which links of their documents lead.
struct NotebookLinks {
  private let format: NotebookFormat
  private let targets: [String: Target]

  /// A document that has a notebook.
  private struct Target {
    var file: String
    /// The text of each heading by its anchor.
    var headings: [String: String]
  }

  /// Names the notebooks of documents.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a document that exceeds the limits of the Markdown parser.
  init(_ documents: [Document], _ format: NotebookFormat) throws(Finding) {
    self.format = format
    let names = PageFiles(documents.map(\.path))
    var targets: [String: Target] = [:]
    for document in documents {
      let headings = try Markup(document).headings.filter { !$0.isHTML }.map(\.text)
      let anchors = Dictionary(zip(HeadingAnchors.of(headings), headings)) { first, _ in first }
      let page = names.file(of: document.path) ?? ""
      targets[RelativePath.plain(document.path)] = Target(
        file: page.dropLast("html".count) + format.fileExtension, headings: anchors)
    }
    self.targets = targets
  }

  /// Returns the file of a document's notebook.
  func file(of path: String) -> String? { targets[RelativePath.plain(path)]?.file }

  /// Returns the destination of a link of a document in its notebook; nil if nothing is there.
  func destination(_ link: String, of document: String) -> String? {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let path = (parts.first ?? "").percentDecoded
    if path.hasPrefix("//") || path.prefix(while: { $0 != "/" }).contains(":") { return link }
    let own = RelativePath.plain(document)
    guard let target = targets[path.isEmpty ? own : RelativePath.join(RelativePath.folder(of: own), path)] else {
      return nil
    }
    let heading = parts.count > 1 ? target.headings[parts[1].percentDecoded] : nil
    return format.destination(target.file.asLink, isOther: !path.isEmpty, heading, parts.last ?? "")
  }
}

/// A format of notebooks.
package enum NotebookFormat: Sendable, Hashable {
  /// Notebooks of Jupyter.
  case jupyter
  /// Text notebooks of MyST.
  case myst
  /// Tutorial pages of DocC.
  case docc

  /// The extension of a file.
  fileprivate var fileExtension: String {
    switch self {
    case .jupyter: "ipynb"
    case .myst: "md"
    case .docc: "tutorial"
    }
  }

  /// Returns the destination of a link; nil if its text stays without it.
  ///
  /// - Parameters:
  ///   - file: the file of the target.
  ///   - isOther: whether the target is another document.
  ///   - heading: the text of the heading to which the link leads; nil for the whole document.
  ///   - anchor: the anchor of the heading on GitHub.
  /// - Returns: the destination.
  fileprivate func destination(_ file: String, isOther: Bool, _ heading: String?, _ anchor: String) -> String? {
    let start = isOther ? file : ""
    switch self {
    case .jupyter: return heading.map { "\(start)#\($0.replacing(" ", with: "-").asLink)" } ?? file
    case .myst: return heading.map { _ in "\(start)#\(anchor)" } ?? file
    case .docc: return isOther ? "doc:" + file.dropLast(".tutorial".count) : nil
    }
  }
}
