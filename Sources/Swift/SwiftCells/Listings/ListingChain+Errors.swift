import Results
import SwiftSource

// The subjects of a listing's errors.
extension ListingChain {
  /// Returns the listing whose function must shadow earlier ones of its name, because together they are ambiguous.
  func overload(_ errors: [Diagnostic], _ names: ListingNames, _ cell: SwiftCell) -> (Int, String)? {
    for error in errors where error.isAboutRedeclaration || error.isAboutAmbiguity {
      guard let name = error.quotedName, let number = names.overloader(of: name, for: listing(cell)),
        variants[number]?.shadowing.contains(name) != true
      else { continue }
      return (number, name)
    }
    return nil
  }

  /// Whether a listing below could have caused the errors of a listing.
  func isDoubtful(_ cell: SwiftCell, among cells: [SwiftCell]) -> Bool {
    guard let found = errors[cell.number], let listing = byNumber[cell.number],
      !found.contains(where: { $0.isAboutUnknownName || $0.isAboutRedeclaration })
    else { return false }
    let words = wordsOfErrors(cell) ?? listing.outline.words
    return cells.contains { other in
      guard other.number > cell.number, let below = byNumber[other.number] else { return false }
      return below.outline.declaresOperators
        || !below.members.isDisjoint(with: words) && below.outline.words.contains("extension")
        || !Set(below.signatures.keys).isDisjoint(with: words)
    }
  }

  /// Whether errors of a listing are about names that an omitted listing above it declares.
  func lacksListing(_ cell: SwiftCell, _ errors: [Diagnostic]) -> Bool {
    errors.contains { error in
      guard error.isAboutUnknownName, let name = error.quotedName else { return false }
      return byNumber.values.contains { other in
        other.cell.number < cell.number && other.cell.isChained && other.declaredNames.contains(name)
          && !sound.contains(other.cell)
      }
    }
  }

  /// Returns the names that the errors of a listing may be about; nil if they may be about any.
  ///
  /// They are on the lines of the errors, or on lines that declare such a name. A name that the listing only declares
  /// there is its own.
  func wordsOfErrors(_ cell: SwiftCell) -> Set<String>? {
    guard let found = errors[cell.number], let listing = byNumber[cell.number], !listing.isDeclarative else {
      return nil
    }
    let lines = found.map { error in error.place.flatMap { $0.cell == nil ? $0.line : nil } }
    let tokens = listing.outline.tokens
    guard !lines.contains(nil),
      !tokens.contains(where: { $0.kind == .literal && lines.contains($0.line + 1) })
        || !listing.cell.source.contains("\\(")
    else { return nil }
    let all = tokens.filter { $0.kind == .word }
    let byLine = Dictionary(grouping: all) { $0.line + 1 }.mapValues { Set($0.map(\.text)) }
    var words = lines.compactMap(\.self).reduce(into: Set<String>()) { $0.formUnion(byLine[$1] ?? []) }
    var isGrowing = true
    while isGrowing {
      let own = words.intersection(listing.declaredNames)
      let more = byLine.values.filter { !$0.isDisjoint(with: own) }.reduce(into: words) { $0.formUnion($1) }
      isGrowing = more.count > words.count
      words = more
    }
    let counts = Dictionary(all.map { ($0.text, 1) }, uniquingKeysWith: +)
    return words.filter { !listing.declaredNames.contains($0) || counts[$0, default: 0] > 1 }
  }
}
