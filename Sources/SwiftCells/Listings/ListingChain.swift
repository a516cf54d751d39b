import Results
import SourceText

/// The listings of a document that run together, and what became of them.
///
/// A listing that does not compile after those above it is left out, and so is one that ends the program; the others run as
/// if it were not there.
struct ListingChain: Sendable {
  /// What became of each listing, by its number.
  private(set) var outcomes: [Int: ListingOutcome] = [:]
  /// The listings that compile with those above them.
  private(set) var sound: [SwiftCell] = []
  /// The names that a listing declares again, by its number: it is to start a chain of its own.
  private(set) var repetitions: [Int: String] = [:]
  /// Whether running them again on any machine gives the same.
  private(set) var isStable = true

  private let judge: ListingJudge
  private let byNumber: [Int: SwiftListing]
  private let compiler: Compiler
  private let folder: String
  private var missing: Set<Int>
  private var errors: [Int: [Diagnostic]] = [:]

  /// Compiles and runs listings.
  ///
  /// - Parameters:
  ///   - cells: the listings that build on each other.
  ///   - judge: says why one is skipped.
  ///   - missing: the numbers of those that were skipped already.
  ///   - compiler: the compiler.
  ///   - folder: takes all files.
  ///   - run: runs the program of cells that was compiled into the folder.
  /// - Throws: what keeps the compiler from being run, and what `run` throws.
  /// - Complexity: one run of the compiler where all listings compile and no name is declared below its use; else a few,
  ///   whatever their number, and one for each listing whose error is no unknown name.
  init(
    _ cells: [SwiftCell], _ judge: ListingJudge, missing: Set<Int>, _ compiler: Compiler, in folder: String,
    run: ([SwiftCell]) async throws -> (ProgramRun, [Int: SwiftCellOutcome])
  ) async throws {
    (self.judge, self.compiler, self.folder, self.missing) = (judge, compiler, folder, missing)
    byNumber = Dictionary(uniqueKeysWithValues: judge.listings.map { ($0.cell.number, $0) })
    var repeating: [SwiftCell] = []
    let unique = withoutRepetitions(cells, &repeating)
    try await settle(try await withoutEarlyUses(unique))
    // Where what declares a name does not compile, the next that declares it repeats nothing.
    while true {
      let before = repeating
      let all = withoutRepetitions(sorted(sound + before), &repeating)
      guard repeating.count < before.count else { break }
      for cell in before where !repeating.contains(cell) { repetitions[cell.number] = nil }
      try await settle(try await withoutEarlyUses(all))
    }
    note(repeating)
    while !sound.isEmpty {
      let (program, results) = try await run(sound)
      isStable = isStable && program.ending.isStable
      guard program.ending != .finished else {
        for cell in sound { outcomes[cell.number] = results[cell.number].map { .judged($0, note: nil) } }
        break
      }
      let last = max(program.reached, 1)
      for cell in sound.prefix(last) { outcomes[cell.number] = results[cell.number].map { .judged($0, note: nil) } }
      let ended = sound[min(last, sound.count) - 1]
      if case .exited(let status) = program.ending {
        outcomes[ended.number] = .skipped(.ending, "it ends the program, with exit status \(status)")
      }
      self.missing.insert(ended.number)
      guard last < sound.count else {
        sound.removeLast()
        break
      }
      try await settle(sound.filter { $0 != ended })
    }
  }

  private func sorted(_ cells: [SwiftCell]) -> [SwiftCell] {
    cells.sorted { $0.number < $1.number }
  }

  /// Leaves out listings that declare a variable or a type again, or a function that is none above.
  ///
  /// What the compiler says of such a program, it says of every use of the name.
  private mutating func withoutRepetitions(_ cells: [SwiftCell], _ repeating: inout [SwiftCell]) -> [SwiftCell] {
    var names: Set<String> = []
    var functions: Set<String> = []
    repeating = []
    return cells.filter { cell in
      guard let listing = byNumber[cell.number] else { return true }
      let own = listing.outline.declaredFunctions
      let again = listing.declaredNames.filter { names.contains($0) && !(own.contains($0) && functions.contains($0)) }
      guard let name = listing.outline.tokens.first(where: { again.contains($0.text) })?.text ?? again.sorted().first
      else {
        names.formUnion(listing.declaredNames)
        functions.formUnion(own)
        return true
      }
      errors[cell.number] = [Diagnostic(.error, at: nil, "invalid redeclaration of '\(name)'", id: "invalid_redecl")]
      repeating.append(cell)
      return false
    }
  }

