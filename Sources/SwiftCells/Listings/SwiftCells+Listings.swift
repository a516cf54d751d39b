import Results
import SourceText

extension SwiftCells {
  /// Compiles and runs the listings of a document that is no lesson.
  ///
  /// A listing that cannot be run for a reason of its own keeps no other from running: those below do as if it were not there.
  /// What one of them imports, all may use.
  ///
  /// - Parameters:
  ///   - cells: the listings, in the order of their numbers.
  ///   - places: where each stands, in words such as `on line 12`, by its number.
  ///   - modules: the modules that the document declares.
  /// - Returns: what became of each listing, by its number.
  public func runListings(
    _ cells: [SwiftCell], places: [Int: String], modules: [LessonModule] = []
  ) async -> [Int: ListingOutcome] {
    guard !cells.isEmpty else { return [:] }
    guard let description = try? await description() else {
      return await run(cells).mapValues { .judged($0, note: nil) }
    }
    let judge = ListingJudge(
      listings: cells.map { SwiftListing($0, place: places[$0.number] ?? "number \($0.number)") })
    let absent = await absentModules(judge.listings, description)
    if let refusal = await refusalOfMachine(cells) {
      return refusal.mapValues { ListingOutcome.judged($0, note: nil) }
    }
    var outcomes = refusals(of: cells).mapValues { ListingOutcome.judged($0, note: nil) }
    if let name = listingImports.first(where: absent.contains) {
      return Dictionary(
        uniqueKeysWithValues: cells.map {
          ($0.number, .skipped(.module, "all are to import `\(name)`, which is not here"))
        })
    }
    for listing in judge.listings where outcomes[listing.cell.number] == nil {
      outcomes[listing.cell.number] = judge.obstacle(listing, missing: absent)
    }
    let imports = judge.listings.reduce(into: listingImports) { names, listing in
      let refused = outcomes[listing.cell.number] != nil
      for name in listing.outline.imports where !absent.contains(name) && !names.contains(name) {
        if !refused || listing.cell.use != .error { names.append(name) }
      }
    }
    for mode in Set(cells.map(\.languageMode)).sorted() {
      let able = cells.filter { $0.languageMode == mode && outcomes[$0.number] == nil }
      let part = ListingPart(
        cells: able, judge: judge, modules: modules, imports: imports, description: description, swift: self)
      outcomes.merge(await part.run(missing: Set(outcomes.filter(\.value.isMissing).keys))) { $1 }
    }
    return outcomes
  }

  /// The modules that listings import and that the compiler does not find.
  private func absentModules(_ listings: [SwiftListing], _ description: ToolchainDescription) async -> Set<String> {
    let known: Set = ["Swift", "Foundation", "Dispatch", "_Concurrency", "FoundationEssentials", "Synchronization"]
    let names = Set(listings.flatMap(\.outline.imports) + listingImports).subtracting(known)
      .subtracting(packageModules == nil ? [] : Set(PackageModules.dependencies.keys))
    guard !names.isEmpty else { return [] }
    let probe = names.sorted().map { "#if !canImport(\($0))\n#warning(\"\($0)\")\n#endif\n" }.joined()
    let cell = SwiftCell(1, probe, use: .warning)
    let job = SwiftCellJob([cell], target: cell, modules: [], description, in: self, probing: names)
    guard case .diagnostics(let found) = await run(job).outcomes[1] else { return [] }
    return Set(found.all.map(\.message)).intersection(names)
  }

  /// What listings that run together gave, from the cache if it is there.
  fileprivate func run(_ job: SwiftCellJob, by judge: ListingJudge, missing: Set<Int>) async -> ListingResult {
    let texts = judge.listings.map { "\($0.cell.number) \($0.place) \($0.cell.source)" }
    func key(_ key: String) -> String { (["listings", "\(missing.sorted())", key] + texts).joined(separator: "\n") }
    return await kept(key(job.key), shared: job.sharedKey.map(key), none: ListingResult(isStable: false)) {
      await job.runListings(judge, missing: missing)
    }
  }
}

