import Results
import SourceText
import SwiftSource

extension SwiftCells {
  /// Compiles and runs the listings of a document that is not a lesson.
  ///
  /// A listing that cannot be run for a reason of its own keeps no other from running: those below run without it. All
  /// listings can use the modules that one of them imports.
  ///
  /// - Parameters:
  ///   - cells: the listings, in the order of their numbers.
  ///   - sources: the sources, which say what may be omitted so that the listings compile, by their numbers.
  ///   - places: the places of the listings, in words such as `on line 12`, by their numbers.
  ///   - modules: the modules that the document declares.
  ///   - ownImports: the modules that the Swift file of the listings imports; those that are not here do not count.
  ///   - linesWithoutValues: the lines of the set-up's variables that have no value, by their names.
  ///   - prose: the text of the document.
  /// - Returns: the outcome of each listing, by its number.
  package func runListings(
    _ cells: [SwiftCell], sources: [Int: ListingSource] = [:], places: [Int: Message], modules: [LessonModule] = [],
    ownImports: [String] = [], linesWithoutValues: [String: Int] = [:],
    prose: String = ""
  ) async -> [Int: ListingOutcome] {
    guard !cells.isEmpty else { return [:] }
    guard let description = try? await description() else {
      return await run(cells).mapValues { .judged($0, note: nil) }
    }
    var judge = ListingJudge(
      listings: cells.map {
        SwiftListing($0, place: places[$0.number] ?? "number \($0.number)", body: sources[$0.number]?.body)
      })
    judge.linesWithoutValues = linesWithoutValues
    let imported = Set(judge.listings.flatMap(\.outline.imports) + listingImports + ownImports)
    if builtModules != nil {
      judge.prose = NamesInProse(prose, modules: imported)
      judge.prose.formIntersection(judge.listings.reduce(into: []) { $0.formUnion($1.words) })
    }
    judge.modules = Deferred { [builtModules] in ModuleMembers(importedBy: imported, builtModules, description) }
    let conditions = ConditionalListings(judge.listings, sources)
    let asked = imported.union(conditions.modules)
    let absent = await absentModules(asked, description)
    if let refusal = await refusalOfMachine(cells) {
      return refusal.mapValues { ListingOutcome.judged($0, note: nil) }
    }
    var outcomes = refusals(of: cells).mapValues { ListingOutcome.judged($0, note: nil) }
    if let name = listingImports.first(where: absent.contains) {
      return Dictionary(
        uniqueKeysWithValues: cells.map {
          ($0.number, .skipped(.module, "every listing must import `\(name)`, which is not here"))
        })
    }
    for listing in judge.listings where outcomes[listing.cell.number] == nil {
      outcomes[listing.cell.number] =
        conditions.obstacle(
          listing,
          ConditionAnswers(
            found: asked.subtracting(absent), absent: absent, version: description.version,
            languageMode: listing.cell.languageMode), flags: packageFlags)
        ?? judge.obstacle(listing, sources[listing.cell.number], missing: absent)
      // A listing that must end in a failure cannot show it without the value.
      if [.trap, .throws].contains(listing.cell.use), outcomes[listing.cell.number] == nil,
        let name = judge.nameWithoutValue(in: listing)
      {
        outcomes[listing.cell.number] = judge.lacking(name)
      }
    }
    let known = listingImports + ownImports.filter { !absent.contains($0) && !listingImports.contains($0) }
    let imports = judge.listings.reduce(into: known) { names, listing in
      let refused = outcomes[listing.cell.number] != nil
      for name in listing.outline.imports where !absent.contains(name) && !names.contains(name) {
        if !refused || listing.cell.use != .error { names.append(name) }
      }
    }
    for mode in Set(cells.map(\.languageMode)).sorted() {
      let able = cells.filter { $0.languageMode == mode && outcomes[$0.number] == nil }
      let part = ListingPart(
        cells: able, judge: judge, sources: sources, modules: modules, imports: imports, description: description,
        swift: self)
      outcomes.merge(await part.run(missing: Set(outcomes.filter(\.value.isMissing).keys))) { $1 }
    }
    return outcomes
  }

  /// The modules that the compiler finds, but loads only for programs that use C++.
  private static let modulesOfCPlusPlus: Set = ["CxxStdlib"]

  /// Returns those of some modules that the compiler does not find, or cannot load.
  private func absentModules(_ modules: Set<String>, _ description: ToolchainDescription) async -> Set<String> {
    let known: Set = ["Swift", "Foundation", "Dispatch", "_Concurrency", "FoundationEssentials", "Synchronization"]
    let names = modules.subtracting(known).filter { builtModules?.holds($0) != true }
      .subtracting(packageModules == nil ? [] : Set(PackageModules.dependencies.keys))
    guard !names.isEmpty else { return [] }
    let probe = names.sorted().map { "#if !canImport(\($0))\n#warning(\"\($0)\")\n#endif\n" }.joined()
    let cell = SwiftCell(1, probe, use: .warning)
    let job = SwiftCellJob([cell], target: cell, modules: [], description, in: self, probing: names)
    let unloadable = names.intersection(Self.modulesOfCPlusPlus)
    guard case .diagnostics(let found) = await run(job).outcomes[1] else { return unloadable }
    return Set(found.all.map(\.message)).intersection(names).union(unloadable)
  }