  /// Leaves out the listings that use a name which only one below declares.
  private mutating func withoutEarlyUses(_ cells: [SwiftCell]) async throws -> [SwiftCell] {
    let early = EarlyUse(
      declared: cells.map { byNumber[$0.number]?.declaredNames ?? [] },
      words: cells.map { byNumber[$0.number]?.words ?? [] })
    let found = try await early.errors(cells, compiler, in: folder)
    for (position, errors) in found { self.errors[cells[position].number] = errors }
    note(found.keys.sorted().map { cells[$0] })
    return cells.indices.filter { found[$0] == nil }.map { cells[$0] }
  }

  /// Leaves out listings until the rest compiles to a program, and says why.
  private mutating func settle(_ cells: [SwiftCell]) async throws {
    sound = cells
    let all = try await compiler.compile(cells, isRun: true, in: folder)
    if all.succeeded { return }
    var dropped = try await drop(startingWith: all)
    for cell in dropped where isDoubtful(cell) {
      let above = sound.filter { $0.number < cell.number }
      let output = try await compiler.compile(above + [cell], isRun: false, in: folder)
      guard output.succeeded else {
        errors[cell.number] = output.diagnostics.errors[above.count + 1] ?? errors[cell.number]
        continue
      }
      let unknown = all.diagnostics.errors.filter { $0.value.contains(where: \.isAboutUnknownName) }
      dropped = try await takeInOrder(cells, without: unknown.keys.sorted().map { cells[$0 - 1] })
      break
    }
    note(dropped)
    guard !sound.isEmpty else { return }
    let output = try await compiler.compile(sound, isRun: true, in: folder)
    if !output.succeeded { throw SwiftCellError(output, in: sound) }
  }

  /// Leaves out listings with errors until the rest has none, and gives those that were left out.
  private mutating func drop(startingWith first: Compiler.Output) async throws -> [SwiftCell] {
    var dropped: [SwiftCell] = []
    var output = first
    while !output.succeeded {
      let found = output.diagnostics.errors
      guard !found.isEmpty else { throw SwiftCellError(output, in: sound) }
      let unknown = found.filter { $0.value.contains(where: \.isAboutUnknownName) }
      let repeating = found.filter { $0.value.allSatisfy(\.isAboutRedeclaration) }
      let broken = !unknown.isEmpty ? unknown : !repeating.isEmpty ? repeating : found
      for position in broken.keys.sorted() {
        errors[sound[position - 1].number] = broken[position]
        dropped.append(sound[position - 1])
      }
      sound = sound.indices.filter { broken[$0 + 1] == nil }.map { sound[$0] }
      guard !sound.isEmpty else { break }
      output = try await compiler.compile(sound, isRun: false, in: folder)
    }
    return dropped
  }

  /// Whether the errors of a listing could come from what stands below it.
  private func isDoubtful(_ cell: SwiftCell) -> Bool {
    errors[cell.number]?.contains { $0.isAboutUnknownName || $0.isAboutRedeclaration } != true
  }

  /// Takes in one listing after the other, for listings of which one makes another above it wrong, and gives those that are
  /// left out.
  private mutating func takeInOrder(_ cells: [SwiftCell], without known: [SwiftCell]) async throws -> [SwiftCell] {
    var dropped = known
    sound = []
    for cell in cells where !known.contains(cell) {
      let output = try await compiler.compile(sound + [cell], isRun: false, in: folder)
      if output.succeeded {
        sound.append(cell)
      } else {
        errors[cell.number] = output.diagnostics.errors[sound.count + 1] ?? errors[cell.number] ?? []
        dropped.append(cell)
      }
    }
    return dropped
  }

  private mutating func note(_ dropped: [SwiftCell]) {
    for cell in sorted(dropped) {
      guard let listing = byNumber[cell.number], let found = errors[cell.number] else { continue }
      missing.insert(cell.number)
      if !found.contains(where: \.isAboutUnknownName),
        let name = found.first(where: \.isAboutRedeclaration)?.quotedName,
        judge.original(of: name, above: listing) != nil
      {
        repetitions[cell.number] = name
      }
      outcomes[cell.number] = judge.reason(listing, errors: found, missing: missing)
    }
  }
}
