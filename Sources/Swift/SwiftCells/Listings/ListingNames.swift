import SourceText
import SwiftSource

/// The declaration that each listing means by a name that several listings declare.
///
/// A listing that declares a name again shadows the earlier declaration. Names get marks (``ScopeMark``), so that all
/// listings are one program in which each sees the newest declaration above it. Consecutive listings that consist only
/// of declarations are one piece, in which each sees all others.
struct ListingNames: Sendable {
  /// Declarations that one name means together, such as functions with the same name and different parameters.
  private struct Group {
    var numbers: [Int]
    var signatures: Set<String>?
  }

  private let groups: [String: [Group]]
  private let members: Set<String>
  private let variants: [Int: ListingVariant]
  /// The last of the listings that are one piece with a listing, by its number.
  private let ends: [Int: Int]
  /// The names that some listing takes from a library.
  private let outside: Set<String>
  private let shadowed: ShadowedMembers
  /// The members that types inherit from the standard library, and that code names without a full stop.
  private static let inherited: Set = [
    "count", "debugDescription", "description", "endIndex", "first", "hashValue", "id", "indices", "isEmpty",
    "keys", "last", "magnitude", "max", "min", "rawValue", "startIndex", "values",
  ]

  /// Finds the declarations.
  ///
  /// - Parameters:
  ///   - listings: the listings of a program, from top to bottom.
  ///   - variants: the changes to listings, by their numbers.
  /// - Complexity: O(*n*) for *n* tokens.
  init(_ listings: [SwiftListing], _ variants: [Int: ListingVariant]) {
    var groups: [String: [Group]] = [:]
    for listing in listings {
      let number = listing.cell.number
      for name in listing.declaredNames {
        let signatures = listing.signatures[name]
        if let signatures, let last = groups[name]?.indices.last, let known = groups[name]?[last].signatures,
          known.isDisjoint(with: signatures), variants[number]?.shadowing.contains(name) != true
        {
          groups[name]?[last].numbers.append(number)
          groups[name]?[last].signatures?.formUnion(signatures)
        } else {
          groups[name, default: []].append(Group(numbers: [number], signatures: signatures))
        }
      }
    }
    self.groups = groups
    self.variants = variants
    members = listings.reduce(into: Self.inherited) { $0.formUnion($1.members) }
    outside = listings.reduce(into: []) { $0.formUnion(variants[$1.cell.number]?.outside ?? []) }
    shadowed = ShadowedMembers(listings)
    var ends: [Int: Int] = [:]
    var end: Int?
    for listing in listings.reversed() {
      end = listing.isDeclarative ? end ?? listing.cell.number : nil
      if let end { ends[listing.cell.number] = end }
    }
    self.ends = ends
  }

  /// Returns the source of a listing with a mark on each name whose meaning would otherwise change.
  package func source(of listing: SwiftListing) -> String {
    var names: [String: String] = [:]
    for name in listing.words {
      guard let all = groups[name] else { continue }
      let group = group(of: name, in: listing)
      if group == nil, variants[listing.cell.number]?.outside.contains(name) == true { continue }
      // A declaration that is only below the listing does not exist yet for it.
      if group != all.count - 1 || outside.contains(name) {
        names[name] = name + ScopeMark.mark(group.map { $0 + 1 } ?? 0)
      }
    }
    return shadowed.marking(
      SwiftRenaming(listing.cell.source, names: names, members: members).text, of: listing)
  }

  /// Returns the position of the declarations that a listing means by a name; nil if all are below it.
  private func group(of name: String, in listing: SwiftListing) -> Int? {
    guard let all = groups[name] else { return nil }
    let number = listing.cell.number
    if let own = all.firstIndex(where: { $0.numbers.contains(number) }) { return own }
    let ignored = variants[number]?.ignoring ?? []
    let end = variants[number]?.looksBack == true ? number : ends[number] ?? number
    if let next = all.firstIndex(where: { $0.numbers[0] > number && $0.numbers[0] <= end }) { return next }
    return all.lastIndex { $0.numbers[0] < number && !ignored.contains($0.numbers[0]) }
  }

  /// Whether listings declare a name, but only below a listing.
  func isBelow(_ name: String, _ listing: SwiftListing) -> Bool {
    groups[name] != nil && group(of: name, in: listing) == nil
  }

  /// Whether a listing means a declaration in its piece that is below it.
  func looksForward(_ listing: SwiftListing) -> Bool {
    listing.words.contains { name in
      guard let all = groups[name], let group = group(of: name, in: listing) else { return false }
      return all[group].numbers[0] > listing.cell.number
    }
  }

  /// Returns the listings above a listing that declare again a name that it mentions, from the newest to the oldest.
  func shadowers(of listing: SwiftListing) -> [Int] {
    let number = listing.cell.number
    let found = listing.words.flatMap { name in
      (groups[name] ?? []).dropFirst().map { $0.numbers[0] }.filter { $0 < number }
    }
    return Set(found).sorted(by: >)
  }

  /// Returns a name that a listing mentions and that the listing with a number declares again; nil if there is none.
  func name(shadowedBy number: Int, in listing: SwiftListing) -> String? {
    listing.words.filter { groups[$0]?.dropFirst().contains { $0.numbers[0] == number } == true }.min()
  }

  /// Returns the newest listing that declares again a name that a listing uses, and the name; nil if there is none.
  ///
  /// The listing itself counts, too.
  func redeclaration(for listing: SwiftListing) -> (number: Int, name: String)? {
    listing.words.compactMap { name -> (number: Int, name: String)? in
      guard let group = group(of: name, in: listing), group > 0, let all = groups[name] else { return nil }
      return (all[group].numbers[0], name)
    }.max { ($0.number, $1.name) < ($1.number, $0.name) }
  }

  /// Returns the first listing that declares a name before the listing with a number.
  func original(of name: String, before number: Int) -> Int? {
    groups[name]?.first { $0.numbers[0] < number }?.numbers[0]
  }

  /// Returns the newest of the listings above one that share a function's name; nil if the name has one meaning.
  func overloader(of name: String, for listing: SwiftListing) -> Int? {
    guard let group = group(of: name, in: listing), let numbers = groups[name]?[group].numbers, numbers.count > 1 else {
      return nil
    }
    return numbers.last { $0 <= listing.cell.number && $0 != numbers[0] }
  }
}

extension [SwiftCell] {
  /// Returns listings with the names and variants that they have in one program.
  func prepared(
    _ listings: [Int: SwiftListing], _ sources: [Int: ListingSource], _ variants: [Int: ListingVariant]
  ) -> [SwiftCell] {
    let own = map { cell in
      let known = listings[cell.number]
      guard let variant = variants[cell.number], let source = sources[cell.number] else {
        return known ?? SwiftListing(cell, place: Message(verbatim: cell.label))
      }
      var changed = cell
      changed.source = source.text(variant)
      return SwiftListing(changed, place: known?.place ?? Message(verbatim: cell.label))
    }
    let names = ListingNames(own, variants)
    return own.map { listing in
      var cell = listing.cell
      cell.source = names.source(of: listing)
      return cell
    }
  }
}
