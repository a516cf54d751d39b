import Results
import Sandbox
import SourceText
import SwiftSource

extension SwiftCellJob {
  /// Compiles cells that build on each other, removes those that do not compile, and runs the rest.
  func runAll(_ compiler: Compiler, in folder: String) async throws -> JobOutcome {
    let chain = try await CompilableCells(cells, compiler, in: folder)
    let rest = chain.cells
    var outcome = JobOutcome(
      outcomes: chain.problems.mapValues { .failed($0) }, compiling: Set(rest.map(\.number)), isStable: chain.isStable)
    guard !rest.isEmpty else {
      outcome.isRepeated = true
      return outcome
    }
    let run: ProgramRun
    do {
      run = try await self.run(rest, in: folder)
    } catch {
      let failure = self.failure(error)
      outcome.isStable = false
      for cell in rest { outcome.outcomes[cell.number] = failure.outcomes[cell.number] }
      return outcome
    }
    outcome.isStable = outcome.isStable && run.ending.isStable
    for (index, cell) in rest.enumerated() {
      outcome.outcomes[cell.number] = result(of: cell, at: index, in: run, rest)
      outcome.standardError[cell.number] = run.standardError(ofCellAt: index)
    }
    guard runsTwice, run.ending.isStable else { return outcome }
    let second = try await repeatedRun(rest, in: folder)
    outcome.isStable = outcome.isStable && second.ending.isStable
    outcome.isRepeated = true
    for (index, cell) in rest.enumerated() {
      let again = result(of: cell, at: index, in: second, rest)
      outcome.outcomes[cell.number] = outcome.outcomes[cell.number]?.repeated(again)
    }
    return outcome
  }

  /// Compiles and runs a cell after those above it, only for its own outcome.
  func run(_ target: SwiftCell, _ compiler: Compiler, in folder: String) async throws -> JobOutcome {
    let output = try await compiler.compile(cells, isRun: true, in: folder)
    guard output.succeeded else {
      return JobOutcome(
        outcomes: [target.number: .failed(output.problems(of: cells))], isStable: output.isStable, isRepeated: true)
    }
    let run = try await run(cells, in: folder)
    let first = result(of: target, at: cells.count - 1, in: run, cells)
    var outcome = JobOutcome(
      outcomes: [target.number: first], compiling: [target.number], isStable: run.ending.isStable)
    outcome.standardError[target.number] = run.standardError(ofCellAt: cells.count - 1)
    guard runsTwice, run.ending.isStable else { return outcome }
    let second = try await repeatedRun(cells, in: folder)
    outcome.isStable = second.ending.isStable
    outcome.isRepeated = true
    outcome.outcomes[target.number] = first.repeated(result(of: target, at: cells.count - 1, in: second, cells))
    return outcome
  }

  func run(_ cells: [SwiftCell], in folder: String) async throws -> ProgramRun {
    let start = ContinuousClock.now
    defer { didRun?(ContinuousClock.now - start) }
    return try await Sandbox.current().run(
      SandboxedProgram(
        executable: try CompilerFolder.program(in: folder), timeLimits: cells.map(\.timeLimit),
        toolchain: toolchainRoot)
    ).labelled(cells).withoutScopeMarks(of: cells)
  }

  /// Returns the outcome of the cell at a position of the program.
  func result(
    of cell: SwiftCell, at index: Int, in run: ProgramRun, _ cells: [SwiftCell]
  ) -> SwiftCellOutcome {
    if run.ending == .finished || index + 1 < run.reached {
      switch cell.use {
      case .trap: return .failed([.noTrap])
      case .throws: return .failed([.noError])
      case .run, .compile, .error, .warning: return lines(run.outputs[index])
      }
    }
    guard index + 1 == run.reached || run.reached == 0 && index == 0 else {
      return .skipped("the program ended in Swift cell \(cells[max(0, run.reached - 1)].label) above")
    }
    if case .trapped(let trap) = run.ending, cell.use == .trap || cell.use == .throws {
      if let problem = cell.problem(endedBy: trap) { return .failed([problem]) }
      switch lines(run.outputs[index]) {
      case .printed(let lines): return .printed(lines + [trap.description])
      case let other: return other
      }
    }
    if cell.use == .trap, case .signal(_, let name) = run.ending { return .failed([.noTrap(butSignal: name)]) }
    var problem = run.ending.problem
    if case .trapped(let trap) = run.ending, case .printed(let lines) = lines(run.outputs[index]) {
      (problem.trap, problem.printed) = (trap, lines)
    }
    return .failed([problem])
  }

