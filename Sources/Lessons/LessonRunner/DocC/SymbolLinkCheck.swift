import LessonKit
import SourceText

/// A check of the links to symbols and articles in the documentation of a module.
struct SymbolLinkCheck {
  private let tree: SymbolTree
  /// The names of the catalog's articles and tutorials, as links write them.
  private let articles: Set<String>

  /// Creates a check.
  ///
  /// - Parameters:
  ///   - tree: the symbols of the module.
  ///   - articles: the paths of the catalog's articles and tutorials.
  init(_ tree: SymbolTree, articles: [String]) {
    self.tree = tree
    self.articles = Set(articles.map { Self.name(RelativePath.name(of: $0)) })
  }

  /// Returns the findings on the links of an article; a title that is a symbol's link makes the article part of it.
  func findings(in article: SourceFile) -> [Finding] {
    let lines = article.lines.enumerated().map { ($0 + 1, String(decoding: article.bytes[$1], as: UTF8.self)) }
    let title = lines.first { $0.1.hasPrefix("# ") }.flatMap { SymbolLink.all(in: [$0]).first?.link }
    var context = title?.path.split(separator: "/").map(String.init) ?? []
    if context.first == tree.module { context.removeFirst() }
    return findings(lines, context, allowsSeveral: false) { article.place(line: $0) }
  }

  /// Returns the findings on the links of a symbol's documentation that lead nowhere.
  ///
  /// A link to several symbols is not reported there, because DocC accepts some of these.
  func findings(in symbol: SymbolGraph.Symbol, file: String) -> [Finding] {
    let lines = (symbol.docComment?.lines ?? []).compactMap { line in
      line.range.map { ($0.start.line + 1, line.text) }
    }
    return findings(lines, symbol.pathComponents, allowsSeveral: true) { Place(file: file, line: $0) }
  }

  private func findings(
    _ lines: [(Int, String)], _ context: [String], allowsSeveral: Bool, place: (Int) -> Place
  ) -> [Finding] {
    SymbolLink.all(in: lines).compactMap { number, link in
      finding(link, context, allowsSeveral: allowsSeveral, place(number))
    }
  }

  private func finding(
    _ link: SymbolLink, _ context: [String], allowsSeveral: Bool, _ place: Place
  ) -> Finding? {
    var path = link.path
    if link.isOfDocument {
      path = String(path.prefix { $0 != "#" }).percentDecoded
      guard !path.isEmpty, !path.hasPrefix("//") else { return nil }
      let parts = path.split(separator: "/").map(String.init)
      if let last = parts.last, articles.contains(Self.name(last)) { return nil }
      if parts.first == "documentation" { path = "/" + parts.dropFirst().joined(separator: "/") }
      guard parts.first != "tutorials" else { return nil }
    }
    switch tree.target(of: path, from: context) {
    case .reached: return nil
    case .unknown(let name, let parent, let similar):
      return Finding(
        place, "The link `\(link.path)` leads nowhere: `\(parent)` has no `\(name)`.",
        help: Self.help(similar))
    case .ambiguous(let suffixes):
      if allowsSeveral { return nil }
      return Finding(
        place, "The link `\(link.path)` leads to \(suffixes.count) symbols.",
        help: "Add one of these to it: \(suffixes.map { "`-\($0)`" }.joined(separator: ", ")).")
    }
  }

  private static func help(_ similar: [String]) -> Message {
    switch similar.count {
    case 0: "Correct the link."
    case 1: "Did you mean `\(similar[0])`?"
    default: "Did you mean one of these: \(similar.map { "`\($0)`" }.joined(separator: ", "))?"
    }
  }

  /// Returns the name of an article as links write it.
  private static func name(_ file: String) -> String {
    let stem = file.hasSuffix(".md") ? file.dropLast(3) : file.hasSuffix(".tutorial") ? file.dropLast(9) : file[...]
    return String(stem).replacing(" ", with: "-")
  }
}
