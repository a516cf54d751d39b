import Results
import SourceText
import SwiftSource

/// The cells that compile, each after the ones above it, and the errors of the others.
///
/// A cell is judged only by the cells above it: the cell that declares a name again is to blame, and not the cell whose
/// use of the name has become ambiguous.
struct CompilableCells {
  /// The cells that compile.
  private(set) var cells: [SwiftCell]
  /// The errors of each cell that does not compile, by its number.
  private(set) var problems: [Int: [SwiftCellError]] = [:]
  /// Whether another run of the compiler gives the same result.
  private(set) var isStable = true

  private let compiler: Compiler
  private let folder: String

  /// Finds the cells that compile, and leaves their program in the folder.
  ///
  /// - Complexity: one run of the compiler if all cells compile, and one more if a cell has a word that a cell below
  ///   declares; else a few, and one for each cell that does not compile.
  init(_ cells: [SwiftCell], _ compiler: Compiler, in folder: String) async throws {
    (self.cells, self.compiler, self.folder) = (cells, compiler, folder)
    dropLinkerNames()
    try await dropEarlyUses()
    let cells = self.cells
    let all = try await compiler.compile(cells, isRun: true, in: folder)
    if all.succeeded { return }
    for (position, diagnostics) in try await compiler.parse(cells, in: folder) {
      problems[cells[position - 1].number] = diagnostics.all.map(SwiftCellError.init(error:))
    }
    let whole = cells.filter { problems[$0.number] == nil }
    guard let dropped = try await drop(from: whole) else {
      try await judgeInOrder(whole)
      return
    }
    for cell in dropped { try await judge(cell, after: self.cells.filter { $0.number < cell.number }) }
    if dropped.contains(where: { problems[$0.number] == nil }) { try await judgeInOrder(whole) }
  }

  /// Removes cells that define a function of the system.
  private mutating func dropLinkerNames() {
    for cell in cells {
      let taken = LinkerNames(cell.source).taken
      if !taken.isEmpty { problems[cell.number] = taken.map(\.problem) }
    }
    cells.removeAll { problems[$0.number] != nil }
  }

  /// Removes cells that use a name which only a cell below declares.
  private mutating func dropEarlyUses() async throws {
    let outlines = cells.map { SwiftOutline($0.source) }
    let early = EarlyUse(declared: outlines.map(\.declaredNames), words: outlines.map(\.words))
    let errors = try await early.errors(cells, compiler, in: folder)
    for (position, errors) in errors { problems[cells[position].number] = errors.map(SwiftCellError.init(error:)) }
    cells = cells.indices.filter { errors[$0] == nil }.map { cells[$0] }
  }

  /// Removes cells with errors until the rest compiles, and returns the removed cells.
  ///
  /// The result is nil if a cell breaks the code that is generated around the cells, such as a cell with its own type
  /// `Swift`.
  private mutating func drop(from whole: [SwiftCell]) async throws -> [SwiftCell]? {
    cells = whole
    while !cells.isEmpty {
      let output = try await compiler.compile(cells, isRun: true, in: folder)
      if output.succeeded { break }
      let errors = output.diagnostics.errors
      if errors.isEmpty || output.diagnostics.isIncomplete {
        guard try await compiler.compile([], isRun: true, in: folder).succeeded else {
          throw SwiftCellError(output, in: cells)
        }
        return nil
      }
      let repetitions = errors.filter { $0.value.allSatisfy { $0.id?.hasPrefix("invalid_redecl") == true } }
      let broken = repetitions.isEmpty ? errors : repetitions
      cells = cells.indices.filter { broken[$0 + 1] == nil }.map { cells[$0] }
    }
    let sound = Set(cells.map(\.number))
    return whole.filter { !sound.contains($0.number) }
  }

  /// Records the errors of a cell after others, if it has any.
  private mutating func judge(_ cell: SwiftCell, after above: [SwiftCell]) async throws {
    let output = try await compiler.compile(above + [cell], isRun: true, in: folder)
    isStable = isStable && output.isStable
    problems[cell.number] = output.succeeded ? nil : output.problems(of: above + [cell])
  }

  /// Adds one cell after another, for cells that make cells above them wrong.
  private mutating func judgeInOrder(_ whole: [SwiftCell]) async throws {
    cells = []
    for cell in whole {
      try await judge(cell, after: cells)
      if problems[cell.number] == nil { cells.append(cell) }
    }
    let output = try await compiler.compile(cells, isRun: true, in: folder)
    if !output.succeeded { throw SwiftCellError(output, in: cells) }
  }
}
