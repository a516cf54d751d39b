import Results
import SourceText
import SwiftSource

// Listings that use variables of the set-up that have no value.
extension ListingJudge {
  /// Returns a variable without a value that a listing mentions and does not declare itself; nil if there is none.
  func nameWithoutValue(in listing: SwiftListing) -> String? {
    listing.words.intersection(linesWithoutValues.keys).subtracting(listing.declaredNames).min()
  }

  /// Returns the function in which a listing is compiled, since a variable that it uses has no value.
  ///
  /// The result is nil if the listing mentions none, cannot be in a function, or gives the name to a parameter, too, or
  /// if one above declares the name.
  func functionWithoutValues(_ listing: SwiftListing, _ source: ListingSource?) -> FragmentContext? {
    guard let source, source.announcedErrors.isEmpty, !listing.isDeclarative,
      let name = nameWithoutValue(in: listing), !listing.outline.binds(name)
    else { return nil }
    let isDeclared = listings.contains { other in
      other.cell.number != SetupFile.number && other.cell.number < listing.cell.number
        && other.declaredNames.contains(name)
    }
    return isDeclared ? nil : function(listing, name)
  }

  /// Returns the variable without a value that a program read when it trapped in a listing; nil if it did not.
  ///
  /// Of several on one line, it is one that the listing mentions.
  func nameWithoutValue(in outcome: SwiftCellOutcome?, of listing: SwiftListing?) -> String? {
    guard case .failed(let problems)? = outcome, let trap = problems.first?.trap, trap.cell == SetupFile.label else {
      return nil
    }
    let names = linesWithoutValues.filter { $0.value == trap.line }.keys
    return listing?.words.intersection(names).min() ?? names.min()
  }

  /// The outcome of a listing that cannot be run or compiled without a value.
  func lacking(_ name: String) -> ListingOutcome {
    .skipped(.fragment, "a fragment: it needs `\(name)`, to which the set-up gives no value")
  }

  /// Returns the function in which a listing is compiled; nil if it cannot be in a function.
  func function(_ listing: SwiftListing, _ name: String) -> FragmentContext? {
    let types = listing.outline.typeDeclarations.map(\.keyword)
    guard !types.contains("extension"), !types.contains("protocol"), !listing.outline.declaresOperators else {
      return nil
    }
    // In a function that can wait, calls mean other functions.
    let effects = listing.words.contains("await") ? "async throws" : "throws"
    return FragmentContext(
      opening: "@MainActor func __Fragment\(listing.cell.number)() \(effects) {", closing: "}",
      note: "it is compiled, but not run, since the set-up gives no value to `\(name)`")
  }
}

extension SwiftOutline {
  /// Whether the code gives a name to a parameter: `{ name in` or `(name: Type)`.
  fileprivate func binds(_ name: String) -> Bool {
    tokens.indices.contains { index in
      guard tokens[index].text == name, index > 0 else { return false }
      let isParameter = index + 1 < tokens.count && tokens[index + 1].text == ":" && tokens[index].depth > 0
      return isParameter || isOfClosure(index)
    }
  }

  /// Whether a token is in the list of a closure's parameters.
  private func isOfClosure(_ index: Int) -> Bool {
    let before = tokens[..<index].reversed().first { $0.kind == .opening && $0.text != "[" }
    let end = tokens[index...].first { ["in", "{", "}"].contains($0.text) || $0.line > tokens[index].line }
    return before != nil && end?.text == "in" && !tokens[..<index].suffix(2).contains { $0.text == "for" }
  }
}
