import Results
import SourceText
import SwiftSource

// Fragments that compile with code around them.
extension ListingChain {
  /// The most contexts that are tried for one fragment.
  private static let mostContexts = 7

  /// Adds fragments that compile as members of a type, or in a function.
  ///
  /// One run of the compiler tries all contexts of all fragments.
  mutating func settleFragments(_ cells: [SwiftCell]) async throws {
    var trials: [(cell: SwiftCell, contexts: [FragmentContext])] = []
    for cell in cells where !sound.contains(cell) {
      guard let listing = byNumber[cell.number], let source = sources[cell.number], let found = errors[cell.number],
        source.announcedErrors.isEmpty, found.contains(where: \.isOfContext), outcomes[cell.number]?.isMissing ?? true
      else { continue }
      let contexts = judge.contexts(of: listing, source)
      if !contexts.isEmpty { trials.append((cell, Array(contexts.prefix(Self.mostContexts)))) }
    }
    guard !trials.isEmpty else { return }
    let found = try await errors(of: trials)
    var added: Set<Int> = []
    for (cell, contexts) in trials {
      let number = cell.number
      guard let tried = found[number] else { continue }
      if let index = tried.firstIndex(where: \.isEmpty) {
        variants[number] = ListingVariant()
        variants[number]?.context = contexts[index]
        added.insert(number)
      } else if let lacking = tried.first(where: { $0.allSatisfy(\.isAboutUnknownName) }) {
        // In a context, the fragment lacks only names, and these are what its readers need.
        errors[number] = lacking
        note([cell])
      }
    }
    guard !added.isEmpty else { return }
    take(added, among: cells)
    try await finish()
  }

  /// Adds fragments that compile now, and listings that use a name or a member which these declare.
  private mutating func take(_ added: Set<Int>, among cells: [SwiftCell]) {
    let declared = cells.filter { added.contains($0.number) }.reduce(into: Set<String>()) { names, cell in
      let listing = listing(cell)
      names.formUnion(listing.declaredNames.union(listing.members))
    }
    let able = cells.filter { cell in
      if sound.contains(cell) || added.contains(cell.number) { return true }
      guard let own = byNumber[cell.number], errors[cell.number]?.isEmpty == false else { return false }
      return !own.namedWords.isDisjoint(with: declared)
    }
    for cell in able where !sound.contains(cell) {
      missing.remove(cell.number)
      outcomes[cell.number] = nil
    }
    sound = able
  }

  /// Returns the errors of each fragment in each of its contexts, in one run of the compiler.
  private func errors(
    of trials: [(cell: SwiftCell, contexts: [FragmentContext])]
  ) async throws -> [Int: [[Diagnostic]]] {
    // Further numbers between those of the listings keep the order in which names are declared.
    let scale = Self.mostContexts + 1
    var all: [(cell: SwiftCell, variant: ListingVariant?)] = sound.map { ($0, variants[$0.number]) }
    for (cell, contexts) in trials {
      for context in contexts {
        var variant = ListingVariant()
        variant.context = context
        all.append((cell, variant))
      }
    }
    all.sort { $0.cell.number < $1.cell.number }
    var listings: [Int: SwiftListing] = [:]
    var scaledSources: [Int: ListingSource] = [:]
    var scaledVariants: [Int: ListingVariant] = [:]
    var scaled: [SwiftCell] = []
    var counts: [Int: Int] = [:]
    for (cell, variant) in all {
      let number = cell.number * scale + counts[cell.number, default: 0]
      counts[cell.number, default: 0] += 1
      var own = cell
      own.number = number
      scaled.append(own)
      var listing = byNumber[cell.number] ?? SwiftListing(cell, place: "")
      listing.cell.number = number
      listings[number] = listing
      scaledSources[number] = sources[cell.number]
      scaledVariants[number] = variant?.scaled(by: scale)
    }
    let output = try await compile(scaled.prepared(listings, scaledSources, scaledVariants))
    var found: [Int: [[Diagnostic]]] = [:]
    for (position, cell) in scaled.enumerated() where scaledVariants[cell.number]?.context != nil {
      let number = cell.number / scale
      guard trials.contains(where: { $0.cell.number == number }) else { continue }
      found[number, default: []].append(output.diagnostics.errors[position + 1] ?? [])
    }
    return found
  }
}

extension ListingVariant {
  /// Returns the variant in a program whose listings have other numbers.
  fileprivate func scaled(by scale: Int) -> ListingVariant {
    var variant = self
    variant.ignoring = Set(ignoring.map { $0 * scale })
    return variant
  }
}

extension Diagnostic {
  /// Whether the message may be about code that belongs in a type or in a function.
  fileprivate var isOfContext: Bool {
    isOfFragment || isAboutUnknownName && ["self", "super", "Self"].contains(quotedName)
      || message.contains("'self'") || id?.contains("async") == true
  }
}
