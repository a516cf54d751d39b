import Results
import Sandbox
import SourceText
import SwiftSource

/// The listings of a document that run together, and their outcomes.
///
/// A listing that does not compile after those above it is removed, and the others run without it. If a listing ends
/// the program, the others see all of it except the statement that does.
struct ListingChain: Sendable {
  /// The outcome of each listing, by its number.
  var outcomes: [Int: ListingOutcome] = [:]
  /// The listings that compile with those above them, as in their document.
  var sound: [SwiftCell] = []
  /// The changes to listings, by their numbers.
  var variants: [Int: ListingVariant] = [:]
  /// Whether running the listings again gives the same outcome on any machine.
  private(set) var isStable = true

  let judge: ListingJudge
  let byNumber: [Int: SwiftListing]
  let sources: [Int: ListingSource]
  private let compiler: Compiler
  private let folder: String
  var missing: Set<Int>
  /// The compiler's errors about the removed listings, by their numbers.
  var errors: [Int: [Diagnostic]] = [:]

  /// The cells of the executable program in the folder; nil if there is none.
  private var program: [SwiftCell]?

  /// The maximum number of changes to a listing before it is removed.
  private static let mostChanges = 6
  private var changes: [Int: Int] = [:]

  /// Compiles and runs listings.
  ///
  /// - Parameters:
  ///   - cells: the listings that build on each other.
  ///   - judge: the judge that says why a listing is skipped.
  ///   - sources: the sources, which say what may be omitted so that the listings compile, by their numbers.
  ///   - variants: the initial changes to listings, by their numbers.
  ///   - missing: the numbers of the listings that were skipped already.
  ///   - compiler: the compiler.
  ///   - folder: the folder for all files.
  ///   - run: a function that runs the program of cells that was compiled into the folder.
  /// - Throws: an error if the compiler cannot be run, and the errors of `run`.
  /// - Complexity: one run of the compiler if all listings compile; else a few, whatever their number, one for each
  ///   listing that is wrong because of one below, and one for each that ends the program.
  init(
    _ cells: [SwiftCell], _ judge: ListingJudge, _ sources: [Int: ListingSource],
    variants: [Int: ListingVariant] = [:], missing: Set<Int>, _ compiler: Compiler,
    in folder: String, run: ([SwiftCell]) async throws -> (ProgramRun, [Int: SwiftCellOutcome])
  ) async throws {
    (self.judge, self.sources, self.compiler, self.folder) = (judge, sources, compiler, folder)
    (self.missing, self.variants) = (missing, variants)
    byNumber = Dictionary(uniqueKeysWithValues: judge.listings.map { ($0.cell.number, $0) })
    try await settle(cells)
    try await settleOlder(cells)
    try await settleFragments(cells)
    var ended: [Int: ListingOutcome] = [:]
    while !sound.isEmpty {
      let (program, results) = try await run(prepared(sound))
      isStable = isStable && program.ending.isStable
      guard program.ending != .finished else {
        for cell in sound { outcomes[cell.number] = results[cell.number].map { .judged($0, note: nil) } }
        break
      }
      let last = max(program.reached, 1)
      for cell in sound.prefix(last) { outcomes[cell.number] = results[cell.number].map { .judged($0, note: nil) } }
      let cell = sound[min(last, sound.count) - 1]
      if case .exited(let status) = program.ending {
        outcomes[cell.number] = .skipped(.ending, "it ends the program with exit status \(status)")
      }
      if ended[cell.number] == nil { ended[cell.number] = outcomes[cell.number] }
      self.missing.insert(cell.number)
      if last < sound.count, let lines = lines(ending: cell, program.ending, results) {
        self.variants[cell.number, default: ListingVariant()].omitted = lines
      } else {
        sound.removeAll { $0 == cell }
        guard last <= sound.count else { break }
      }
      try await settle(sound)
    }
    outcomes.merge(ended) { $1 }
    let notes = ListingNotes(
      judge, byNumber.values.map { listing($0.cell) }, self.variants, sound: Set(sound.map(\.number)),
      refusedNext: try await refusedNext())
    outcomes = notes.told(outcomes)
  }

