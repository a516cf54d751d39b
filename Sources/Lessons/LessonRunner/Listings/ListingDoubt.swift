import SourceText
import SwiftCells
import SwiftSource

/// The listings whose output is in doubt, because they may build on one that was not run to its end.
struct ListingDoubt {
  /// Their numbers.
  let numbers: Set<Int>

  /// Finds them: those that share a name, which a listing above declares, with one above that was not run to its end.
  ///
  /// - Parameters:
  ///   - cells: the listings, from top to bottom.
  ///   - outcomes: what became of them, by their numbers.
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
