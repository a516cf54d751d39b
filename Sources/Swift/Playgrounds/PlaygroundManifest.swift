import SourceText

/// The list of a playground's pages in `contents.xcplayground`.
///
/// A small scanner of XML reads it: Foundation's parser alone takes longer to load than a page takes to run.
struct PlaygroundManifest: Sendable, Hashable {
  /// A page in the list.
  struct Page: Sendable, Hashable {
    var name: String
    var line: Int
  }

  /// The pages in their order; nil if the file has no list.
  private(set) var pages: [Page]?

  /// Reads the file.
  ///
  /// - Throws: a ``Finding`` with the line of the first XML error.
  init(_ bytes: [UInt8], path: String) throws(Finding) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Finding(Place(file: path), "This is not UTF-8.", help: "Save it again from Xcode.")
    }
    var scanner = XMLScanner(text)
    var open: [String] = []
    var isEmpty = true
    while let tag = try Self.next(&scanner, path) {
      isEmpty = false
      if tag.isEnd {
        guard open.last == tag.name else {
          throw Self.broken(path, tag.line, "`</\(tag.name)>` ends no element that is open here.")
        }
        open.removeLast()
        continue
      }
      if tag.name == "pages", open == ["playground"] { pages = pages ?? [] }
      if tag.name == "page", open == ["playground", "pages"] {
        guard let name = tag.attributes["name"] else {
          throw Self.broken(path, tag.line, "This page has no `name`.")
        }
        pages?.append(Page(name: name, line: tag.line))
      }
      if !tag.isEmptyElement { open.append(tag.name) }
    }
    if let name = open.last { throw Self.broken(path, scanner.line, "`<\(name)>` is not closed.") }
    if isEmpty { throw Self.broken(path, 1, "There is no `<playground>` here.") }
  }

  private static func next(_ scanner: inout XMLScanner, _ path: String) throws(Finding) -> XMLScanner.Tag? {
    do throws(XMLError) {
      return try scanner.next()
    } catch {
      throw broken(path, error.line, error.message)
    }
  }

  private static func broken(_ path: String, _ line: Int, _ message: Message) -> Finding {
    Finding(
      Place(file: path, line: line), message,
      help: "Until you fix it, the pages run in the order of their names.")
  }
}