  /// Returns the lines whose announced errors only the next language mode finds, by the numbers of their listings.
  private func refusedNext() async throws -> [Int: [Int]] {
    let open = sound.filter { cell in
      guard let announced = sources[cell.number]?.announcedErrors else { return false }
      return !announced.isEmpty && variants[cell.number]?.without.isEmpty ?? true
    }
    guard !open.isEmpty, compiler.languageMode == "5" else { return [:] }
    var next = compiler
    next.languageMode = "6"
    let output = try await next.compile(prepared(sound), isRun: false, in: folder)
    let errors = output.diagnostics.errors
    var lines: [Int: [Int]] = [:]
    for (offset, cell) in sound.enumerated() where open.contains(cell) {
      let announced = sources[cell.number]?.announcedErrors ?? []
      let found = (errors[offset + 1] ?? []).compactMap { error in
        error.place.flatMap { $0.cell == nil && announced.contains($0.line) ? $0.line : nil }
      }
      if !found.isEmpty { lines[cell.number] = Set(found).sorted() }
    }
    return lines
  }

  /// Returns the lines of the statement that ended the program; nil if it is unknown, or is not the first of its
  /// listing.
  private func lines(ending cell: SwiftCell, _ ending: Ending, _ results: [Int: SwiftCellOutcome]) -> Set<Int>? {
    guard case .trapped = ending, variants[cell.number]?.omitted.isEmpty ?? true,
      case .failed(let problems)? = results[cell.number],
      let lines = problems.first.flatMap({ sources[cell.number]?.lines(reachedBy: $0.printed) })
    else { return nil }
    return Set(lines)
  }

  /// Returns a listing as it is compiled.
  func listing(_ cell: SwiftCell) -> SwiftListing {
    guard let listing = byNumber[cell.number] else { return SwiftListing(cell, place: Message(verbatim: cell.label)) }
    guard let variant = variants[cell.number], let source = sources[cell.number] else { return listing }
    var own = cell
    own.source = source.text(variant)
    return own.source == listing.cell.source ? listing : SwiftListing(own, place: listing.place)
  }

  func names(_ cells: [SwiftCell]) -> ListingNames { ListingNames(cells.map(listing), variants) }

  /// Returns the cells with the names that they have in one program.
  private func prepared(_ cells: [SwiftCell]) -> [SwiftCell] { cells.prepared(byNumber, sources, variants) }

  mutating func compile(_ cells: [SwiftCell], isRun: Bool) async throws -> Compiler.Output {
    let prepared = prepared(cells)
    let output = try await compiler.compile(prepared, isRun: isRun, in: folder)
    if isRun { program = output.succeeded ? prepared : nil }
    return output
  }

  /// Compiles cells that have their names in one program already.
  func compile(_ prepared: [SwiftCell]) async throws -> Compiler.Output {
    try await compiler.compile(prepared, isRun: false, in: folder)
  }

  /// Removes listings until the rest compiles to a program, and records the reasons.
  private mutating func settle(_ cells: [SwiftCell]) async throws {
    sound = cells
    let all = try await compile(cells, isRun: true)
    if all.succeeded { return }
    var dropped = try await drop(startingWith: all)
    for cell in dropped where isDoubtful(cell, among: cells) {
      let above = sound.filter { $0.number < cell.number }
      let output = try await compile(above + [cell], isRun: false)
      guard output.succeeded else {
        errors[cell.number] = output.diagnostics.errors[above.count + 1] ?? errors[cell.number]
        continue
      }
      dropped = try await takeInOrder(cells, without: dropped.filter { lacksName($0, among: cells) })
      break
    }
    note(dropped)
    try await finish()
  }

