import SourceText
import SwiftSource

/// Which declaration each listing means by a name that several listings declare.
///
/// One that declares a name again shadows it: names get marks (``ScopeMark``), so that all listings are one program in which each
/// sees the newest declaration above it. Listings that follow each other and hold nothing but declarations are one piece,
/// in which each sees all others.
struct ListingNames: Sendable {
  /// Declarations that one name means together: functions of one name can differ in their parameters.
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
  /// What types inherit from the standard library and name without a full stop.
  private static let inherited: Set = [
    "count", "debugDescription", "description", "endIndex", "first", "hashValue", "id", "indices", "isEmpty",
    "keys", "last", "magnitude", "max", "min", "rawValue", "startIndex", "values",
  ]

  /// Finds the declarations.
  ///
  /// - Parameters:
  ///   - listings: the listings of a program, from top to bottom.
  ///   - variants: in what they differ from their document, by their numbers.
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
    var ends: [Int: Int] = [:]
    var end: Int?
    for listing in listings.reversed() {
      end = listing.isDeclarative ? end ?? listing.cell.number : nil
      if let end { ends[listing.cell.number] = end }
    }
    self.ends = ends
  }

  /// The source of a listing in which each name means the declaration that it means there.
  package func source(of listing: SwiftListing) -> String {
    var names: [String: String] = [:]
    for name in listing.words {
      guard let all = groups[name] else { continue }
      let group = group(of: name, in: listing)
      if group == nil, variants[listing.cell.number]?.outside.contains(name) == true { continue }
      // What stands below it alone is not there yet.
      if group != all.count - 1 || outside.contains(name) {
        names[name] = name + ScopeMark.mark(group.map { $0 + 1 } ?? 0)
      }
    }
    return SwiftRenaming(listing.cell.source, names: names, members: members).text
  }

  /// The position of the declarations that a listing means by a name; nil where all stand below it.
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

  /// Whether a listing means a declaration of its piece that stands below it.
  func looksForward(_ listing: SwiftListing) -> Bool {
    listing.words.contains { name in
      guard let all = groups[name], let group = group(of: name, in: listing) else { return false }
      return all[group].numbers[0] > listing.cell.number
    }
  }

  /// The listings above one that declare a name again which it mentions, from the newest to the oldest.
  func shadowers(of listing: SwiftListing) -> [Int] {
    let number = listing.cell.number
    let found = listing.words.flatMap { name in
      (groups[name] ?? []).dropFirst().map { $0.numbers[0] }.filter { $0 < number }
    }
    return Set(found).sorted(by: >)
  }

  /// A name that a listing mentions and that the listing with some number declares again; nil if there is none.
  func name(shadowedBy number: Int, in listing: SwiftListing) -> String? {
    listing.words.filter { groups[$0]?.dropFirst().contains { $0.numbers[0] == number } == true }.min()
  }

  /// The newest listing above one, or itself, that declares again what it means, and the name; nil if it means no such name.
  func redeclaration(for listing: SwiftListing) -> (number: Int, name: String)? {
    listing.words.compactMap { name -> (number: Int, name: String)? in
      guard let group = group(of: name, in: listing), group > 0, let all = groups[name] else { return nil }
      return (all[group].numbers[0], name)
    }.max { ($0.number, $1.name) < ($1.number, $0.name) }
  }

  /// The first listing that declares a name which a listing with some number declares again.
  func original(of name: String, before number: Int) -> Int? {
    groups[name]?.first { $0.numbers[0] < number }?.numbers[0]
  }

  /// The newest of the listings above one that share a function's name with others; nil where it has one meaning.
  func overloader(of name: String, for listing: SwiftListing) -> Int? {
    guard let group = group(of: name, in: listing), let numbers = groups[name]?[group].numbers, numbers.count > 1 else {
      return nil
    }
    return numbers.last { $0 <= listing.cell.number && $0 != numbers[0] }
  }
}

extension [SwiftCell] {
  /// Listings with the names and variants that they have in one program.
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