/// The listings of a document in one language mode.
private struct ListingPart: Sendable {
  let cells: [SwiftCell]
  let judge: ListingJudge
  let modules: [LessonModule]
  let imports: [String]
  let description: ToolchainDescription
  let swift: SwiftCells

  /// Runs those that build on each other, then the others, each by itself.
  func run(missing: Set<Int>) async -> [Int: ListingOutcome] {
    let chained = cells.filter(\.isChained)
    var result = ListingResult()
    if !chained.isEmpty { result = await forked(await run(chained, missing: missing), chained, missing: missing) }
    let context = result
    let missing = missing.union(result.outcomes.filter(\.value.isMissing).keys)
    await withTaskGroup(of: (Int, ListingOutcome).self) { group in
      for cell in cells where !cell.isChained {
        group.addTask { (cell.number, await single(cell, context, missing)) }
      }
      for await (number, outcome) in group { result.outcomes[number] = outcome }
    }
    return result.outcomes
  }

  /// Adds to what listings gave that build on each other what those give that declare a name again.
  ///
  /// Such a listing shadows the name: it starts a chain with all above that neither declare such a name nor depend on one that
  /// does, and what follows builds on the newest chain that compiles it.
  private func forked(_ first: ListingResult, _ chained: [SwiftCell], missing: Set<Int>) async -> ListingResult {
    var result = first
    let repeated = result.repetitions.keys.compactMap(listing).reduce(into: Set<String>()) {
      $0.formUnion($1.declaredNames)
    }
    // What fails and has nothing to do with the names fails in every chain.
    let hopeless = chained.filter { cell in
      result.outcomes[cell.number]?.isMissing == true && result.repetitions[cell.number] == nil
        && listing(cell.number)?.words.isDisjoint(with: repeated) == true
    }
    let missing = missing.union(hopeless.map(\.number))
    let able = chained.filter { !hopeless.contains($0) }
    for number in result.repetitions.keys.sorted() {
      guard let name = result.repetitions[number], let again = listing(number),
        let original = judge.original(of: name, above: again)
      else { continue }
      let why = "it declares `\(name)` again, as the listing \(original.place) does"
      let context = unshadowed(by: again, among: able.filter { result.sound.contains($0.number) })
      let cells = context + [again.cell] + able.filter { $0.number > number }
      let own = await run(cells, missing: missing)
      guard let outcome = own.outcomes[number], outcome.isRun else {
        result.outcomes[number] = own.outcomes[number].map { refused($0, why) }
        continue
      }
      let fork = await forked(own, cells, missing: missing)
      for (number, outcome) in fork.outcomes where number >= again.cell.number {
        guard outcome.isRun || result.outcomes[number]?.isRun != true else {
          result.outcomes[number] = result.outcomes[number].map { stale($0, number, again, name) }
          continue
        }
        result.outcomes[number] = noted(outcome, number, again, name, why)
      }
      result.forks = [fork.sound] + fork.forks
      result.isStable = result.isStable && fork.isStable
      break
    }
    return result
  }

  /// Those above a listing that neither declare a name which it declares nor depend on one that does.
  private func unshadowed(by again: SwiftListing, among above: [SwiftCell]) -> [SwiftCell] {
    var shadowed = again.declaredNames
    var kept: [SwiftCell] = []
    for cell in above where cell.number < again.cell.number {
      guard let listing = listing(cell.number) else { continue }
      if listing.declaredNames.isDisjoint(with: shadowed), listing.words.isDisjoint(with: shadowed) {
        kept.append(cell)
      } else {
        shadowed.formUnion(listing.declaredNames)
      }
    }
    return kept
  }

  /// Why a listing that declares a name again is skipped.
  private func refused(_ outcome: ListingOutcome, _ why: String) -> ListingOutcome {
    switch outcome {
    case .skipped(let obstacle, let reason): .skipped(obstacle, "\(reason); \(why)")
    case .uncompiled(let obstacle, let reason, let lines): .uncompiled(obstacle, "\(reason); \(why)", lines: lines)
    case .judged: outcome
    }
  }

