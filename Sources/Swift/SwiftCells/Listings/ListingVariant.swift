import Results

/// The changes with which a listing is compiled.
package struct ListingVariant: Sendable, Hashable, Codable {
  /// The lines whose values are not written.
  var silent: Set<Int> = []
  /// Whether no values are written.
  var isSilent = false
  /// The lines that are omitted because the document says that they do not compile.
  var without: Set<Int> = []
  /// The lines that are omitted so that others can build on the rest.
  ///
  /// They are a statement that ends the program, or a member of an extension that a listing below declares again.
  var omitted: Set<Int> = []
  /// The numbers of the listings above that declare again a name that keeps its older meaning here.
  var ignoring: Set<Int> = []
  /// Whether the listing uses no declaration below it.
  var looksBack = false
  /// The functions that shadow those of their name above, though their parameters differ.
  var shadowing: Set<String> = []
  /// The names that the listing takes from a library, though listings below declare them.
  var outside: Set<String> = []
  /// The lines whose statements get a `try`, which is all that they lack.
  var tries: Set<Int> = []
  /// The lines whose statements get an `await`, which is all that they lack.
  var awaits: Set<Int> = []
  /// The code around the listing, which is a fragment; nil for none.
  var context: FragmentContext?

  /// The words that statements get, by their lines.
  var effects: [Int: String] {
    tries.union(awaits).reduce(into: [:]) { words, line in
      words[line] = [tries.contains(line) ? "try" : nil, awaits.contains(line) ? "await" : nil].compactMap(\.self)
        .joined(separator: " ")
    }
  }

  /// Creates a variant without changes.
  package init() {}

  /// Creates a variant without some of the lines.
  init(omitting lines: Set<Int>) { omitted = lines }
}

extension ListingVariant {
  /// Makes one change that could remove errors, and returns whether there was any.
  ///
  /// If names that listings below declare are unknown, they are taken from a library. If values are not to blame, they
  /// are still written. Lines with errors are omitted only if the errors are announced.
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

  /// Adds the `try` or the `await` that is all that some statements lack, and returns whether there were any.
  private mutating func marks(_ errors: [Diagnostic], _ source: ListingSource) -> Bool {
    var (tries, awaits) = (tries, awaits)
    let lines = errors.compactMap { error in error.place.flatMap { $0.cell == nil ? $0.line : nil } }
    guard lines.count == errors.count, source.announcedErrors.isDisjoint(with: lines),
      source.placesOfEffects(onLines: Set(lines)).count == Set(lines).count
    else { return false }
    for (error, line) in zip(errors, lines) {
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
