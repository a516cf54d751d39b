import SourceText
import SwiftSource

/// The sources of a notebook's cells, changed so that they follow the rules of notebooks.
///
/// A later declaration shadows an earlier one of the same name, and the value of a cell's last expression is written.
package enum NotebookSources {
  /// Returns the sources with marks on names that a cell below declares again.
  ///
  /// Each cell sees the newest declaration above it. The lines stay as they are.
  ///
  /// - Parameter sources: the sources, from top to bottom.
  /// - Returns: the sources in the same order.
  /// - Complexity: O(*n*) for *n* tokens.
  package static func shadowing(_ sources: [String]) -> [String] {
    let listings = sources.enumerated().map { index, source in
      SwiftListing(SwiftCell(index + 1, source), place: "\(index + 1)")
    }
    var variants: [Int: ListingVariant] = [:]
    for listing in listings { variants[listing.cell.number] = .lookingBack }
    let names = ListingNames(listings, variants)
    return listings.map(names.source)
  }

  /// Returns a source that also writes the value of its last expression.
  ///
  /// - Returns: the source; nil if it does not end with an expression.
  package static func writingValue(of source: String) -> String? {
    guard let range = SwiftOutline(source).lastExpression else { return nil }
    let bytes = Array(source.utf8)
    let parts = [bytes[..<range.lowerBound], bytes[range], bytes[range.upperBound...]].map {
      String(decoding: $0, as: UTF8.self)
    }
    return "\(parts[0])\(ValueSupport.function)0, \(parts[1]))\(parts[2])"
  }
}

extension ListingVariant {
  /// A variant that uses no declaration below it.
  fileprivate static var lookingBack: ListingVariant {
    var variant = ListingVariant()
    variant.looksBack = true
    return variant
  }
}
