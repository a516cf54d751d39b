import SwiftSource

/// The members of extensions that several listings declare, and that each listing means by their name.
///
/// Like other names, they get marks, so that one program holds all of them. Only members that nothing else can mean or
/// require take part: those of one type, with the same parameters. Where protocols or types have a member of that name,
/// too, each listing that declares it must be apart from those above it: it and the listings below it, up to the next
/// such listing, use nothing that those above declare.
struct ShadowedMembers: Sendable {
  /// The numbers of the listings that declare a member, from top to bottom, by its name.
  private let declarers: [String: [Int]]

  /// Finds the members.
  ///
  /// - Parameter listings: the listings of a program, from top to bottom.
  /// - Complexity: O(*n*) for *n* tokens, and for each name that types have as well.
  init(_ listings: [SwiftListing]) {
    guard listings.count(where: { $0.outline.words.contains("extension") }) > 1 else {
      declarers = [:]
      return
    }
    var found: [String: [(number: Int, member: SwiftOutline.ExtensionMember)]] = [:]
    var others = Self.required
    var ofTypes: Set<String> = []
    var conforming: Set<String> = []
    for listing in listings {
      others.formUnion(listing.declaredNames)
      for type in listing.outline.typeDeclarations where type.keyword != "extension" {
        ofTypes.formUnion(type.members)
        if !type.inherited.isEmpty { conforming.insert(type.name) }
      }
      for member in listing.outline.extensionMembers {
        found[member.name, default: []].append((listing.cell.number, member))
      }
    }
    declarers = found.compactMapValues { all in
      guard let first = all.first?.member, !others.contains(first.name), !conforming.contains(first.type),
        all.allSatisfy({ other in
          let own = other.member
          return own.type == first.type && own.conditions == first.conditions && own.signature == first.signature
        })
      else { return nil }
      let numbers = all.map(\.number)
      guard Set(numbers).count == numbers.count && numbers.count > 1 else { return nil }
      let isRequired = ofTypes.contains(first.name) || all.contains(where: \.member.isOfConformance)
      return !isRequired || Self.areApart(numbers, first, listings) ? numbers : nil
    }
  }

  /// Whether each of the listings that declare a member shares nothing with those above it.
  ///
  /// Only they have types with such a member, and they declare the protocols of their extensions themselves.
  private static func areApart(
    _ declarers: [Int], _ member: SwiftOutline.ExtensionMember, _ listings: [SwiftListing]
  ) -> Bool {
    let all = listings.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames.union($1.members)) }
    let above = Int.min
    // The part that declares a name last, as the number of its first listing. What is above the first part has no such
    // member.
    var parts: [String: Int] = [:]
    var part = above
    for listing in listings {
      let names = listing.declaredNames.union(listing.members)
      if declarers.contains(listing.cell.number) {
        part = listing.cell.number
        let protocols = listing.outline.conformances.filter { $0.type == member.type }.flatMap(\.protocols)
        guard listing.declaredNames.isSuperset(of: protocols) else { return false }
      } else if names.contains(member.name) {
        return false
      }
      for name in names { parts[name] = part }
      let isApart = listing.namedWords.allSatisfy { word in
        guard let declarer = parts[word] else { return !all.contains(word) }
        return declarer == part || declarer == above
      }
      guard isApart else { return false }
    }
    return true
  }

  /// Names that protocols of the standard library require, and members without a name of their own.
  private static let required: Set = [
    "body", "callAsFunction", "customMirror", "debugDescription", "description", "encode", "endIndex",
    "errorDescription", "formIndex", "hash", "hashValue", "id", "index", "init", "makeAsyncIterator", "makeIterator",
    "next", "rawValue", "startIndex", "subscript", "update", "write",
  ]

  /// Returns the source of a listing with a mark on each member whose meaning would otherwise be a later one.
  func marking(_ source: String, of listing: SwiftListing) -> String {
    guard !declarers.isEmpty else { return source }
    var names: [String: String] = [:]
    for (name, numbers) in declarers where listing.outline.words.contains(name) || source.contains(name) {
      guard let index = numbers.lastIndex(where: { $0 <= listing.cell.number }), index + 1 < numbers.count else {
        continue
      }
      names[name] = name + ScopeMark.mark(index + 1)
    }
    return names.isEmpty ? source : SwiftMemberRenaming(source, names: names).text
  }

  /// Whether the mark of a member keeps a later declaration from changing a listing.
  func protects(_ number: Int, from name: String) -> Bool {
    declarers[name]?.first.map { $0 <= number } ?? false
  }
}
