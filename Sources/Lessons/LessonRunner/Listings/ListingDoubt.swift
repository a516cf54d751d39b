import SourceText
import SwiftCells
import SwiftSource

/// The listings with doubtful output, because they may build on a listing that did not run to its end.
struct ListingDoubt {
  /// The numbers of the listings.
  let numbers: Set<Int>

  /// Creates the set of doubtful listings.
  ///
  /// A listing is doubtful if it shares a name, which a listing above declares, with a listing above that did not run
  /// to its end.
  ///
  /// - Parameters:
  ///   - cells: the listings, from top to bottom.
  ///   - outcomes: their outcomes, by their numbers.
  /// - Complexity: O(*n*²) for *n* listings of which many were not run.
  init(_ cells: [SwiftCell], _ outcomes: [Int: ListingOutcome]) {
    var declared: Set<String> = []
    var broken: Set<String> = []
    var numbers: Set<Int> = []
    for cell in cells {
      let outline = SwiftOutline(cell.source)
      let words = outline.wordsWithInsertions(cell.source)
      declared.formUnion(outline.declaredNames)
      let isDoubtful = !words.isDisjoint(with: broken)
      if isDoubtful { numbers.insert(cell.number) }
      if isDoubtful || outcomes[cell.number]?.isMissing == true { broken.formUnion(words.intersection(declared)) }
    }
    self.numbers = numbers
  }
}
