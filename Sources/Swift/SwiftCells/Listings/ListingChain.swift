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
  /// The outcomes of the listings that ended the program, by their numbers.
  private(set) var ended: [Int: ListingOutcome] = [:]
  /// Whether running the listings again gives the same outcome on any machine.
  private(set) var isStable = true

  let judge: ListingJudge
  let byNumber: [Int: SwiftListing]
  /// The names that some listing declares, as a member or not.
  private let declaredNames: Set<String>
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
    declaredNames = judge.listings.reduce(into: []) { $0.formUnion($1.declaredNames.union($1.members)) }
    compileWithoutValues(cells)
    try await settle(cells)
    try await settleOlder(cells)
    try await settleFragments(cells)
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
      guard cell.number != SetupFile.number else { break }
      if let name = judge.nameWithoutValue(in: results[cell.number], of: byNumber[cell.number]) {
        if compile(cell, without: name) {
          try await settle(sound)
          continue
        }
        outcomes[cell.number] = judge.lacking(name)
      }
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
      guard let announced = sources[cell.number]?.announcedErrors,
        byNumber[cell.number].flatMap(judge.nameWithoutValue) == nil
      else { return false }
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
    note(try await settleDisturbed(try await drop(startingWith: all), among: cells))
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
      let changed = change(found)
      let broken =
        changed.isEmpty
        ? broken(found)
        : found.filter {
          !changed.contains($0.key) && isHopeless($0.value) && sound[$0.key - 1].number != SetupFile.number
        }
      for position in broken.keys.sorted() {
        errors[sound[position - 1].number] = broken[position]
        dropped.append(sound[position - 1])
      }
      sound = sound.indices.filter { broken[$0 + 1] == nil }.map { sound[$0] }
      guard !sound.isEmpty else { break }
      output = try await compile(sound, isRun: true)
    }
    return dropped
  }

  /// Returns the errors of the listings that are removed next, by the positions of the listings from 1.
  ///
  /// A listing with an unknown name causes errors of others, and so does one that declares a name again. Errors of the
  /// set-up count only if no listing has any that could cause them.
  private func broken(_ all: [Int: [Diagnostic]]) -> [Int: [Diagnostic]] {
    let ofListings = all.filter { sound[$0.key - 1].number != SetupFile.number }
    let found = ofListings.isEmpty ? all : ofListings
    let unknown = found.filter { $0.value.contains(where: \.isAboutUnknownName) }
    let repeating = found.filter { _, errors in
      errors.contains(where: \.isAboutRedeclaration) && errors.areAboutNames(in: found)
    }
    return !unknown.isEmpty ? unknown : !repeating.isEmpty ? repeating : found
  }

  /// Changes listings with errors as their document allows.
  ///
  /// - Returns: the positions, from 1, of the listings whose errors the changes could remove.
  private mutating func change(_ found: [Int: [Diagnostic]]) -> Set<Int> {
    var changed: Set<Int> = []
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
      changed.insert(position)
    }
    return changed
  }

  /// Whether errors are about a name that no listing declares, so that no other listing can remove them.
  func isHopeless(_ errors: [Diagnostic]) -> Bool {
    errors.contains { error in
      guard error.isAboutUnknownName, let name = error.quotedName, !name.hasPrefix("$"), !name.hasPrefix("_") else {
        return false
      }
      return !declaredNames.contains(name)
    }
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
