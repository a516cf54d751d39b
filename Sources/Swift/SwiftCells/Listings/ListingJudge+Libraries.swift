import Results
import SourceText
import SwiftSource

extension ListingJudge {
  /// Returns that a listing misuses its library; nil if no error proves that.
  ///
  /// An error on a line with an unknown name may be about that name, and one on a line with `...` about what it omits. An
  /// error about a type of the document itself, or of Foundation, may be about a part that the document omits, or that
  /// another platform has.
  func misuse(_ listing: SwiftListing, _ errors: [Diagnostic]) -> ListingOutcome? {
    func place(_ error: Diagnostic) -> Int? { error.place.flatMap { $0.cell == nil ? $0.line : nil } }
    let unknown = Set(errors.filter(\.isAboutUnknownName).compactMap(place))
    let namesakes = Set(errors.filter(\.isAboutGenericName).compactMap(\.quotedName))
    let omitted = listing.outline.ellipsisLines.union(listing.outline.lines(withAnyOf: namesakes))
    let certain = errors.filter { error in
      guard error.isAboutLibrary, let line = place(error), !unknown.contains(line), !omitted.contains(line) else {
        return false
      }
      if !unknown.isEmpty, !error.isAboutMember,
        error.id == "cannot_convert_argument_value" || callsOwn(listing, onLine: line)
      {
        return false
      }
      return !error.isOfSimplification(of: listing.outline) && !isAboutOwnType(error) && !mayLieElsewhere(error)
    }
    guard let first = certain.first, let line = place(first) else { return nil }
    let more: Message = certain.count > 1 ? ", and \(certain.count - 1) more" : ""
    return .uncompiled(
      .noSuchAPI,
      "its library has no such API: \(first.message.trimmed)\(nearest(to: first)) (its line \(line)\(more))",
      lines: Set(certain.compactMap(place)).sorted())
  }

  /// Whether something is called on a line that a listing of the document declares, perhaps with types that are not there.
  private func callsOwn(_ listing: SwiftListing, onLine line: Int) -> Bool {
    let words = Set(listing.outline.tokens.filter { $0.line + 1 == line && $0.kind == .word }.map(\.text))
    return listings.contains { !$0.declaredNames.isDisjoint(with: words) || !$0.members.isDisjoint(with: words) }
  }

  /// Returns that a listing uses a function, a type, or a member of its document by a misspelled name; nil where none is
  /// that near.
  ///
  /// A name that another listing declares is not misspelled.
  func misspelling(_ listing: SwiftListing, _ errors: [Diagnostic]) -> ListingOutcome? {
    let declared = listings.reduce(into: Set<String>()) { names, other in
      names.formUnion(other.signatures.keys)
      names.formUnion(other.outline.typeDeclarations.map(\.name))
    }
    let members = listings.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    let calls = Set(
      zip(listing.outline.tokens, listing.outline.tokens.dropFirst()).filter { $1.text == "(" }.map(\.0.text))
    for error in errors where error.isAboutUnknownName || error.isAboutMember {
      guard let name = error.isAboutMember ? error.quotedNames.dropFirst().first : error.quotedName,
        error.isAboutMember || calls.contains(name), let place = error.place, place.cell == nil,
        let near = meant(by: name, among: error.isAboutMember ? members : declared)
      else { continue }
      return .uncompiled(
        .noSuchAPI, "there is no `\(name)`; did you mean `\(near)`? (its line \(place.line))", lines: [place.line])
    }
    return nil
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

  /// Whether an error is about a member of a type that no library declares.
  ///
  /// Such a type is a generic parameter, or belongs to the document, which may show only a part of it.
  private func isAboutOwnType(_ error: Diagnostic) -> Bool {
    guard error.isAboutMember || error.id?.hasPrefix("type_does_not_conform") == true else { return false }
    if error.isAboutMember, let type = error.quotedName, modules?.value.names(of: type).isEmpty == true { return true }
    let names = error.quotedNames.map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }.map(String.init)
    return listings.contains { !$0.declaredNames.isDisjoint(with: names) }
  }

  /// Whether a member may exist only in Foundation on Apple's platforms.
  private func mayLieElsewhere(_ error: Diagnostic) -> Bool {
    guard error.isAboutMember, let name = error.quotedName else { return false }
    let type = ModuleMembers.plainName(name)
    if error.quotedNames.dropFirst().contains(where: FoundationNames.members.contains) { return true }
    return FoundationNames.all.contains(type) || type.hasPrefix("NS")
      || FoundationNames.isExtended(name) && listings.contains { $0.outline.imports.contains("Foundation") }
  }

  /// Returns the most similar member name, if the compiler proposes none.
  ///
  /// The names come from the declarations of the type's module, and from the members that the document's listings
  /// declare.
  private func nearest(to error: Diagnostic) -> Message {
    let names = error.quotedNames
    guard !error.message.contains("did you mean"), error.isAboutMember, names.count > 1 else {
      return ""
    }
    let members = listings.reduce(into: modules?.value.names(of: names[0]) ?? []) { $0.formUnion($1.members) }
    let isType = names[1].first?.isUppercase == true
    let alike = members.filter { $0 != names[1] && ($0.first?.isUppercase == true) == isType }.sorted()
    guard let name = Suggestion.nearest(to: names[1], among: alike) else { return "" }
    return "; did you mean `\(name)`?"
  }
}
