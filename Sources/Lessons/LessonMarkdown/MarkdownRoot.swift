import CMarkGFM

/// The root of the tree that a Markdown parser builds, known before the parser looks at the markup inside blocks.
///
/// cmark-gfm gives the root only when all is parsed. An extension of its syntax is asked at each line which block may
/// begin there, and told what holds that block; this one knows no blocks, and remembers where it was asked first.
struct MarkdownRoot {
  private let syntax: OpaquePointer
  private let found: UnsafeMutablePointer<OpaquePointer?>

  /// Makes what finds the root; nil where there is no memory.
  init?() {
    guard let syntax = cmark_syntax_extension_new("root") else { return nil }
    self.syntax = syntax
    found = .allocate(capacity: 1)
    found.initialize(to: nil)
    cmark_syntax_extension_set_private(syntax, found, nil)
    cmark_syntax_extension_set_open_block_func(syntax) { syntax, _, _, container, _, _ in
      let found = cmark_syntax_extension_get_private(syntax)?.assumingMemoryBound(to: OpaquePointer?.self)
      guard let found, found.pointee == nil, var root = container else { return nil }
      while let parent = cmark_node_parent(root) { root = parent }
      found.pointee = root
      return nil
    }
  }

  /// Lets a parser ask, before it reads anything.
  func attach(to parser: OpaquePointer) {
    cmark_parser_attach_syntax_extension(parser, syntax)
  }

  /// The root, once a line was read that no block of the language itself begins on.
  var root: OpaquePointer? { found.pointee }

  /// Gives the memory back.
  func end() {
    cmark_syntax_extension_free(cmark_get_default_mem_allocator(), syntax)
    found.deinitialize(count: 1).deallocate()
  }
}
