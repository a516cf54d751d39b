import Results
import SwiftSource

// The older meanings of names that listings declare again.
extension ListingChain {
  /// The most listings for which an older meaning is tried in other listings.
  private static let mostTogether = 8

  /// Adds listings that compile only if names have the meaning from before they were declared again.
  mutating func settleOlder(_ cells: [SwiftCell]) async throws {
    var isChanged = false
    for depth in 1...3 {
      let out = cells.filter { cell in !sound.contains(cell) }
      let names = names(cells)
      let older = out.filter { names.shadowers(of: listing($0)).count >= depth && mayMeanOlder($0, names) }
      guard !older.isEmpty else { break }
      var able = older
      let savedVariants = variants
      for cell in older {
        var variant = variants[cell.number] ?? ListingVariant()
        variant.ignoring = Set(names.shadowers(of: listing(cell)).prefix(depth))
        variant.looksBack = true
        variants[cell.number] = variant
      }
      // Listings that build on them can compile with them.
      let declared = older.reduce(into: Set<String>()) { $0.formUnion(byNumber[$1.number]?.declaredNames ?? []) }
      able += out.filter { cell in
        !older.contains(cell) && errors[cell.number]?.contains { $0.quotedName.map(declared.contains) == true } == true
      }
      let saved = errors
      let before = sound
      sound = (sound + able).sorted { $0.number < $1.number }
      let output = try await compile(sound, isRun: false)
      var dropped = try await drop(startingWith: output)
      if dropped.contains(where: { before.contains($0) }) {
        (sound, variants) = (before, savedVariants)
        dropped = able
      }
      for cell in dropped {
        errors[cell.number] = saved[cell.number]
        variants[cell.number] = savedVariants[cell.number]
      }
      for cell in sound where !before.contains(cell) {
        isChanged = true
        missing.remove(cell.number)
        outcomes[cell.number] = nil
      }
    }
    if try await settleTogether(cells) { isChanged = true }
    if isChanged { try await finish() }
  }

  /// Whether an error of a listing may be about a name that listings above it declare again.
  private func mayMeanOlder(_ cell: SwiftCell, _ names: ListingNames) -> Bool {
    guard let words = wordsOfErrors(cell), let listing = byNumber[cell.number] else { return true }
    return names.shadowers(of: listing).contains { number in
      byNumber[number].map { !$0.declaredNames.isDisjoint(with: words) } ?? true
    }
  }

  /// Adds listings that compile only if a listing that they build on uses an older meaning of a name, too.
  ///
  /// Returns whether there were any.
  private mutating func settleTogether(_ cells: [SwiftCell]) async throws -> Bool {
    var isChanged = false
    for cell in cells.filter({ !sound.contains($0) }).prefix(Self.mostTogether) {
      let together = [cell] + base(of: cell)
      let all = (sound + [cell]).sorted { $0.number < $1.number }
      let names = names(all)
      let declared = together.dropFirst().reduce(into: Set<String>()) { declared, own in
        declared.formUnion(byNumber[own.number].map { $0.declaredNames.union($0.members) } ?? [])
      }
      guard wordsOfErrors(cell).map({ !$0.isDisjoint(with: declared) }) ?? true,
        together.dropFirst().contains(where: { !names.shadowers(of: listing($0)).isEmpty })
      else { continue }
      let (before, saved, known) = (sound, variants, errors)
      for own in together {
        let shadowers = names.shadowers(of: listing(own))
        guard let newest = shadowers.first else { continue }
        variants[own.number, default: ListingVariant()].ignoring.insert(newest)
        variants[own.number]?.looksBack = true
      }
      sound = all
      let output = try await compile(all, isRun: false)
      guard output.succeeded else {
        (sound, variants, errors) = (before, saved, known)
        continue
      }
      isChanged = true
      missing.remove(cell.number)
      outcomes[cell.number] = nil
    }
    return isChanged
  }

  /// Returns the listings that a listing builds on.
  ///
  /// They are above it and declare a name that it, or another of them, mentions.
  private func base(of cell: SwiftCell) -> [SwiftCell] {
    var words = byNumber[cell.number]?.namedWords ?? []
    var found: [SwiftCell] = []
    for other in sound.reversed() where other.number < cell.number {
      guard let listing = byNumber[other.number],
        !listing.declaredNames.union(listing.members).isDisjoint(with: words)
      else { continue }
      found.append(other)
      words.formUnion(listing.namedWords)
    }
    return found
  }
}

extension SwiftListing {
  /// The words of the listing's source, including those after a full stop.
  var namedWords: Set<String> {
    words.union(outline.tokens.map { $0.text.hasPrefix(".") ? String($0.text.dropFirst()) : $0.text })
  }
}
