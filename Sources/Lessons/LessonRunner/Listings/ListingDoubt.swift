import SourceText
import SwiftCells
import SwiftSource

/// The listings with doubtful output, because they may build on a listing that did not run to its end.
struct ListingDoubt {
  /// The numbers of the listings.
  let numbers: Set<Int>
  /// The names that listings use and that a listing above changes, or declares again, without having run to its end.
  ///
  /// Each has the number of that listing.
  let changes: [Int: (name: String, by: Int)]

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
    var (declared, variables): (Set<String>, Set<String>) = ([], [])
    var broken: Set<String> = []
    var numbers: Set<Int> = []
    var (changed, changes): ([String: Int], [Int: (name: String, by: Int)]) = ([:], [:])
    for cell in cells {
      let outline = SwiftOutline(cell.source)
      let words = outline.wordsWithInsertions(cell.source)
      let again = outline.declaredNames.intersection(declared)
      declared.formUnion(outline.declaredNames)
      variables = variables.subtracting(outline.declaredNames).union(outline.declaredVariables)
      let isDoubtful = !words.isDisjoint(with: broken)
      if isDoubtful { numbers.insert(cell.number) }
      let isCompiledOnly = outcomes[cell.number]?.isCompiledOnly == true
      let isMissing = outcomes[cell.number]?.isMissing == true
      if isDoubtful || isMissing { broken.formUnion(words.intersection(declared)) }
      for name in outline.declaredNames { changed[name] = isCompiledOnly && again.contains(name) ? cell.number : nil }
      let used = words.subtracting(outline.replacedNames)
      if let name = used.filter({ changed[$0].map { $0 != cell.number } ?? false }).min(), let by = changed[name] {
        changes[cell.number] = (name, by)
      }
      guard isMissing || isCompiledOnly else {
        for name in outline.replacedNames { changed[name] = nil }
        continue
      }
      let touched = outline.changedNames.intersection(declared).union(outline.calledNames.intersection(variables))
      for name in touched.subtracting(outline.declaredNames) { changed[name] = cell.number }
    }
    (self.numbers, self.changes) = (numbers, changes)
  }
}
