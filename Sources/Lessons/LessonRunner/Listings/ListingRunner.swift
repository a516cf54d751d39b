import LessonKit
import Results
import SourceText
import SwiftCells
import SwiftListings
import SwiftSource

extension SwiftCellRunner {
  /// Compiles and runs the listings of a document that is not a lesson.
  func runListings(_ plan: Plan) async -> Outcomes {
    let wanted = Set(plan.cells.filter(\.isSwiftToRun).map(\.cell.lines.lowerBound))
    guard let swift = swift?.forDocument(plan.document.file.path), !wanted.isEmpty else { return Outcomes() }
    var all = Outcomes(compiler: await swift.version().flatMap(CompilerVersion.init(announcement:)))
    let listings = plan.document.cells.filter { $0.listing != nil }
    for chain in Set(listings.map { plan.document.chain(ofLine: $0.lines.lowerBound) }).sorted() {
      var run = await runListings(plan, chain, wanted, swift)
      all.setupFinding = all.setupFinding ?? run.setupFinding
      for (number, outcome) in run.outcomes {
        guard let line = run.lines[number] else { continue }
        (all.listings[line], all.sources[line]) = (outcome, run.sources[number])
        guard case .judged(.varying(let first, let second), let note) = outcome else { continue }
        all.listings[line] = .judged(first, note: note)
        all.repeated[line] = second
        run.variations[line] = .everything
      }
      all.variations.merge(run.variations) { $1 }
      let doubt = ListingDoubt(run.cells, run.outcomes)
      all.doubtful.formUnion(doubt.numbers.compactMap { run.lines[$0] })
      for (number, change) in doubt.changes {
        guard let line = run.lines[number], let other = run.lines[change.by] else { continue }
        all.unchanged[line] =
          "it uses `\(change.name)`, which the listing on line \(other) changes, and that one was not run to its end"
      }
    }
    return all
  }

  /// The outcomes of the listings of a document, by their numbers.
  private struct Run {
    var cells: [SwiftCell] = []
    var sources: [Int: ListingSource] = [:]
    var lines: [Int: Int] = [:]
    var variations: [Int: Variation] = [:]
    var outcomes: [Int: ListingOutcome] = [:]
    /// The error of the set-up; nil if there is none.
    var setupFinding: Finding?
  }

  private func runListings(_ plan: Plan, _ chain: Int, _ wanted: Set<Int>, _ swift: SwiftCells) async -> Run {
    var run = Run()
    var places: [Int: Message] = [:]
    let setup = plan.setup ?? swift.setup
    var varying = VaryingNames(usesLibrary: swift.usesLibraries || setup != nil)
    for (offset, cell) in plan.document.cells.enumerated() {
      guard case .listing(let listing, let attributes) = cell.action else { continue }
      guard cell.findings.isEmpty, cell.holdsHere, attributes.ignoreReason == nil else { continue }
      let line = cell.lines.lowerBound
      guard plan.document.chain(ofLine: line) == chain else { continue }
      let isRun = [.run, .trap, .throws].contains(attributes.expectation)
      let variation = varying.takes(cell.body, lacksInput: cell.lacksInput)
      run.variations[line] = variation
      let states = isRun && swift.comparesValues && attributes.comparesValues && variation != .everything
      var source = ListingSource(cell.body)
      if attributes.expectation != .error {
        source = ListingSource(
          cell.body, insertions: listing.insertions(values: states, statements: isRun),
          announcedErrors: TrapAnnouncement(cell, plan.document.file).linesOfErrors)
      }
      if attributes.expectation != .error {
        source.fillEmptyCases()
        source.dropAccessOfImports()
      }
      source.namedTypes = NamedTypes(cell, in: plan.document).names
      source.namesNoLanguage = plan.document.comments?.namesNoLanguage(atLine: line) ?? false
      source.conditions = plan.document.comments?.conditions(aroundLine: line) ?? []
      var swiftCell = SwiftCell(offset + 1, name: cell.name, source.text(), attributes)
      swiftCell.waitsForTasks = true
      swiftCell.readsBareExpressions = SwiftOutline(cell.body).hasBareExpression
      guard swiftCell.isChained || wanted.contains(line) else { continue }
      run.cells.append(swiftCell)
      run.sources[offset + 1] = source
      places[offset + 1] = cell.name.map { "`\($0)`" } ?? "on line \(line)"
      run.lines[offset + 1] = line
    }
    if let setup {
      run.cells.insert(SwiftCell(SetupFile.number, name: SetupFile.name, setup.compiledSource), at: 0)
      places[SetupFile.number] = "in `\(setup.path)`"
    }
    run.outcomes = await swift.runListings(
      run.cells, sources: run.sources, places: places, modules: plan.modules,
      ownImports: plan.document.comments?.imports ?? [], linesWithoutValues: setup?.linesWithoutValues ?? [:],
      prose: String(decoding: plan.document.file.bytes, as: UTF8.self))
    if let setup {
      if let finding = setup.finding(run.outcomes.removeValue(forKey: SetupFile.number)) {
        run.setupFinding = finding
        for number in run.lines.keys {
          run.outcomes[number] = .skipped(.dependent, "the set-up `\(setup.path)` has an error")
        }
      }
      run.cells.removeAll { $0.number == SetupFile.number }
    }
    return run
  }

