import Results
import SourceText
import SwiftSource

/// Results of further programs that the chain's own program does not have.
extension ListingChain {
  /// The listings that lack only names of Foundation.
  var lackingFoundation: [Int] {
    errors.filter { outcomes[$0.key]?.isMissing == true && FoundationNames.areMissed($0.value) }.keys.sorted()
  }

  /// Returns the listings of a further program, and the changes with which they compiled in this one.
  ///
  /// Listings that ended the program run once more from a number on. Those above stay without what ended it.
  ///
  /// - Parameters:
  ///   - first: the number of the first listing whose outcome is needed.
  ///   - cells: the listings that may take part.
  ///   - takesMissing: whether listings that do not compile take part, except for those that cannot compile there
  ///     either.
  /// - Returns: the listings, and their changes by their numbers.
  func start(
    from first: Int, among cells: [SwiftCell], takesMissing: Bool
  ) -> (cells: [SwiftCell], variants: [Int: ListingVariant]) {
    var variants = variants
    for number in variants.keys {
      variants[number]?.silent = []
      variants[number]?.isSilent = false
      if number >= first, ended[number] != nil { variants[number]?.omitted = [] }
    }
    let able = cells.filter { cell in
      if sound.contains(cell) || ended[cell.number] != nil && cell.number >= first { return true }
      return takesMissing && outcomes[cell.number]?.isMissing == true && !isHopeless(errors[cell.number] ?? [])
    }
    return (able, variants)
  }

  /// Returns the variants with which members of extensions can be declared again below them.
  ///
  /// The result also has the first listing that declares such a member; it is nil if no listing needs the variants.
  func redeclaredMembers() -> (variants: [Int: ListingVariant], first: Int)? {
    var variants: [Int: ListingVariant] = [:]
    var first: Int?
    for (number, errors) in errors where outcomes[number]?.isMissing == true {
      let names = errors.filter { $0.isAboutRedeclaration || $0.isAboutAmbiguity }.compactMap(\.quotedName)
      for name in Set(names) {
        let above = judge.listings.filter { $0.cell.number <= number && $0.cell.isChained }
        guard let newest = above.last(where: { $0.outline.extensionMembers.contains { $0.name == name } })
        else { continue }
        let members = newest.outline.extensionMembers.filter { $0.name == name }
        for older in above where older.cell.number < newest.cell.number && sound.contains(older.cell) {
          let lines = older.outline.extensionMembers.filter { own in members.contains { $0.canReplace(own) } }
            .reduce(into: Set<Int>()) { $0.formUnion(Set($1.lines)) }
          guard !lines.isEmpty else { continue }
          variants[older.cell.number, default: ListingVariant()].omitted.formUnion(lines)
          first = min(first ?? newest.cell.number, newest.cell.number)
        }
      }
    }
    return first.map { (variants, $0) }
  }
}
