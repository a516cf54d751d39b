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
    let all = listings.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) }
    var declared: Set<String> = []
    for listing in listings {
      declared.formUnion(listing.declaredNames)
      // What only a cell below declares is meant to be a library's.
      variants[listing.cell.number] = .lookingBack(outside: listing.words.intersection(all).subtracting(declared))
    }
    let names = ListingNames(listings, variants)
    return listings.map(names.source)
  }

  /// Returns the variables that a source declares with a value that names them, as in `let n = n + 1`.
  ///
  /// As a later declaration shadows, the value would be read before there is one.
  package static func declaredFromThemselves(_ source: String) -> Set<String> {
    let outline = SwiftOutline(source)
    var names: Set<String> = []
    for statement in outline.executedStatements {
      let tokens = outline.tokens[statement]
      guard let first = tokens.first, ["let", "var"].contains(first.text), tokens.count > 3 else { continue }
      let name = tokens[tokens.startIndex + 1].text
      guard let sign = tokens.firstIndex(where: { $0.text == "=" && $0.depth == 0 }) else { continue }
      let isItself = tokens[sign...].indices.dropFirst().contains { index in
        tokens[index].kind == .word && tokens[index].text == name && tokens[index - 1].text != "."
      }
      let value = String(
        decoding: Array(source.utf8)[tokens[sign].range.upperBound..<tokens[statement.upperBound].range.upperBound],
        as: UTF8.self)
      let isInserted = SwiftOutline(value).wordsWithInsertions(value).contains(name)
      if isItself || isInserted && value.contains("\\(") { names.insert(name) }
    }
    return names
  }

  /// Returns a source that also writes the value of its last expression.
  ///
  /// - Returns: the source; nil if it does not end with an expression.
  package static func writingValue(of source: String) -> String? {
    guard let range = SwiftOutline(source).lastExpression ?? signedLine(of: source) else { return nil }
    let bytes = Array(source.utf8)
    let parts = [bytes[..<range.lowerBound], bytes[range], bytes[range.upperBound...]].map {
      String(decoding: $0, as: UTF8.self)
    }
    // A loop can have a label.
    if parts[1].prefixMatch(of: /[A-Za-z_][A-Za-z_0-9]*[ ]*:/) != nil { return nil }
    return "\(parts[0])\(ValueSupport.function)0, \(parts[1]))\(parts[2])"
  }

  /// Returns the bytes of the last line if it is an expression that begins with a sign, such as `-n` and `!isEmpty`.
  private static func signedLine(of source: String) -> Range<Int>? {
    let outline = SwiftOutline(source)
    guard outline.imbalance == nil, let last = outline.tokens.last,
      let first = outline.tokens.first(where: { $0.line == last.line }), first.depth == 0, first.kind == .sign,
      ["-", "!", "~", "+"].contains(first.text), first.range.lowerBound < last.range.lowerBound,
      outline.tokens.last(where: { $0.line < last.line }).map({ $0.kind != .sign && $0.text != "," }) ?? true
    else { return nil }
    return first.range.lowerBound..<last.range.upperBound
  }
}

extension ListingVariant {
  /// A variant that uses no declaration below it, and takes some names from a library.
  fileprivate static func lookingBack(outside: Set<String>) -> ListingVariant {
    var variant = ListingVariant()
    (variant.looksBack, variant.outside) = (true, outside)
    return variant
  }
}
