import SourceText

/// The names that prose has as code: a document's own prose, or the comments of a module's sources.
package struct NamesInProse: Sendable {
  /// The names with links to symbols, in two backticks.
  private(set) var linked: Set<String> = []
  /// The names in one backtick.
  private(set) var mentioned: Set<String> = []
  /// The names that headings consist of.
  private(set) var titles: Set<String> = []

  /// Reads the names in a text; code in fences has no backticks, as a rule.
  ///
  /// - Parameters:
  ///   - text: Markdown, or Swift with comments.
  ///   - modules: the names of modules, which can come before a linked name.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ text: String, modules: Set<String> = []) {
    for line in text.split(separator: "\n") {
      let own = line.drop { $0 == " " || $0 == "/" }
      if own.hasPrefix("#"), let title = Self.name(own.drop { $0 == "#" || $0 == " " || $0 == "`" }, isAlone: true) {
        titles.insert(title)
      }
      guard line.contains("`") else { continue }
      for (index, part) in line.replacing("``", with: "\u{1}").split(
        separator: "\u{1}", omittingEmptySubsequences: false
      )
      .enumerated() {
        guard index % 2 == 0 else {
          let path = part.split(separator: "/").drop { modules.contains(String($0)) }
          if let name = path.first.flatMap({ Self.name($0, isAlone: false) }) { linked.insert(name) }
          continue
        }
        let codes = part.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter {
          $0.offset % 2 == 1
        }
        mentioned.formUnion(codes.compactMap { Self.name($0.element, isAlone: false) })
      }
    }
  }

  /// The names as text, in order.
  var text: String { [linked, mentioned, titles].map { $0.sorted().joined(separator: " ") }.joined(separator: "; ") }

  /// Adds the names of another text.
  mutating func formUnion(_ other: NamesInProse) {
    linked.formUnion(other.linked)
    mentioned.formUnion(other.mentioned)
    titles.formUnion(other.titles)
  }

  /// Removes all names but some.
  mutating func formIntersection(_ names: Set<String>) {
    linked.formIntersection(names)
    mentioned.formIntersection(names)
    titles.formIntersection(names)
  }

  /// Returns the name at the start of code: `f` of `f(_:)`, and `T` of `T.f`.
  private static func name(_ code: Substring, isAlone: Bool) -> String? {
    let name = code.drop { $0 == "@" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let rest = code[name.endIndex...]
    guard name.first?.isNumber == false else { return nil }
    let ends: [Character] = isAlone ? ["(", "`"] : ["(", ".", "<"]
    return rest.isEmpty || rest.first.map(ends.contains) == true ? String(name) : nil
  }
}