  /// Compiles the program that is run, and removes listings with errors that only this step finds.
  mutating func finish() async throws {
    while !sound.isEmpty {
      if let program, program == prepared(sound) { return }
      let output = try await compile(sound, isRun: true)
      if output.succeeded { return }
      note(try await drop(startingWith: output))
    }
  }

  /// Removes listings with errors until the rest has none, and returns the removed ones.
  mutating func drop(startingWith first: Compiler.Output) async throws -> [SwiftCell] {
    var dropped: [SwiftCell] = []
    var output = first
    while !output.succeeded {
      let found = output.diagnostics.errors
      guard !found.isEmpty else { throw SwiftCellError(output, in: sound) }
      if !change(found) {
        let unknown = found.filter { $0.value.contains(where: \.isAboutUnknownName) }
        let repeating = found.filter { _, errors in
          errors.contains(where: \.isAboutRedeclaration) && errors.areAboutNames(in: found)
        }
        let broken = !unknown.isEmpty ? unknown : !repeating.isEmpty ? repeating : found
        for position in broken.keys.sorted() {
          errors[sound[position - 1].number] = broken[position]
          dropped.append(sound[position - 1])
        }
        sound = sound.indices.filter { broken[$0 + 1] == nil }.map { sound[$0] }
      }
      guard !sound.isEmpty else { break }
      output = try await compile(sound, isRun: true)
    }
    return dropped
  }

  /// Changes listings with errors as their document allows, and returns whether any was changed.
  private mutating func change(_ found: [Int: [Diagnostic]]) -> Bool {
    var isChanged = false
    let names = names(sound)
    for (position, errors) in found.sorted(by: { $0.key < $1.key }) {
      let cell = sound[position - 1]
      guard changes[cell.number, default: 0] < Self.mostChanges else { continue }
      var variant = variants[cell.number] ?? ListingVariant()
      let own = listing(cell)
      let unknown = errors.filter(\.isAboutUnknownName).compactMap(\.quotedName)
      let below = Set(unknown.filter { names.isBelow($0, own) })
      let isChangedAlone = variant.change(
        errors, sources[cell.number], below: below, looksForward: names.looksForward(own),
        blamesValues: !errors.areAboutNames(in: found), isAnnounced: !lacksListing(cell, errors))
      if isChangedAlone {
        variants[cell.number] = variant
      } else if let (number, name) = overload(errors, names, cell) {
        variants[number, default: ListingVariant()].shadowing.insert(name)
      } else {
        continue
      }
      changes[cell.number, default: 0] += 1
      isChanged = true
    }
    return isChanged
  }

  /// Adds one listing after another, for listings that make listings above them wrong, and returns the removed ones.
  private mutating func takeInOrder(_ cells: [SwiftCell], without known: [SwiftCell]) async throws -> [SwiftCell] {
    var dropped = known
    sound = []
    for cell in cells where !known.contains(cell) {
      let output = try await compile(sound + [cell], isRun: false)
      if output.succeeded {
        sound.append(cell)
      } else {
        errors[cell.number] = output.diagnostics.errors[sound.count + 1] ?? errors[cell.number] ?? []
        dropped.append(cell)
      }
    }
    return dropped
  }

  mutating func note(_ dropped: [SwiftCell]) {
    for cell in dropped.sorted(by: { $0.number < $1.number }) {
      guard let listing = byNumber[cell.number], let found = errors[cell.number] else { continue }
      missing.insert(cell.number)
      outcomes[cell.number] = judge.reason(listing, errors: found, missing: missing)
    }
  }
}

extension [Diagnostic] {
  /// Whether the errors are only about names that are declared again.
  ///
  /// An ambiguous name counts if some listing declares it again.
  fileprivate func areAboutNames(in found: [Int: [Diagnostic]]) -> Bool {
    let again = Set(found.values.joined().filter(\.isAboutRedeclaration).compactMap(\.quotedName))
    return allSatisfy { error in
      error.isAboutRedeclaration || error.isAboutAmbiguity && error.quotedName.map(again.contains) == true
    }
  }
}
