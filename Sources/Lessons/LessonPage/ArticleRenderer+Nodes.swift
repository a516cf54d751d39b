import CMarkGFM
import LessonKit
import LessonMarkdown

// The nodes of the tree that HTML takes the place of.
extension ArticleRenderer {
  func custom(_ type: cmark_node_type, _ html: String) -> OpaquePointer? {
    guard let node = cmark_node_new_with_mem(type, tree.memory) else { return nil }
    cmark_node_set_on_enter(node, html)
    return node
  }

  func append(_ html: String) {
    if let node = custom(CMARK_NODE_CUSTOM_BLOCK, html) { cmark_node_append_child(tree.root, node) }
  }

  func replace(_ node: OpaquePointer, _ html: String) {
    if let new = custom(CMARK_NODE_CUSTOM_BLOCK, html) { swap(node, new) }
  }

  /// Puts a node in the place of another; what cannot be put there is left out, as cmark-gfm would render the other as it is.
  func swap(_ node: OpaquePointer, _ new: OpaquePointer) {
    if cmark_node_replace(node, new) == 0 { cmark_node_unlink(node) }
  }

  /// Puts what a node holds into one that is rendered as given.
  func wrap(_ node: OpaquePointer, _ type: cmark_node_type, _ before: String, _ after: String) {
    guard let new = custom(type, before) else { return }
    cmark_node_set_on_exit(new, after)
    for child in Array(node.children) {
      cmark_node_unlink(child)
      cmark_node_append_child(new, child)
    }
    swap(node, new)
  }
}
