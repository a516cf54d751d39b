import SwiftSource

// Listings whose results depend on members that a program lacks.
extension ListingJudge {
  /// Finds the listings that mean something else in a program without members of listings above.
  ///
  /// - Parameters:
  ///   - omitted: the lines of the members that the program lacks, by the numbers of their listings.
  ///   - first: the number of the first listing whose outcome is needed.
  /// - Returns: the numbers of the listings without the members, and of those from the first on that use what listings
  ///   above made with the members: a variable, or a function.
  /// - Complexity: O(*n*) for *n* words of listings.
  func listings(changedWithout omitted: [Int: Set<Int>], from first: Int) -> Set<Int> {
    var changed = Set(omitted.keys)
    let members = listings.reduce(into: Set<String>()) { names, listing in
      guard let lines = omitted[listing.cell.number] else { return }
      names.formUnion(
        listing.outline.extensionMembers.filter { !lines.isDisjoint(with: Set($0.lines)) }.map(\.name))
    }
    var made: Set<String> = []
    for listing in listings {
      let words = listing.namedWords.union(listing.words)
      let types = Set(listing.outline.typeDeclarations.map(\.name))
      let isChanged =
        !words.subtracting(listing.declaredNames).isDisjoint(with: made)
        || listing.cell.number < first && !words.isDisjoint(with: members)
      if isChanged, listing.cell.number >= first { changed.insert(listing.cell.number) }
      let own = listing.declaredNames.subtracting(types)
      made = isChanged ? made.union(own) : made.subtracting(own)
    }
    return changed
  }
}
