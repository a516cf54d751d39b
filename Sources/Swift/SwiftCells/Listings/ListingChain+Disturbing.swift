import SwiftSource

// Listings that make listings above them wrong, such as one with an operator that changes their expressions.
extension ListingChain {
  /// The most such listings that are removed.
  private static let mostDisturbing = 16

  /// Removes listings that make listings above them wrong, and adds removed ones that compile without them.
  ///
  /// - Parameters:
  ///   - dropped: the listings that were removed because of their errors.
  ///   - cells: all listings.
  /// - Returns: the listings that are removed then.
  /// - Throws: an error if the compiler cannot be run.
  /// - Complexity: one run of the compiler for each removed listing with errors that one below could have caused, and
  ///   O(log *n*) runs for each such one among *n* listings.
  mutating func settleDisturbed(_ dropped: [SwiftCell], among cells: [SwiftCell]) async throws -> [SwiftCell] {
    var disturbed: [SwiftCell] = []
    for cell in dropped where isDoubtful(cell, among: cells) {
      let above = sound.filter { $0.number < cell.number }
      let output = try await compile(above + [cell], isRun: false)
      if output.succeeded {
        disturbed.append(cell)
      } else {
        errors[cell.number] = output.diagnostics.errors[above.count + 1] ?? errors[cell.number]
      }
    }
    guard !disturbed.isEmpty else { return dropped }
    let (before, known) = (sound, errors)
    let disturbing = try await removeDisturbing(disturbed)
    let names = (disturbing + disturbed).reduce(into: Set<String>()) { names, cell in
      names.formUnion(byNumber[cell.number].map { $0.declaredNames.union($0.members) } ?? [])
    }
    let kept = sound
    // Listings that were removed because of those or that build on them may compile now.
    let able = dropped.filter { cell in
      !kept.contains(cell) && !disturbing.contains(cell) && !isHopeless(known[cell.number] ?? [])
        && byNumber[cell.number].map { !$0.namedWords.isDisjoint(with: names) } == true
    }
    if !able.isEmpty {
      sound = (kept + able).sorted { $0.number < $1.number }
      let removed = try await drop(startingWith: try await compile(sound, isRun: false))
      if removed.contains(where: kept.contains) { sound = kept }
    }
    return (before + dropped).filter { !sound.contains($0) }.sorted { $0.number < $1.number }
  }

  /// Adds listings, and removes each listing with which those above it do not compile any more.
  ///
  /// - Returns: the removed listings.
  private mutating func removeDisturbing(_ disturbed: [SwiftCell]) async throws -> [SwiftCell] {
    let before = sound
    var all = (before + disturbed).sorted { $0.number < $1.number }
    var removed: [SwiftCell] = []
    // The number of listings from the top that are known to compile together.
    var compiling = 0
    while try await !compile(all, isRun: false).succeeded {
      guard removed.count < Self.mostDisturbing else {
        all = all.prefix(compiling) + all.dropFirst(compiling).filter(before.contains)
        break
      }
      var failing = all.count
      while failing - compiling > 1 {
        let middle = (compiling + failing) / 2
        let isCompiling = try await compile(Array(all.prefix(middle)), isRun: false).succeeded
        (compiling, failing) = isCompiling ? (middle, failing) : (compiling, middle)
      }
      let cell = all.remove(at: failing - 1)
      let output = try await compile(all.prefix(compiling) + [cell], isRun: false)
      errors[cell.number] = output.diagnostics.errors[failing] ?? []
      removed.append(cell)
    }
    sound = all
    return removed
  }
}
