import CMarkGFM

/// The root of a Markdown parser's tree, available before the parser reads the markup inside blocks.
///
/// cmark-gfm returns the root only at the end. At each line it calls its syntax extensions to open blocks, with the
/// block that contains the line. This extension opens no blocks; it records the root of the first call.
struct MarkdownRoot {
  private let syntax: OpaquePointer
  private let found: UnsafeMutablePointer<OpaquePointer?>

  /// Creates the extension that finds the root; nil if memory runs out.
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

  /// Attaches the extension to a parser, before the parser reads anything.
  func attach(to parser: OpaquePointer) {
    cmark_parser_attach_syntax_extension(parser, syntax)
  }

  /// The root; nil until the parser reads a line where none of its own blocks begins.
  var root: OpaquePointer? { found.pointee }

  /// Frees the memory.
  func end() {
    cmark_syntax_extension_free(cmark_get_default_mem_allocator(), syntax)
    found.deinitialize(count: 1).deallocate()
  }
}
