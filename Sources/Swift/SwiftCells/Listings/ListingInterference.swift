import SourceText
import SwiftSource

/// The listings that change the results of listings above them, in spite of the marks of names.
///
/// Operators, members of extensions, conformances, and functions that share a name have no marks.
struct ListingInterference {
  /// The maximum number of programs for the listings above such listings.
  private static let mostPrograms = 8

  /// The numbers of the listings without which the listings above must run, from top to bottom.
  let boundaries: [Int]

  /// Finds the listings with such declarations.
  ///
  /// - Parameter listings: the listings of a program, from top to bottom.
  /// - Complexity: O(*n*²) for *n* listings with such declarations.
  init(_ listings: [SwiftListing]) {
    var boundaries: [Int] = []
    var first = 0
    var types: Set<String> = Self.standard
    let shadowed = ShadowedMembers(listings)
    // The parameters of functions that one name means together.
    var signatures: [String: Set<String>] = [:]
    // The newest listing that declares a type, to which the marks of names bind what is below.
    var newest: [String: Int] = [:]
    for (index, listing) in listings.enumerated() {
      for name in listing.declaredNames { newest[name] = index }
      var change = Change(listing)
      for (name, own) in listing.signatures {
        let known = signatures[name] ?? own
        if known.isDisjoint(with: own) { change.overloads.insert(name) }
        signatures[name] = known.isDisjoint(with: own) ? known.union(own) : own
      }
      if !change.isEmpty, boundaries.count < Self.mostPrograms,
        (first..<index).contains(where: { other in
          change.affects(listings[other], types, shadowed) { newest[$0].map { $0 > other } ?? false }
        })
      {
        boundaries.append(listing.cell.number)
        first = index
      }
      types.formUnion(listing.declaredNames)
    }
    self.boundaries = boundaries
  }

  /// The declarations of a listing that have no marks.
  private struct Change {
    private let operators: [SwiftOutline.OperatorFunction]
    private let members: [SwiftOutline.ExtensionMember]
    private let conforming: Set<String>
    /// The functions that other listings above declare with other parameters.
    var overloads: Set<String> = []

    init(_ listing: SwiftListing) {
      let outline = listing.outline
      let extends = outline.words.contains("extension")
      operators = outline.declaresOperators ? outline.operatorFunctions : []
      members = extends ? outline.extensionMembers : []
      conforming =
        !extends
        ? []
        : Set(
          outline.conformances.filter { conformance in
            conformance.protocols.contains { name in
              name.hasPrefix("ExpressibleBy") || ListingInterference.describing.contains(name)
            }
          }.map(\.type))
    }

    var isEmpty: Bool { operators.isEmpty && members.isEmpty && conforming.isEmpty && overloads.isEmpty }

    /// Whether a listing above can mean something else because of these declarations.
    ///
    /// What is declared for a type that is newer than the listing cannot: the listing means another type.
    func affects(
      _ listing: SwiftListing, _ types: Set<String>, _ shadowed: ShadowedMembers, isNewer: (String) -> Bool
    ) -> Bool {
      if conforming.contains(where: { types.contains($0) && !isNewer($0) }) { return true }
      let words = listing.outline.words
      if !overloads.isDisjoint(with: words) { return true }
      let isUsed = members.contains { member in
        if isNewer(ModuleMembers.plainName(member.type)) { return false }
        if shadowed.protects(listing.cell.number, from: member.name) { return false }
        return ["init", "subscript"].contains(member.name)
          ? words.contains(member.type) || types.contains(member.type) : words.contains(member.name)
      }
      if isUsed { return true }
      guard !operators.isEmpty else { return false }
      let signs = Set(listing.outline.tokens.filter { $0.kind == .sign }.map(\.text))
      return operators.contains { own in
        signs.contains(own.name) && !own.words.isDisjoint(with: types.union(["["]))
          && !own.words.contains(where: isNewer)
      }
    }
  }

  /// Protocols that describe values.
  fileprivate static let describing: Set = [
    "CustomDebugStringConvertible", "CustomReflectable", "CustomStringConvertible", "StringInterpolationProtocol",
    "TextOutputStreamable",
  ]
  /// Types that values have without being named, and names of generic parameters.
  private static let standard: Set = [
    "Any", "Array", "BidirectionalCollection", "BinaryInteger", "Bool", "Character", "Collection", "Comparable",
    "Dictionary", "Double", "Equatable", "FixedWidthInteger", "Float", "FloatingPoint", "Int", "Numeric", "Optional",
    "Range", "Sequence", "Set", "String", "StringProtocol", "T", "UInt8",
  ]
}
