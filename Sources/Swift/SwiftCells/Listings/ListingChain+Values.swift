import SwiftSource

// Listings that use variables of the set-up that have no value.
extension ListingChain {
  /// Puts listings into functions that are not called if variables that they use have no value.
  mutating func compileWithoutValues(_ cells: [SwiftCell]) {
    guard !judge.linesWithoutValues.isEmpty else { return }
    for cell in cells {
      guard variants[cell.number]?.context == nil, let listing = byNumber[cell.number],
        let context = judge.functionWithoutValues(listing, sources[cell.number])
      else { continue }
      variants[cell.number, default: ListingVariant()].context = context
      missing.insert(cell.number)
    }
  }

  /// Does so with a listing that ended the program because of such a variable.
  ///
  /// - Returns: whether it changed the listing.
  mutating func compile(_ cell: SwiftCell, without name: String) -> Bool {
    guard variants[cell.number]?.context == nil, let listing = byNumber[cell.number],
      let context = judge.function(listing, name)
    else { return false }
    variants[cell.number] = ListingVariant()
    variants[cell.number]?.context = context
    missing.insert(cell.number)
    return true
  }
}
