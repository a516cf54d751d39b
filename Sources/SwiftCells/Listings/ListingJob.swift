import Results
import SourceText

/// What the listings of a document that run together gave.
struct ListingResult: Sendable, Hashable, Codable {
  /// What became of each, by its number.
  var outcomes: [Int: ListingOutcome] = [:]
  /// The numbers of those on which others can build.
  var sound: [Int] = []
  /// In what listings differ from their document, by their numbers.
  var variants: [Int: ListingVariant] = [:]
  /// Whether running them again on any machine gives the same.
  var isStable = true
}

extension SwiftCellJob {
  /// Compiles and runs listings that build on each other.
  func runListings(
    _ judge: ListingJudge, _ sources: [Int: ListingSource], missing: Set<Int>
  ) async -> ListingResult {
    do {
      return try await RunFolder.use { folder in
        let compiler = try await compilerWithModules(in: folder.path)
        let chain = try await ListingChain(cells, judge, sources, missing: missing, compiler, in: folder.path) {
          cells in
          let run = try await self.run(cells, in: folder.path)
          let outcomes = cells.enumerated().map { ($1.number, result(of: $1, at: $0, in: run, cells)) }
          return (run, Dictionary(uniqueKeysWithValues: outcomes))
        }
        return ListingResult(
          outcomes: chain.outcomes, sound: chain.sound.map(\.number), variants: chain.variants,
          isStable: chain.isStable)
      }
    } catch {
      let failure = failure(error)
      return ListingResult(
        outcomes: failure.outcomes.mapValues { .judged($0, note: nil) }, isStable: failure.isStable)
    }
  }
}
