import SourceText

/// The symbols of a module by the paths of DocC's links.
struct SymbolTree {
  /// The result of following a link.
  enum Target: Equatable {
    /// The link leads to a symbol, or to another module.
    case reached
    /// No symbol has this name at this place; a similar one may be meant.
    case unknown(name: String, place: String, similar: [String])
    /// Several symbols have this path; each suffix makes it lead to one of them.
    case ambiguous(suffixes: [String])
  }

  /// The name of the module.
  let module: String
  private var symbols: [[String]: [SymbolGraph.Symbol]] = [:]
  private var names: [[String]: Set<String>] = [:]
  /// The default implementations of a protocol's requirements, which need no suffix in a link to the requirement.
  private let defaults: Set<String>
  /// The paths of symbols that extend types of other modules.
  private var extensions: Set<[String]> = []

  /// Creates the tree of a module.
  ///
  /// - Parameters:
  ///   - module: its name.
  ///   - graph: its symbols.
  ///   - extensions: the symbols with which it extends types of other modules.
  init(_ module: String, _ graph: SymbolGraph, extensions: [SymbolGraph] = []) {
    self.module = module
    defaults = Set(graph.relationships.filter { $0.kind == "defaultImplementationOf" }.map(\.source))
    for symbol in graph.symbols where symbol.kind.identifier != "swift.extension" {
      let path = symbol.pathComponents.map(Self.plain)
      for length in path.indices { names[Array(path[..<length]), default: []].insert(path[length]) }
      symbols[path, default: []].append(symbol)
    }
    for symbol in extensions.flatMap(\.symbols) {
      let path = symbol.pathComponents.map(Self.plain)
      for length in path.indices { self.extensions.insert(Array(path[...length])) }
    }
  }

  /// The name of an operator in a link, where a slash is written as an underscore.
  private static func plain(_ name: String) -> String { name.replacing("/", with: "_") }

  /// Follows a link from the documentation of a symbol, or from an article.
  ///
  /// - Parameters:
  ///   - link: the link, such as `Type/member(_:)-5gdco`.
  ///   - context: the path of the symbol; empty for an article.
  /// - Returns: its target.
  func target(of link: String, from context: [String] = []) -> Target {
    var parts = link.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if parts.first == "" {
      guard parts.count > 1, parts[1] == module else { return .reached }
      parts.removeFirst()
    }
    guard !parts.isEmpty, !parts.contains("") else { return .reached }
    var first: Target?
    for length in (0...context.count).reversed() {
      let place = Array(context[..<length]).map(Self.plain)
      guard let target = follow(parts[...], from: place) else { continue }
      if target == .reached { return .reached }
      first = first ?? target
    }
    if parts[0] == module {
      if parts.count == 1 { return .reached }
      let target = follow(parts.dropFirst()[...], from: []) ?? unknown(parts[1], at: [])
      if target == .reached { return .reached }
      first = first ?? target
    }
    let isOfExtension =
      extensions.contains(parts) || extensions.contains(Array(parts.dropFirst()))
      || extensions.contains(context + parts) || extensions.contains(context.dropLast() + parts)
    if isOfExtension { return .reached }
    if first == nil, parts.count == 1 {
      // A single name can be of another module, unless it is nearly one of this module.
      let near = [[], Array(context.dropLast())].flatMap { names[$0] ?? [] }
      if parts[0].count > 5, let meant = near.sorted().first(where: { Suggestion.isSlip(parts[0], of: $0) }) {
        return .unknown(name: parts[0], place: module, similar: [meant])
      }
    }
    return first ?? .reached
  }

  /// Follows the parts of a link from a place; nil if the first part is not there.
  private func follow(_ parts: ArraySlice<String>, from place: [String]) -> Target? {
    guard let part = parts.first else { return .reached }
    guard let (name, found) = symbols(part, at: place) else { return nil }
    let path = place + [name]
    if parts.count > 1 {
      return follow(parts.dropFirst(), from: path) ?? unknown(parts[parts.startIndex + 1], at: path)
    }
    if let found, found.isEmpty {
      return .unknown(name: part, place: shown(place), similar: suffixes(path).map { "\(name)-\($0)" })
    }
    guard found == nil, distinct(path).count > 1 else { return .reached }
    return .ambiguous(suffixes: suffixes(path))
  }

  /// Returns the name of a part, and the symbols that its suffix chooses; nil symbols without a suffix.
  private func symbols(_ part: String, at place: [String]) -> (name: String, found: [SymbolGraph.Symbol]?)? {
    guard let names = names[place] else { return nil }
    if names.contains(part) { return (part, nil) }
    for dash in part.indices.reversed() where part[dash] == "-" && names.contains(String(part[..<dash])) {
      let name = String(part[..<dash])
      let suffix = part[part.index(after: dash)...].replacing("swift.", with: "")
      let all = symbols[place + [name]] ?? []
      // Types of parameters and results choose symbols, too.
      if suffix.hasPrefix("(") || suffix.hasPrefix(">") { return (name, all) }
      let words = suffix.split(separator: "-").map(String.init)
      return (name, all.filter { symbol in words.allSatisfy { $0 == symbol.kindWord || $0 == symbol.checksum } })
    }
    return nil
  }

  private func unknown(_ part: String, at place: [String]) -> Target {
    let names = names[place] ?? []
    let start = part.prefix { $0 != "(" && $0 != "-" }
    let same = names.filter { $0.prefix { $0 != "(" } == start }.sorted()
    let slips = names.filter { Suggestion.isSlip(part, of: $0) }.sorted()
    return .unknown(
      name: part, place: shown(place), similar: Array((same + slips.filter { !same.contains($0) }).prefix(3)))
  }

  /// Returns the symbols with a path, without default implementations of others.
  private func distinct(_ path: [String]) -> [SymbolGraph.Symbol] {
    let all = symbols[path] ?? []
    let own = all.filter { !defaults.contains($0.identifier.precise) }
    return own.isEmpty ? all : own
  }

  /// Returns what can follow the name of symbols to choose one: their kinds if these differ, else their checksums.
  private func suffixes(_ path: [String]) -> [String] {
    let all = distinct(path)
    let kinds = all.map(\.kindWord)
    return Set(kinds).count == all.count ? kinds.sorted() : all.map(\.checksum).sorted()
  }

  private func shown(_ place: [String]) -> String { ([module] + place).joined(separator: "/") }
}