  /// Whether a listing uses a member of a package that its document links, or introduces in a run without packages.
  private func isOfUnknownPackage(_ reason: Message, _ document: Document) -> Bool {
    let members = PackagedMembers(document.file)
    return swift?.hasBuiltModules == false && members.isIntroduced(in: reason)
      || members.isOfLinkedPackage(in: reason)
  }

  /// Returns the outcome of a listing.
  func outcome(ofListing cell: Cell, _ attributes: SwiftAttributes, in outcomes: Outcomes, of document: Document)
    -> Step
  {
    if let finding = outcomes.setupFinding,
      document.cells.first(where: { $0.listing != nil })?.lines == cell.lines
    {
      return .ended(CellOutcome(cell, .couldNotRun([finding])))
    }
    let listing = outcomes.listings[cell.lines.lowerBound]
    let above = ListingParagraph.above(cell, document.file)
    if let mistake = listing?.mistake,
      FaultAnnouncements(cell, document.file).speaksOfErrors || isOfUnknownPackage(mistake, document)
        || above.leadsToEarlierVersion || above.leadsToSketch || cell.showsEarlierVersion
    {
      return .ended(CellOutcome(cell, .skipped(reason: mistake, .obstacle(.doesNotCompile))))
    }
    switch listing {
    case .uncompiled(let obstacle, let reason, _, let names)? where !names.isEmpty:
      return .ended(
        CellOutcome(cell, .skipped(reason: reason, .obstacle(obstacle)), listing: .init(missing: names)))
    case .skipped(let obstacle, let reason)?, .uncompiled(let obstacle, let reason, _, _)?:
      return .ended(CellOutcome(cell, .skipped(reason: reason, .obstacle(obstacle))))
    case .judged(.failed(let problems), let note)?:
      guard let problem = problems.first, problems.count == 1 else { break }
      let expectation = TrapAnnouncement(cell, document.file)
      if problem.kind == .timeLimit,
        let ended = outcome(ofSlow: cell, problem, attributes, expectation, note: note?.text)
      {
        return .ended(ended)
      }
      if problem.kind == .trap, problem.trap == nil, attributes.expectation == .run, expectation.announcesInterruption {
        let reason: Message = "it is interrupted by a signal, as announced"
        return .ended(Runner.compare(printedBy: cell, problem.printed, varying: .everything, note: reason))
      }
      guard let trap = problem.trap else { break }
      let statement = cell.listing?.lastLines(reachedBy: problem.printed)
      let isAnnounced = expectation.announces(trap, in: statement)
      if attributes.expectation == .run, isAnnounced || expectation.isOfEarlierVersion {
        let reason: Message =
          isAnnounced
          ? "it traps, as announced: \(trap.message)"
          : "it is for an earlier version of Swift, and traps in this one: \(trap.message)"
        return .ended(
          Runner.compare(
            printedBy: cell, problem.printed, varying: outcomes.variation(of: cell),
            note: note.map { "\($0.text); \(reason)" } ?? reason))
      }
      if let named = expectation.namedError(trap, in: statement), let error = trap.thrownError,
        attributes.expectation == .run
      {
        return .ended(
          CellOutcome(
            cell,
            .couldNotRun(
              [
                Finding(
                  document.file.place(line: cell.firstBodyLine + named.line - 1),
                  "The comment announces the error `\(named.name)`, but the listing throws another one: \(String(error)).",
                  help: "Correct the comment or the code.")
              ], .announcement), note: note?.text))
      }
      if outcomes.doubtful.contains(cell.lines.lowerBound), expectation.isOfAssertion(trap, in: statement) {
        let reason: Message = "an assertion fails, and it builds on a listing that was not run to its end"
        return .ended(CellOutcome(cell, .skipped(reason: reason, .obstacle(.dependent))))
      }
      if let error = trap.thrownError, attributes.expectation == .run, problem.surroundings(of: cell) == nil {
        let reason: Message = "it throws an error that nothing catches: \(String(error).abbreviated)"
        return .ended(CellOutcome(cell, .skipped(reason: reason, .obstacle(.throws)), note: note?.text))
      }
      guard let other = trap.cell, let line = trap.line,
        let place = document.cells.first(where: { $0.name == other })
          ?? Int(other).flatMap({ document.cells.indices.contains($0 - 1) ? document.cells[$0 - 1] : nil })
      else { break }
      return .ended(
        CellOutcome(
          cell,
          .couldNotRun(
            [
              Finding(
                document.file.place(line: place.firstBodyLine + line - 1),
                "The listing on line \(cell.lines.lowerBound) traps here: \(trap.message).", help: problem.help)
            ], .trap), note: note?.text))
    default: break
    }
    switch outcomes.listings[cell.lines.lowerBound] {
    case .judged(let outcome, let note)?:
      var judged = outcomes
      judged.byLine[cell.lines.lowerBound] = outcome
      let step = self.outcome(of: cell, attributes, in: judged, of: document)
      guard case .ended(let ended) = step else { return step }
      return .ended(
        CellOutcome(
          cell, ended.ending, note: note?.text, listing: .init(ended.status == .agrees ? .compiledOnly : nil)))
    default: return outcome(of: cell, attributes, in: outcomes, of: document)
    }
  }
}

