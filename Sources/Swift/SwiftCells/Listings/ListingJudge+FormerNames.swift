import Results
import SourceText
import SwiftSource

// Functions and types that the library does not have (any more).
extension ListingJudge {
  /// Returns that a listing uses a function or a type that its library ought to have, but does not; nil if the unknown
  /// names can belong to something that the text only imagines.
  ///
  /// The name begins with that of the module and is mentioned in the text, or a link to a symbol, a title or a source
  /// file has it, or it is part of the name of a public function.
  func formerName(_ listing: SwiftListing, _ errors: [Diagnostic]) -> ListingOutcome? {
    for error in errors {
      guard let name = error.isAboutUnknownName || error.isAboutAttribute ? error.quotedName : nil,
        let place = error.place, place.cell == nil, isUse(of: name, in: listing), !isDeclaredHere(name),
        let modules = modules?.value, !modules.own.isEmpty
      else { continue }
      let similar = modules.publicNames.filter { $0.isPart(of: name) || name.isPart(of: $0) }.sorted()
      guard isFormer(name) || !similar.isEmpty && !name.isOfType && !modules.declares(name) else { continue }
      let hint: Message = similar.first.map { "; did you mean `\($0)`?" } ?? ""
      return .uncompiled(
        .noSuchAPI, "its library has no such API: \(error.message.trimmed)\(hint) (its line \(place.line))",
        lines: [place.line])
    }
    return nil
  }

  /// Whether the library ought to have a function or a type with a name, but does not.
  func isFormer(_ name: String) -> Bool {
    guard let modules = modules?.value, !modules.own.isEmpty else { return false }
    return !modules.declares(name) && modules.ought(toHave: name, prose)
  }

  /// Whether a listing uses a name as a type, or calls it.
  private func isUse(of name: String, in listing: SwiftListing) -> Bool {
    let tokens = listing.outline.tokens
    return name.isOfType
      || zip(tokens, tokens.dropFirst()).contains { $0.text == name && ["(", "{"].contains($1.text) }
  }

  /// Whether a listing or Foundation has a name.
  private func isDeclaredHere(_ name: String) -> Bool {
    FoundationNames.all.contains(name) || name.hasPrefix("_") || name.hasPrefix("NS")
      || listings.contains { listing in
        !listing.outline.lacksBodies && (listing.declaredNames.contains(name) || listing.members.contains(name))
      }
  }
}

extension ModuleMembers {
  /// Whether a function or a type with a name ought to be in the modules, since their text or that of a document treats
  /// it as theirs.
  fileprivate func ought(toHave name: String, _ prose: NamesInProse) -> Bool {
    let isNamedLikeModule = own.contains { module in
      let rest = name.dropFirst(module.count)
      return name.lowercased().hasPrefix(module.lowercased()) && rest.first?.isLowercase != true
    }
    if isNamedLikeModule, prose.mentioned.union(self.prose.mentioned).contains(name) { return true }
    return prose.linked.union(self.prose.linked).contains(name) || prose.titles.contains(name)
      || files.contains { $0.lowercased() == name.lowercased() && $0.dropFirst() == name.dropFirst() }
  }
}

extension String {
  /// Whether a name is written as that of a type.
  fileprivate var isOfType: Bool { first?.isUppercase == true }

  /// Whether the name is the beginning or the end of a longer one, up to a capital letter: `load` of `loadAll`.
  fileprivate func isPart(of longer: String) -> Bool {
    guard count > 2, longer.count > count, isOfType == longer.isOfType else { return false }
    return longer.hasPrefix(self) && longer.dropFirst(count).first?.isUppercase == true
  }
}