  /// Returns the result of listings that run together, from the cache if it has one.
  fileprivate func run(
    _ job: SwiftCellJob, by judge: ListingJudge, _ sources: [Int: ListingSource], missing: Set<Int>
  ) async -> ListingResult {
    let texts = judge.listings.map { listing in
      let source = sources[listing.cell.number]
      let around = "\(source?.announcedErrors.sorted() ?? []) \(source?.namedTypes ?? [])"
      return "\(listing.cell.number) \(listing.place) \(around) \(listing.cell.source)"
    }
    let given = "\(missing.sorted()) \(judge.linesWithoutValues.keys.sorted()) \(judge.prose.text)"
    func key(_ key: String) -> String { (["listings", given, key] + texts).joined(separator: "\n") }
    return await kept(key(job.key), shared: job.sharedKey.map(key), none: ListingResult(isStable: false)) {
      await job.runListings(judge, sources, missing: missing)
    }
  }
}

/// The listings of a document in one language mode.
private struct ListingPart: Sendable {
  let cells: [SwiftCell]
  let judge: ListingJudge
  let sources: [Int: ListingSource]
  let modules: [LessonModule]
  let imports: [String]
  let description: ToolchainDescription
  let swift: SwiftCells

  /// Runs the listings that build on each other, then each of the others by itself.
  func run(missing: Set<Int>) async -> [Int: ListingOutcome] {
    let chained = cells.filter(\.isChained)
    var result = ListingResult()
    if !chained.isEmpty { result = await run(chained, missing: missing, imports: imports) }
    let lacking = imports.contains(Self.foundation) ? [] : result.needingFoundation(chained)
    if !lacking.isEmpty {
      result.take(withFoundation: await run(lacking, missing: missing, imports: imports + [Self.foundation]))
    }
    let context = result
    let missing = missing.union(result.outcomes.filter(\.value.isMissing).keys)
    await withTaskGroup(of: (Int, ListingOutcome).self) { group in
      for cell in cells where !cell.isChained {
        group.addTask {
          let outcome =
            cell.isIsolated && cell.use == .run ? await isolated(cell) : await single(cell, context, missing)
          return (cell.number, outcome)
        }
      }
      for await (number, outcome) in group { result.outcomes[number] = outcome }
    }
    return result.outcomes
  }

  /// Returns the outcome of a listing that sees no other, as in a document of its own.
  private func isolated(_ cell: SwiftCell) async -> ListingOutcome {
    var result = await run([cell], missing: [], imports: imports)
    if !imports.contains(Self.foundation), !result.needingFoundation([cell]).isEmpty {
      result.take(withFoundation: await run([cell], missing: [], imports: imports + [Self.foundation]))
    }
    return result.outcomes[cell.number] ?? .skipped(.doesNotCompile, "it was not run")
  }

  private static let foundation = "Foundation"

  private func run(_ chained: [SwiftCell], missing: Set<Int>, imports: [String]) async -> ListingResult {
    let job = SwiftCellJob(chained, target: nil, modules: modules, description, in: swift, imports: imports)
    return await swift.run(job, by: judge, sources, missing: missing)
  }

  /// Returns the outcome of a listing that no other builds on.
  ///
  /// If it fails, names get the meanings from before they were declared again, as far as that helps.
  private func single(_ cell: SwiftCell, _ context: ListingResult, _ missing: Set<Int>) async -> ListingOutcome {
    guard !cell.isIsolated, let own = listing(cell.number) else { return await single(cell, after: [], missing) }
    let above = cells.filter { $0.number < cell.number && context.sound.contains($0.number) }
    let known = Dictionary(uniqueKeysWithValues: judge.listings.map { ($0.cell.number, $0) })
    let names = ListingNames(above.compactMap { known[$0.number] } + [own], context.variants)
    var first: ListingOutcome?
    for depth in 0...min(3, names.shadowers(of: own).count) {
      var variants = context.variants
      variants[cell.number, default: ListingVariant()].ignoring = Set(names.shadowers(of: own).prefix(depth))
      let all = (above + [cell]).prepared(known, sources, variants)
      guard let last = all.last else { break }
      let outcome = await single(last, after: all.dropLast(), missing)
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
      guard let listing = listing(cell.number), let message = problems.first?.messageOfCompiler else { break }
      let error = Diagnostic(.error, at: nil, message, id: nil)
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