extension Runner {
  /// Compares the output of a listing before an expected trap with its comments.
  static func compare(printedBy cell: Cell, _ printed: [String], varying: Variation, note: Message) -> CellOutcome {
    let output = ListingOutput(printed)
    let result = CellResult.lines(Lines(output.lines.map { LocalizedText($0) }))
    let prints = PrintsComparison(cell, output, varying: varying, isCut: true)
    let differences = prints?.differences ?? []
    return CellOutcome(
      cell, differences.isEmpty ? .agrees(result) : .differs(.init(result, differences, prints: prints)), note: note,
      listing: .init(
        differences.isEmpty ? prints?.evidence ?? .ranOnly : nil, statedLines: prints?.statedLines ?? [],
        isDoubtful: true))
  }

  /// Compares the result of a listing with its comments and with the transcript below it.
  ///
  /// - Parameters:
  ///   - cell: the listing.
  ///   - result: its result.
  ///   - output: its output, cut at its comments; nil if it is yet to be cut.
  ///   - second: the result of another run, if it differs.
  ///   - varying: the part of the result that can differ with each run.
  ///   - document: its document.
  /// - Returns: the outcome.
  func compare(
    listing cell: Cell, _ result: CellResult, _ output: ListingOutput?, second: CellResult? = nil,
    varying: Variation, in document: Document
  ) -> CellOutcome {
    guard case .lines(let lines) = result else {
      guard cell.transcript != nil else {
        return CellOutcome(cell, .agrees(result), listing: .init(.compiledOnly))
      }
      let compared = compare(cell, result, in: document) { _ in nil }
      return CellOutcome(cell, compared.ending, listing: .init(compared.status == .agrees ? .compared : nil))
    }
    var printed = lines.texts(.english)
    var trap: [String] = []
    if output == nil, let attributes = cell.swift, [.trap, .throws].contains(attributes.expectation),
      let last = printed.popLast()
    {
      trap = [last]
    }
    var own = output ?? ListingOutput(printed)
    if case .lines(let other)? = second { own = own.common(with: ListingOutput(other.texts(.english))) }
    let plain = output == nil ? CellResult.lines(Lines((own.lines + trap).map { LocalizedText($0) })) : result
    let prints = PrintsComparison(cell, own, varying: varying)
    var differences = prints?.differences ?? []
    let output = cell.transcript?.isOutput == true ? cell.transcript : cell.possibleOutput
    let isShown = output.map(own.agrees(with:)) ?? false
    let isJudged = !isShown && cell.transcript.map { !own.leavesOpen($0, varies: second != nil, varying) } ?? false
    if isJudged {
      let compared = compare(cell, plain, in: document) { _ in nil }
      guard compared.status != .couldNotRun else { return compared }
      differences += compared.differences
    }
    let stated = prints?.statedLines ?? []
    guard differences.isEmpty else {
      return CellOutcome(cell, .differs(.init(plain, differences, prints: prints)), listing: .init(statedLines: stated))
    }
    let isCompared = isJudged || isShown || !trap.isEmpty
    return CellOutcome(
      cell, .agrees(plain),
      listing: .init(isCompared ? .compared : prints?.evidence ?? .ranOnly, statedLines: stated))
  }
}

extension SwiftCellRunner.Outcomes {
  /// Returns the part of a listing's output that can differ with each run.
  func variation(of cell: Cell) -> Variation { variations[cell.lines.lowerBound] ?? .nothing }
}

extension PrintsComparison {
  /// The evidence that a listing agrees.
  fileprivate var evidence: CellOutcome.Evidence { comparedCount > 0 ? .compared : .ranOnly }
}
