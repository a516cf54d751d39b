import Results

/// In what a listing is compiled otherwise than its document has it.
package struct ListingVariant: Sendable, Hashable, Codable {
  /// The lines whose values are not written.
  var silent: Set<Int> = []
  /// Whether no values are written.
  var isSilent = false
  /// The lines that are left out, as the document says that they do not compile.
  var without: Set<Int> = []
  /// The lines that are left out so that others can build on the rest: a statement that ends the program, or a member of an
  /// extension that a listing below declares again.
  var omitted: Set<Int> = []
  /// The listings above, by their numbers, that declare a name again which keeps its older meaning here.
  var ignoring: Set<Int> = []
  /// Whether it means nothing that stands below it.
  var looksBack = false
  /// The functions that it declares anew, though their parameters are others than those of functions above.
  var shadowing: Set<String> = []
  /// The names that it takes from a library, though listings below declare them again.
  var outside: Set<String> = []

  /// The lines whose statements get a `try`, and those whose statements get an `await`, as nothing else is wrong with them.
  var tries: Set<Int> = []
  var awaits: Set<Int> = []

  /// The words that statements get, by their lines.
  var effects: [Int: String] {
    tries.union(awaits).reduce(into: [:]) { words, line in
      words[line] = [tries.contains(line) ? "try" : nil, awaits.contains(line) ? "await" : nil].compactMap(\.self)
        .joined(separator: " ")
    }
  }

  /// Compiles a listing as its document has it.
  package init() {}

  /// Compiles a listing without some of its lines.
  init(omitting lines: Set<Int>) { omitted = lines }
}

extension ListingVariant {
  /// Changes something that could be to blame for errors, and tells whether there was anything.
  ///
  /// Names that listings below declare are those of a library where they are not known. Where values are not to blame, they are
  /// written all the same. Lines with errors are left out only where these are the announced ones.
  mutating func change(
    _ errors: [Diagnostic], _ source: ListingSource?, below: Set<String>, looksForward: Bool, blamesValues: Bool,
    isAnnounced: Bool
  ) -> Bool {
    let lines = Set(errors.compactMap { error in error.place.flatMap { $0.cell == nil ? $0.line : nil } })
    if let source, marks(errors, source) { return true }
    if !below.isSubset(of: outside) {
      outside.formUnion(below)
      silent = []
    } else if blamesValues, let source, !isSilent, source.isSilenced(by: lines.subtracting(silent)) {
      silent.formUnion(lines)
    } else if isAnnounced, let source, !lines.isEmpty, errors.allSatisfy({ $0.place != nil }),
      lines.isSubset(of: source.announcedErrors), !lines.isSubset(of: without)
    {
      without.formUnion(lines)
    } else if looksForward, !looksBack {
      (looksBack, silent) = (true, [])
    } else if blamesValues, let source, source.states, !isSilent, !errors.contains(where: \.isAboutUnknownName) {
      isSilent = true
    } else {
      return false
    }
    return true
  }

  /// Lets statements have the `try` or the `await` that is all they lack, and tells whether there were any.
  private mutating func marks(_ errors: [Diagnostic], _ source: ListingSource) -> Bool {
    var (tries, awaits) = (tries, awaits)
    for error in errors {
      guard let line = error.place.flatMap({ $0.cell == nil ? $0.line : nil }), !source.announcedErrors.contains(line),
        source.placeOfEffect(onLine: line) != nil
      else { return false }
      switch error.id {
      case "throwing_call_without_try" where tries.insert(line).inserted: break
      case "async_expr_without_await" where awaits.insert(line).inserted: break
      // Top-level code is asynchronous as soon as it waits for something.
      case "async_in_nonasync_function" where awaits.insert(line).inserted: break
      default: return false
      }
    }
    (self.tries, self.awaits) = (tries, awaits)
    return !errors.isEmpty
  }
}
