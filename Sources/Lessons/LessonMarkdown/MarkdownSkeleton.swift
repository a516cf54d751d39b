import CMarkGFM
import SourceText

/// A document's blocks and marks without its text.
///
/// Two documents with the same skeleton differ only in the words that readers see.
public struct MarkdownSkeleton: Sendable, Hashable {
  private var nodes: [String] = []

  /// Reads a document whose text starts on a line.
  ///
  /// - Throws: a ``/SourceText/Finding`` for text that is beyond the limits of the Markdown parser.
  /// - Complexity: O(*n*) for *n* bytes of handwritten text.
  package init(_ file: SourceFile, from first: Int) throws(Finding) {
    nodes = try MarkdownTree.read(file, from: first, extensions: Prose.extensions) { tree in
      var skeleton = MarkdownSkeleton()
      skeleton.add(tree.root)
      return skeleton.nodes
    }
  }

  private init() {}

  private mutating func add(_ container: OpaquePointer) {
    for node in container.children {
      switch cmark_node_get_type(node) {
      case CMARK_NODE_TEXT, CMARK_NODE_SOFTBREAK: continue
      default: break
      }
      nodes.append(Self.words(node))
      add(node)
      nodes.append("end")
    }
  }

  private static func words(_ node: OpaquePointer) -> String {
    var words = [cmark_node_get_type_string(node).map { String(cString: $0) } ?? ""]
    switch cmark_node_get_type(node) {
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
      // A fix may change a link to the letter case of its file.
      words.append(cmark_node_get_url(node).map { String(cString: $0).lowercased() } ?? "")
      words.append(cmark_node_get_title(node).map { String(cString: $0) } ?? "")
    case CMARK_NODE_HEADING: words.append("\(cmark_node_get_heading_level(node))")
    case CMARK_NODE_LIST:
      words += ["\(cmark_node_get_list_type(node).rawValue)", "\(cmark_node_get_list_start(node))"]
      words.append("\(cmark_node_get_list_tight(node))")
    case CMARK_NODE_CODE_BLOCK:
      words += [cmark_node_get_fence_info(node).map { String(cString: $0) } ?? "", node.literal]
    default: words.append(node.literal)
    }
    return words.joined(separator: "\n")
  }
}