  /// The outcome of a listing that compiles only where a name has the meaning which it had before it was declared again.
  private func stale(
    _ outcome: ListingOutcome, _ number: Int, _ again: SwiftListing, _ name: String
  ) -> ListingOutcome {
    guard case .judged(let judged, _) = outcome, let listing = listing(number),
      !listing.words.isDisjoint(with: again.declaredNames)
    else { return outcome }
    let text = "it builds on what stands above the listing \(again.place), which declares `\(name)` again"
    return .judged(judged, note: ListingNote(text: text, isStale: true))
  }

  /// The outcome of a listing in a chain that begins with one which declares a name again.
  private func noted(
    _ outcome: ListingOutcome, _ number: Int, _ again: SwiftListing, _ name: String, _ why: String
  ) -> ListingOutcome {
    guard case .judged(let judged, nil) = outcome else { return outcome }
    if number == again.cell.number {
      return .judged(judged, note: ListingNote(text: "it starts a chain of its own, because \(why)"))
    }
    guard listing(number)?.words.isDisjoint(with: again.declaredNames) == false else { return outcome }
    let text = "it builds on the listing \(again.place), which declares `\(name)` again"
    return .judged(judged, note: ListingNote(text: text))
  }

  private func run(_ chained: [SwiftCell], missing: Set<Int>) async -> ListingResult {
    let job = SwiftCellJob(chained, target: nil, modules: modules, description, in: swift, imports: imports)
    return await swift.run(job, by: judge, missing: missing)
  }

  /// The outcome of a listing that no other builds on: below the newest chain in which it does what it must.
  private func single(_ cell: SwiftCell, _ context: ListingResult, _ missing: Set<Int>) async -> ListingOutcome {
    let chains = cell.isIsolated ? [[]] : [context.sound] + context.forks
    var first: ListingOutcome?
    for (index, chain) in chains.enumerated().reversed() {
      let isAbove = index == 0 || (chain.first { !chains[index - 1].contains($0) } ?? cell.number) < cell.number
      guard isAbove else { continue }
      let above = cells.filter { $0.number < cell.number && chain.contains($0.number) }
      let outcome = await single(cell, after: above, missing)
      if case .judged(let judged, _) = outcome, !judged.isFailed { return outcome }
      first = first ?? outcome
    }
    return first ?? .skipped(.doesNotCompile, "it was not run")
  }

  private func single(_ cell: SwiftCell, after above: [SwiftCell], _ missing: Set<Int>) async -> ListingOutcome {
    let result = await run(cell, after: above)
    guard let outcome = result.outcomes[cell.number] else { return .skipped(.doesNotCompile, "it was not run") }
    switch outcome {
    case .failed(let problems) where !result.compiling.contains(cell.number) && cell.use != .error:
      guard let listing = listing(cell.number), let problem = problems.first, problem.message.isOfCompiler else {
        break
      }
      let error = Diagnostic(.error, at: nil, problem.message.withoutCell, id: nil)
      return judge.reason(listing, errors: [error], missing: missing)
    case .diagnostics(let found) where cell.use == .error:
      guard let listing = listing(cell.number),
        case .skipped(.dependent, let reason) = judge.reason(listing, errors: found.all, missing: missing)
      else { break }
      return .skipped(.dependent, reason)
    default: break
    }
    return .judged(outcome, note: nil)
  }

  private func run(_ cell: SwiftCell, after above: [SwiftCell]) async -> JobOutcome {
    await swift.run(
      SwiftCellJob(above + [cell], target: cell, modules: modules, description, in: swift, imports: imports))
  }

  private func listing(_ number: Int) -> SwiftListing? {
    judge.listings.first { $0.cell.number == number }
  }
}

extension String {
  private static var beginning: String { "The cell does not compile: " }

  /// Whether a problem is an error of the compiler.
  var isOfCompiler: Bool { hasPrefix(Self.beginning) }

  /// An error of the compiler without what is said before it.
  var withoutCell: String { isOfCompiler ? String(dropFirst(Self.beginning.count)) : self }
}
