import CMarkGFM
import LessonKit
import LessonMarkdown

// Replaces nodes of the tree with finished HTML.
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

  /// Replaces a node with another one.
  ///
  /// If cmark-gfm refuses the new node, the old one is removed, because it would be rendered as it is.
  func swap(_ node: OpaquePointer, _ new: OpaquePointer) {
    if cmark_node_replace(node, new) == 0 { cmark_node_unlink(node) }
  }

  /// Moves the children of a node into a new node with fixed HTML before and after them.
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
