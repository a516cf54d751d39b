import Results
import SwiftListings

extension PrintsComparison {
  /// Compares the output of a cell; nil if the cell has no comments.
  ///
  /// - Parameters:
  ///   - cell: the cell.
  ///   - output: the output of the cell.
  ///   - varying: the parts of the output that can vary from run to run.
  ///   - isCut: whether the cell ended early, so that its later comments describe output that was never printed.
  public init?(_ cell: Cell, _ output: ListingOutput, varying: Variation, isCut: Bool = false) {
    guard let listing = cell.listing else { return nil }
    self.init(listing, from: cell.firstBodyLine, cell.comparisonOptions, output, varying: varying, isCut: isCut)
  }
}