  /// Returns the output of a cell as lines, if it is text.
  private func lines(_ bytes: [UInt8]) -> SwiftCellOutcome {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return .failed([
        SwiftCellError(
          "The cell printed bytes that are not UTF-8.", help: "Print text, and show bytes as hexadecimal digits.")
      ])
    }
    guard !bytes.contains(0) else {
      return .failed([
        SwiftCellError("The cell printed a NUL, which a transcript cannot contain.", help: "Print `\\0` instead.")
      ])
    }
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(Self.shown)
    if lines.last == "" { lines.removeLast() }
    return .printed(lines)
  }
}

extension SwiftCellJob {
  /// Returns a line that a cell printed as a transcript shows it.
  ///
  /// A line that looks like a trap begins with a backslash there, since only a trap has no backslash.
  private static func shown(_ line: Substring) -> String {
    line.drop { $0 == "\\" }.hasPrefix("[trap") ? "\\\(line)" : String(line)
  }
}

extension ProgramRun {
  /// Returns the run with the label of the cell that trapped instead of its position in the program.
  ///
  /// An impossible place is removed, and so is every place if a cell gives its lines numbers of its own.
  fileprivate func labelled(_ cells: [SwiftCell]) -> ProgramRun {
    guard case .trapped(var trap) = ending else { return self }
    let position = trap.cell.flatMap { Int($0) } ?? reached
    if let line = trap.line {
      let isPlace =
        cells.indices.contains(position - 1) && line <= cells[position - 1].lineCount
        && !cells.contains { $0.source.contains("#sourceLocation") }
      if !isPlace { (trap.line, trap.cell) = (nil, nil) }
    }
    if trap.cell != nil { trap.cell = cells[position - 1].label }
    var run = self
    run.ending = .trapped(trap)
    return run
  }

  /// Returns the run with names as their document has them, if some have marks in the program.
  ///
  /// Other programs may print the same characters, which then stay.
  fileprivate func withoutScopeMarks(of cells: [SwiftCell]) -> ProgramRun {
    guard cells.contains(where: { $0.source.withoutScopeMarks.utf8.count < $0.source.utf8.count }) else { return self }
    var run = self
    run.outputs = outputs.map { output in
      String(validating: output, as: UTF8.self).map { Array($0.withoutScopeMarks.utf8) } ?? output
    }
    if case .trapped(var trap) = ending {
      trap.message = trap.message.withoutScopeMarks
      run.ending = .trapped(trap)
    }
    return run
  }
}

extension SwiftCell {
  /// The number of its lines.
  fileprivate var lineCount: Int { source.utf8.count { $0 == 0x0A } + 1 }
}

extension SwiftCell {
  /// Returns the error of a cell that ended in something else than it must; nil if it ended as it must.
  fileprivate func problem(endedBy trap: Trap) -> SwiftCellError? {
    if use == .throws, trap.thrownError == nil {
      return SwiftCellError(
        "Expected an error that is thrown, but the cell traps: \(trap.message).",
        help: "Write `trap` instead of `throws` on the fence, or change the cell.", kind: .announcement)
    }
    guard let reason, !trap.message.contains(reason) else { return nil }
    return SwiftCellError(
      "Expected `\(reason.abbreviated)`, but the cell ends with another message: \(trap.message).",
      help: "Correct the words on the fence, or change the cell.", kind: .announcement)
  }
}
