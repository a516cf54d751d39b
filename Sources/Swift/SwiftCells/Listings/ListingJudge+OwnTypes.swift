import Results
import SourceText
import SwiftSource

// Errors about the types that a document declares itself.
extension ListingJudge {
  /// Whether an error is about a member of a type that no library declares, and that may have more than is shown.
  ///
  /// Such a type is a generic parameter, or belongs to the document, which may show only a part of it. A listing that
  /// declares the type itself, and omits nothing, shows it whole, except for conformances to protocols of the library.
  func isAboutOwnType(_ error: Diagnostic, in listing: SwiftListing, _ errors: [Diagnostic]) -> Bool {
    guard error.isAboutMember || error.id?.hasPrefix("type_does_not_conform") == true else { return false }
    if error.isAboutMember, error.quotedName == "Never" || isMemberOfProtocol(error) { return true }
    if error.isAboutMember, !errors.contains(where: \.isAboutUnknownName), isShownWhole(error, in: listing) {
      return false
    }
    if error.isAboutMember, let type = error.quotedName, modules?.value.names(of: type).isEmpty == true { return true }
    let names = error.quotedNames.map { $0.prefix { $0.isLetter || $0.isNumber || $0 == "_" } }.map(String.init)
    return listings.contains { !$0.declaredNames.isDisjoint(with: names) }
  }

  /// Whether a call may not fit because another listing, or the set-up, shows only a part of a type.
  ///
  /// The error names such a type or, if it names none, its statement uses one or a variable that may have one.
  func mayLieInOwnType(_ error: Diagnostic, in listing: SwiftListing, onLine line: Int) -> Bool {
    let isVague = error.id?.hasPrefix("no_overloads_match") == true || error.message.contains("<Root, Value>")
    if ["missing_argument", "extra_argument"].contains(where: { error.id?.hasPrefix($0) == true }) {
      return creates(typesOf: { $0.cell.number != listing.cell.number }, listing, onLine: line)
    }
    if error.id?.hasPrefix("wrong_argument") == true {
      let labels = error.quotedNames.map { $0.filter { $0 != ":" } }
      let isMisspelled = labels.count == 2 && Suggestion.nearest(to: labels[0], among: [labels[1]]) != nil
      let isOther = { (other: SwiftListing) in
        other.cell.number == SetupFile.number || !isMisspelled && other.cell.number != listing.cell.number
      }
      return creates(typesOf: isOther, listing, onLine: line)
    }
    let ids = ["cannot_convert_argument_value", "foreach_sequence_does_not_conform_to_expected_protocol"]
    guard isVague || ids.contains(error.id ?? "") || error.id?.hasPrefix("types_not_equal") == true else {
      return false
    }
    if error.id == ids[0], creates(typesOf: { $0.cell.number != listing.cell.number }, listing, onLine: line) {
      return true
    }
    let others = listings.filter { $0.cell.number != listing.cell.number }
    let types = Set(others.flatMap(\.outline.typeDeclarations).filter { $0.keyword != "extension" }.map(\.name))
      .intersection(others.reduce(into: Set<String>()) { $0.formUnion($1.declaredNames) })
    guard isVague else {
      return error.quotedNames.contains { name in
        let words = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.contains { types.contains(String($0)) }
      }
    }
    let variables = others.filter { !$0.words.isDisjoint(with: types) }.reduce(into: types) {
      $0.formUnion($1.declaredNames)
    }
    let outline = listing.outline
    // Statements that write results are on the lines of the document's, too.
    let statements = outline.executedStatements.filter { range in
      (outline.tokens[range.lowerBound].line + 1...outline.tokens[range.upperBound].line + 1).contains(line)
    }
    return outline.tokens.indices.contains { index in
      let isNear = statements.isEmpty || statements.contains { $0.contains(index) }
      return isNear && outline.tokens[index].kind == .word && variables.contains(outline.tokens[index].text)
    }
  }

  /// Whether a protocol of the tested modules has the member, so that the document may omit a conformance to it.
  private func isMemberOfProtocol(_ error: Diagnostic) -> Bool {
    guard let type = error.quotedName, let member = error.quotedNames.dropFirst().first, let modules,
      listings.contains(where: { $0.declaredNames.contains(ModuleMembers.plainName(type)) })
    else { return false }
    return modules.value.protocols.contains { modules.value.names(of: $0).contains(member) }
  }

  /// Whether a line creates a value of a type that only some other listings declare, perhaps with other properties.
  private func creates(typesOf isOther: (SwiftListing) -> Bool, _ listing: SwiftListing, onLine line: Int) -> Bool {
    let types = listings.filter(isOther).flatMap(\.outline.typeDeclarations).filter { $0.keyword != "extension" }
      .reduce(into: Set<String>()) { $0.insert($1.name) }.subtracting(listing.declaredNames)
    let tokens = listing.outline.tokens
    return zip(tokens, tokens.dropFirst()).contains { name, next in
      name.line + 1 == line && next.text == "(" && types.contains(name.text)
    }
  }

  /// Whether a listing declares the type of which a member is missing, with other members, and omits nothing.
  ///
  /// A type that inherits from others of the document is whole only if they are. No other listing declares the member.
  private func isShownWhole(_ error: Diagnostic, in listing: SwiftListing) -> Bool {
    let names = error.quotedNames
    guard names.count > 1, !listing.omitsCode, !listings.contains(where: { $0.members.contains(names[1]) }) else {
      return false
    }
    let own = listing.outline.typeDeclarations.filter { listing.declaredNames.contains($0.name) }
    var open = [ModuleMembers.plainName(names[0])]
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      let parts = own.filter { $0.name == name }
      guard parts.contains(where: { !$0.members.isEmpty }) else { return false }
      let inherited = parts.reduce(into: Set<String>()) { $0.formUnion($1.inherited) }
      open += inherited.filter { name in listings.contains { $0.declaredNames.contains(name) } }
    }
    return seen.allSatisfy { $0.first?.isUppercase == true }
  }
}

extension SwiftListing {
  /// Whether `...` takes the place of code, or a comment says that something is omitted.
  fileprivate var omitsCode: Bool {
    let bytes = Array(cell.source.utf8)
    return outline.hasEllipsis
      || (outline.comments + outline.blockComments).contains { comment in
        let text = String(decoding: bytes[comment.range], as: UTF8.self).lowercased()
        return ["...", "\u{2026}", "omit", "省略"].contains(where: text.contains)
      }
  }
}
