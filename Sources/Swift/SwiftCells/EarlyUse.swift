import Results

/// A search for sources that mention a name which only a source further down declares.
///
/// Swift compiles a program of them, in which a variable has no value yet if it is read before its declaration is
/// reached.
struct EarlyUse {
  /// The names that each source mentions and only a source further down declares, by position from 0.
  let names: [Int: Set<String>]
  /// The positions of the sources that declare one of these names.
  private let declaring: Set<Int>

  /// Searches the sources.
  ///
  /// - Parameters:
  ///   - declared: the names that each source declares, from top to bottom.
  ///   - words: the words of each source.
  init(declared: [Set<String>], words: [Set<String>]) {
    var first: [String: Int] = [:]
    for (position, names) in declared.enumerated() {
      for name in names where first[name] == nil { first[name] = position }
    }
    var names: [Int: Set<String>] = [:]
    for position in words.indices {
      let early = words[position].filter { first[$0, default: 0] > position }
      if !early.isEmpty { names[position] = early }
    }
    self.names = names
    let all = names.values.reduce(into: Set<String>()) { $0.formUnion($1) }
    declaring = Set(declared.indices.filter { !declared[$0].isDisjoint(with: all) })
  }

  /// Returns the errors of the cells that really use such a name, by their positions.
  ///
  /// A word may also be a label or a local name.
  ///
  /// - Complexity: one run of the compiler, without the cells that declare such names, and one more for each cell that
  ///   this leaves unclear.
  func errors(_ cells: [SwiftCell], _ compiler: Compiler, in folder: String) async throws -> [Int: [Diagnostic]] {
    guard !names.isEmpty else { return [:] }
    var found: [Int: [Diagnostic]] = [:]
    let kept = cells.indices.filter { !declaring.contains($0) }
    let output = try await compiler.compile(kept.map { cells[$0] }, isRun: false, in: folder)
    var unclear = Set(names.keys).intersection(declaring)
    if !output.succeeded, output.diagnostics.errors.isEmpty { unclear = Set(names.keys) }
    for (number, position) in kept.enumerated() {
      guard let names = names[position], let errors = output.diagnostics.errors[number + 1] else { continue }
      let isClear = errors.allSatisfy { $0.isAboutUnknownName && $0.quotedName.map(names.contains) == true }
      if isClear { found[position] = errors } else { unclear.insert(position) }
    }
    for position in unclear.sorted() {
      let above = (0..<position).filter { found[$0] == nil }.map { cells[$0] }
      let output = try await compiler.compile(above + [cells[position]], isRun: false, in: folder)
      let errors = output.diagnostics.errors[above.count + 1] ?? []
      if errors.contains(where: \.isAboutUnknownName) { found[position] = errors }
    }
    return found
  }
}
