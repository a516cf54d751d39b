import SourceText
import SwiftSource

// The contexts in which a fragment may compile.
extension ListingJudge {
  /// The most types of the text around a fragment that are tried.
  private static let mostTypes = 3

  /// Returns the contexts in which a fragment may compile, the likeliest first.
  ///
  /// Members belong in a type: in one that the text around the listing names, in one that conforms to a protocol of that
  /// name, or in any type. Statements belong in a function of such a type, or in any function.
  ///
  /// - Parameters:
  ///   - listing: the listing.
  ///   - source: its source, as the document has it, and the types that the text around it names.
  /// - Returns: the contexts; none for a listing that is incomplete.
  func contexts(of listing: SwiftListing, _ source: ListingSource) -> [FragmentContext] {
    let outline = SwiftOutline(source.body)
    guard outline.imbalance == nil, !outline.hasMainType else { return [] }
    let own = "__Fragment\(listing.cell.number)"
    let types = source.namedTypes.prefix(Self.mostTypes).filter { !listing.declaredNames.contains($0) }
      .map { (name: $0, keyword: keyword(of: $0, above: listing)) }
    switch outline.fragmentKind {
    case .members, .cases, .membersOfClass: return members(outline, types, own)
    case .statements: return statements(listing, types, own)
    }
  }

  /// Returns the word that declares a type of a listing above, or of a module; nil if nothing declares it.
  private func keyword(of name: String, above listing: SwiftListing) -> String? {
    for other in listings.reversed() where other.cell.number < listing.cell.number {
      if let found = other.outline.typeDeclarations.first(where: { $0.name == name && $0.keyword != "extension" }) {
        return found.keyword
      }
    }
    return modules?.value.keyword(of: name)
  }

  private func members(
    _ outline: SwiftOutline, _ types: [(name: String, keyword: String?)], _ own: String
  ) -> [FragmentContext] {
    let words: [String] =
      switch outline.fragmentKind {
      case .cases: ["enum"]
      case .membersOfClass: ["class"]
      case .members, .statements: ["struct", "class"]
      }
    let isStored = outline.storesProperties || outline.fragmentKind == .cases
    var all: [FragmentContext] = []
    func add(_ opening: String, _ note: Message) {
      all.append(FragmentContext(opening: "\(opening) {", closing: "}", note: note))
    }
    for (name, keyword) in types {
      switch keyword {
      case "protocol":
        for word in words { add("\(word) \(own): \(name)", "it is compiled in a type that conforms to `\(name)`") }
        if !isStored { add("extension \(name)", "it is compiled in an extension of `\(name)`") }
      case let keyword?:
        if !isStored, outline.fragmentKind == .members {
          add("extension \(name)", "it is compiled in an extension of `\(name)`")
        }
        if keyword == "class", outline.fragmentKind != .cases {
          add("class \(own): \(name)", "it is compiled in a class that inherits from `\(name)`")
        }
        // A library may have a type of the name that the text gives to one of the reader's.
        guard isStored, !listings.contains(where: { $0.declaredNames.contains(name) }) else { continue }
        for word in words { add("\(word) \(name)", "it is compiled in a type `\(name)`") }
      case nil:
        for word in words { add("\(word) \(name)", "it is compiled in a type `\(name)`") }
      }
    }
    for word in words { add("\(word) \(own)", "it is compiled in a type of its own") }
    return all
  }

  private func statements(
    _ listing: SwiftListing, _ types: [(name: String, keyword: String?)], _ own: String
  ) -> [FragmentContext] {
    var all: [FragmentContext] = []
    let words = listing.words
    if !words.isDisjoint(with: ["self", "super", "Self"]) {
      for (name, keyword) in types {
        guard let keyword else { continue }
        for modifier in keyword == "class" || keyword == "actor" ? [""] : ["", "mutating "] {
          all.append(
            FragmentContext(
              opening: "extension \(name) { \(modifier)func \(own)() async throws {", closing: "}}",
              note: "it is compiled in a method of `\(name)`"))
        }
      }
      all.append(
        FragmentContext(
          opening: "final class \(own) { func run() async throws {", closing: "}}",
          note: "it is compiled in a method of a type of its own"))
      return all
    }
    all.append(
      FragmentContext(
        opening: "_ = try await { () async throws in", closing: "}()", note: "it runs in a function", isRun: true))
    all.append(
      FragmentContext(
        opening: "func \(own)() async throws {", closing: "}", note: "it is compiled in a function"))
    if !words.isDisjoint(with: ["break", "continue"]) {
      all.append(FragmentContext(opening: "repeat {", closing: "} while false", note: "it runs in a loop", isRun: true))
    }
    return all
  }
}
