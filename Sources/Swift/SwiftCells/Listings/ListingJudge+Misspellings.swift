import Results
import SourceText
import SwiftSource

// Misspelled names of what a document declares itself.
extension ListingJudge {
  /// Returns that a listing uses a function, a type, or a member of its document, or a function or type of a package, by
  /// a misspelled name; nil where none is that near.
  ///
  /// A name that another listing declares is not misspelled.
  func misspelling(_ listing: SwiftListing, _ errors: [Diagnostic]) -> ListingOutcome? {
    let tokens = listing.outline.tokens
    let pairs = zip(tokens, tokens.dropFirst())
    let calls = Set(pairs.filter { $1.text == "(" }.map(\.0.text))
    // A function within another, or within a type, is called only where it is declared.
    let inner = pairs.filter { $0.text == "func" && $1.kind == .word }.map(\.1.text)
    let declared = listings.reduce(into: Set(inner)) { names, other in
      names.formUnion(other.signatures.keys)
      names.formUnion(other.outline.typeDeclarations.map(\.name))
    }
    for error in errors where error.isAboutUnknownName || error.isAboutMember {
      guard let name = error.isAboutMember ? error.quotedNames.dropFirst().first : error.quotedName,
        error.isAboutMember || calls.contains(name), let place = error.place, place.cell == nil,
        let near = error.isAboutMember
          ? member(meantBy: name, of: error)
          : meant(by: name, among: declared) ?? function(ofModulesMeantBy: name, unless: declared)
      else { continue }
      return .uncompiled(
        .noSuchAPI, "there is no `\(name)`; did you mean `\(near)`? (its line \(place.line))", lines: [place.line])
    }
    return nil
  }

  /// Returns the declared member of which another name is a typing error; nil if that name is declared, too.
  ///
  /// Names of three and four letters are compared only with the members of the type that the error is about.
  private func member(meantBy name: String, of error: Diagnostic) -> String? {
    let members = listings.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    if let near = meant(by: name, among: members) { return near }
    guard !members.contains(name), let type = error.quotedName else { return nil }
    let own = ModuleMembers(listings.lazy.map(\.outline)).names(of: type)
    return own.sorted().first { isShortSlip(name, of: $0) }
  }

  /// Returns the function or type of a built module of which another name is a typing error; a plural is another name.
  private func function(ofModulesMeantBy name: String, unless declared: Set<String>) -> String? {
    guard !declared.contains(name), let callable = modules?.value.callable else { return nil }
    let names = callable.filter { !$0.hasPrefix("_") && $0 + "s" != name && name + "s" != $0 }
    return meant(by: name, among: names) ?? names.sorted().first { name.count > 3 && isShortSlip(name, of: $0) }
  }

  /// Returns the first declared name of which another name is a typing error; nil if that name is declared, too.
  private func meant(by name: String, among declared: Set<String>) -> String? {
    declared.contains(name) ? nil : declared.sorted().first { isSlip(name, of: $0) }
  }

  /// Whether a name is a typing error of another one, and neither a type that has the name of a function nor a wrapper.
  private func isSlip(_ name: String, of other: String) -> Bool {
    (Suggestion.isSlip(name, of: other) || isSwap(name, of: other))
      && name.first?.isUppercase == other.first?.isUppercase && name.hasPrefix("_") == other.hasPrefix("_")
  }

  /// Whether a name of at least four letters has two letters of another one swapped.
  private func isSwap(_ name: String, of other: String) -> Bool {
    name.count > 3 && name.sorted() == other.sorted() && zip(name, other).count(where: !=) == 2
  }

  /// Whether a name of at least three letters has one letter more or less than another, after the same first letter.
  ///
  /// A plural is another name.
  private func isShortSlip(_ name: String, of other: String) -> Bool {
    let (shorter, longer) = name.count < other.count ? (name, other) : (other, name)
    guard shorter.count > 2, longer.count == shorter.count + 1, shorter.first == longer.first, longer != shorter + "s"
    else { return false }
    return longer.indices.contains { index in longer[..<index] + longer[longer.index(after: index)...] == shorter }
  }
}
