import Results
import Sandbox
import SourceText

/// The result of the listings of a document that run together.
struct ListingResult: Sendable, Hashable, Codable {
  /// The outcome of each listing, by its number.
  var outcomes: [Int: ListingOutcome] = [:]
  /// The numbers of the listings that others can build on.
  var sound: [Int] = []
  /// The changes to listings, by their numbers.
  var variants: [Int: ListingVariant] = [:]
  /// The numbers of the listings that lack only names of Foundation.
  var lackingFoundation: [Int] = []
  /// Whether running the listings again gives the same result on any machine.
  package var isStable = true
  /// Whether the programs were run twice.
  var isRepeated = false

  /// The numbers of the listings that did not compile.
  fileprivate var missing: Set<Int> { Set(outcomes.filter(\.value.isMissing).keys) }
}

extension ListingResult {
  /// Returns the listings that may run if Foundation is imported, and those that they build on.
  func needingFoundation(_ cells: [SwiftCell]) -> [SwiftCell] {
    guard !lackingFoundation.isEmpty else { return [] }
    return cells.filter { cell in
      if sound.contains(cell.number) || lackingFoundation.contains(cell.number) { return true }
      if case .skipped(.dependent, _)? = outcomes[cell.number] { return true }
      return false
    }
  }

  /// Takes the outcomes of listings that run with Foundation, and only with it.
  mutating func take(withFoundation other: ListingResult) {
    isStable = isStable && other.isStable
    isRepeated = isRepeated && other.isRepeated
    for (number, outcome) in other.outcomes where outcomes[number]?.isMissing == true {
      guard !outcome.isMissing, case .judged(let judged, let note) = outcome else {
        // What is wrong even with Foundation says more than what is missing without it.
        if lackingFoundation.contains(number) { outcomes[number] = outcome }
        continue
      }
      let text: Message = "Foundation is imported for it"
      outcomes[number] = .judged(
        judged, note: note.map { $0.with(ListingNote(text: text)) } ?? ListingNote(text: text))
    }
  }
}

extension ListingResult {
  /// Takes the outcomes of another program from a number on, if the program ran the listings.
  ///
  /// - Parameters:
  ///   - chain: the program.
  ///   - first: the number.
  ///   - others: the numbers of listings that mean something else in this program.
  fileprivate mutating func take(_ chain: ListingChain, from first: Int, except others: Set<Int> = []) {
    isStable = isStable && chain.isStable
    for (number, outcome) in chain.outcomes where number >= first && !others.contains(number) {
      if outcome.isMissing, outcomes[number]?.isMissing == false { continue }
      outcomes[number] = outcome
    }
  }
}

extension SwiftCellJob {
  /// The maximum number of programs for members that are declared again.
  private static let mostPrograms = 12
  /// The number of such programs that run although more listings are left than there can be programs.
  private static let trialPrograms = 3

  /// Compiles and runs listings that build on each other.
  func runListings(
    _ judge: ListingJudge, _ sources: [Int: ListingSource], missing: Set<Int>
  ) async -> ListingResult {
    do {
      return try await RunFolder.use { folder in
        let compiler = try await compilerWithModules(in: folder.path)
        func chain(_ cells: [SwiftCell], _ variants: [Int: ListingVariant]) async throws -> ListingChain {
          try await ListingChain(
            cells, judge, sources, variants: variants, missing: missing, compiler, in: folder.path
          ) {
            cells in
            let run = try await self.run(cells, in: folder.path)
            let isRepeated = runsTwice && run.ending.isStable
            let second =
              isRepeated ? try await repeatedRun(cells, in: folder.path, waits: repetition != .ofVarying) : run
            let outcomes = cells.enumerated().map { index, cell in
              let outcome = result(of: cell, at: index, in: run, cells)
              return (cell.number, outcome.repeated(isRepeated ? result(of: cell, at: index, in: second, cells) : nil))
            }
            return (run, Dictionary(uniqueKeysWithValues: outcomes))
          }
        }
        var newest = try await chain(cells, [:])
        var listings = ListingResult(
          outcomes: newest.outcomes, sound: newest.sound.map(\.number), variants: newest.variants,
          lackingFoundation: newest.lackingFoundation, isStable: newest.isStable)
        if case .judged(.failed, _)? = newest.outcomes[SetupFile.number] { return listings }
        // Operators have no marks either: listings above one that changes their results run once more without it. A
        // listing that does not compile with them may have kept values above it from being written.
        let isSilenced = newest.variants.values.contains { $0.isSilent || !$0.silent.isEmpty }
        let running = Set((isSilenced ? cells : newest.sound).map(\.number))
        var first = 0
        for boundary in ListingInterference(judge.listings.filter { running.contains($0.cell.number) }).boundaries {
          let start = newest.start(from: first, among: cells.filter { $0.number < boundary }, takesMissing: false)
          listings.take(try await chain(start.cells, start.variants), from: first)
          first = boundary
        }
        // Members of extensions have no marks: from a repeated declaration on, the listings run again without the older
        // one.
        var omitted: [Int: Set<Int>] = [:]
        for program in 1...Self.mostPrograms {
          guard let (further, first) = newest.redeclaredMembers() else { break }
          var start = newest.start(from: first, among: cells, takesMissing: true)
          for (number, variant) in further {
            start.variants[number, default: ListingVariant()].omitted.formUnion(variant.omitted)
            omitted[number, default: []].formUnion(variant.omitted)
          }
          newest = try await chain(start.cells, start.variants)
          let missing = listings.missing
          listings.take(newest, from: first, except: judge.listings(changedWithout: omitted, from: first))
          let left = listings.missing.count
          guard left < missing.count, program < Self.trialPrograms || left <= Self.mostPrograms else { break }
        }
        listings.isRepeated = runsTwice
        return listings
      }
    } catch {
      let failure = failure(error)
      return ListingResult(
        outcomes: failure.outcomes.mapValues { .judged($0, note: nil) }, isStable: failure.isStable)
    }
  }
}
