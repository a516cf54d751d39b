import Results
import SourceText
import SwiftSource

extension ListingJudge {
  /// Returns that a listing misuses its library; nil if no error proves that.
  ///
  /// An error on a line with an unknown name may be about that name, and one on a line with `...` about what it omits. A
  /// literal alone has no type of which its insertions could be right. An
  /// error about a type of the document itself, or of Foundation, may be about a part that the document omits, or that
  /// another platform has.
  func misuse(_ listing: SwiftListing, _ errors: [Diagnostic]) -> ListingOutcome? {
    func place(_ error: Diagnostic) -> Int? { error.place.flatMap { $0.cell == nil ? $0.line : nil } }
    let unknown = Set(errors.filter(\.isAboutUnknownName).compactMap(place))
    let namesakes = Set(errors.filter(\.isAboutGenericName).compactMap(\.quotedName))
    let omitted = listing.outline.incompleteLines.union(listing.outline.lines(withAnyOf: namesakes))
      .union(linesOfLiterals(listing))
    let certain = errors.filter { error in
      if renamedRequirement(error, in: listing) != nil { return true }
      guard error.isAboutLibrary || isAboutOwnModule(error), let line = place(error), !unknown.contains(line),
        !omitted.contains(line)
      else {
        return false
      }
      if !unknown.isEmpty, !error.isAboutMember,
        error.id == "cannot_convert_argument_value" || callsOwn(listing, onLine: line)
      {
        return false
      }
      return !error.isOfSimplification(of: listing.outline) && !isAboutOwnType(error, in: listing, errors)
        && !mayLieElsewhere(error) && hiddenCall(error, in: listing) == nil
        && !mayLieInOwnType(error, in: listing, onLine: line)
    }
    guard let first = certain.first, let line = place(first) else { return nil }
    let more: Message = certain.count > 1 ? ", and \(certain.count - 1) more" : ""
    let reason: Message =
      first.isAboutEffect
      ? "a call lacks `try` or `await`: \(first.message.trimmed) (its line \(line)\(more))"
      : "its library has no such API: \(first.message.trimmed)\(nearest(to: first, in: listing)) (its line \(line)\(more))"
    return .uncompiled(
      .noSuchAPI, reason,
      lines: Set(certain.compactMap(place)).sorted())
  }

  /// Returns the requirement of a library's protocol that a type of the listing has by another name, with the same type;
  /// nil if there is none.
  ///
  /// A type that lacks a requirement and has nothing like it may be shown only in part.
  private func renamedRequirement(_ error: Diagnostic, in listing: SwiftListing) -> String? {
    guard error.id?.hasPrefix("type_does_not_conform") == true, error.quotedNames.count > 1,
      let known = modules?.value, known.protocols.contains(error.quotedNames[1])
    else { return nil }
    let required = known.names(of: error.quotedNames[1])
    let members = listing.outline.memberTypes(of: error.quotedNames[0]).filter { !required.contains($0.key) }
    let words = ["protocol requires function ", "protocol requires property "]
    return error.notes.lazy.filter { note in words.contains(where: note.message.hasPrefix) }.map(\.quotedNames)
      .first { names in
        names.count > 1 && members.contains { $0.value.contains(names[1].filter { $0 != " " }) }
      }?.first.map { String($0.prefix { $0 != "(" }) }
  }

  /// Whether a built module does not have what a listing takes from it by the module's name.
  private func isAboutOwnModule(_ error: Diagnostic) -> Bool {
    error.id == "no_member_of_module"
      && error.quotedNames.first.map { modules?.value.own.contains($0) == true } == true
  }

  /// The lines of statements that are only a literal.
  private func linesOfLiterals(_ listing: SwiftListing) -> Set<Int> {
    let (outline, bytes) = (listing.outline, Array(listing.cell.source.utf8))
    return outline.executedStatements.reduce(into: []) { lines, range in
      let token = outline.tokens[range.lowerBound]
      guard range.count == 1, token.kind == .literal else { return }
      let breaks = bytes[token.range].count { $0 == UInt8(ascii: "\n") }
      lines.formUnion((token.line + 1)...(token.line + 1 + breaks))
    }
  }

  /// Whether something is called on a line that a listing of the document declares, perhaps with types that are not there.
  private func callsOwn(_ listing: SwiftListing, onLine line: Int) -> Bool {
    let words = Set(listing.outline.tokens.filter { $0.line + 1 == line && $0.kind == .word }.map(\.text))
    return listings.contains { !$0.declaredNames.isDisjoint(with: words) || !$0.members.isDisjoint(with: words) }
  }

  /// Whether a member may exist only on another platform, such as in Foundation on Apple's.
  ///
  /// A module's sources also have the members that conditions exclude here.
  private func mayLieElsewhere(_ error: Diagnostic) -> Bool {
    guard error.isAboutMember, let name = error.quotedName else { return false }
    let type = ModuleMembers.plainName(name)
    if let member = error.quotedNames.dropFirst().first, modules?.value.names(of: name).contains(member) == true {
      return true
    }
    if error.quotedNames.dropFirst().contains(where: FoundationNames.members.contains) { return true }
    return FoundationNames.all.contains(type) || type.hasPrefix("NS")
      || FoundationNames.isExtended(name) && listings.contains { $0.outline.imports.contains("Foundation") }
  }

  /// Returns what is called with labels that only a declaration within its module has; nil for another error.
  func hiddenCall(_ error: Diagnostic, in listing: SwiftListing) -> String? {
    let wrong = error.wrongLabels
    guard !wrong.isEmpty, let hidden = modules?.value.hiddenLabels else { return nil }
    return listing.outline.words.sorted().first { name in
      guard let declared = hidden[name] else { return false }
      return listing.outline.labels(ofCallsOf: name).contains { labels in
        wrong.isSubset(of: labels) && declared.contains(where: labels.isSubset)
      }
    }
  }

  /// Returns the most similar member name, if the compiler proposes none.
  ///
  /// The names come from the declarations of the type's module, and from the members that the document's listings
  /// declare.
  private func nearest(to error: Diagnostic, in listing: SwiftListing) -> Message {
    if let name = renamedRequirement(error, in: listing) { return "; did you mean `\(name)`?" }
    let names = error.quotedNames
    guard !error.message.contains("did you mean"), error.isAboutMember, names.count > 1 else {
      return ""
    }
    let members = listings.reduce(into: modules?.value.names(of: names[0]) ?? []) { $0.formUnion($1.members) }
    let isType = names[1].first?.isUppercase == true
    let alike = members.filter { $0 != names[1] && ($0.first?.isUppercase == true) == isType }.sorted()
    guard let name = Suggestion.nearest(to: names[1], among: alike) ?? beginning(like: names[1], among: alike) else {
      return ""
    }
    return "; did you mean `\(name)`?"
  }

  /// Returns the member that begins like a longer name, as `uppercased` does like `uppercaseString`; nil if none does.
  private func beginning(like name: String, among members: [String]) -> String? {
    let lengths = members.map { member in (member, zip(name, member).prefix { $0 == $1 }.count) }
    guard let longest = lengths.map(\.1).max(), longest > 4, longest * 2 >= name.count else { return nil }
    return lengths.filter { $0.1 == longest }.map(\.0).min { ($0.count, $0) < ($1.count, $1) }
  }
}
