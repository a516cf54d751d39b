import Results
import SwiftListings

extension PrintsComparison {
  /// Compares the output of a cell; nil if it has no comments.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - output: what it printed.
  ///   - varying: what of it can be another with each run.
  ///   - isCut: whether the cell ended early, so that comments below stand for what was never printed.
  public init?(_ cell: Cell, _ output: ListingOutput, varying: Variation, isCut: Bool = false) {
    guard let listing = cell.listing else { return nil }
    self.init(listing, from: cell.firstBodyLine, cell.comparisonOptions, output, varying: varying, isCut: isCut)
  }
}
