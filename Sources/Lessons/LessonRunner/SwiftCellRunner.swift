import ExperimentKit
import LessonKit
import Results
import SourceText
import SwiftCells
import SwiftListings
import SwiftSource

/// A runner of the Swift cells of a document, which run together because they build on each other.
struct SwiftCellRunner {
  /// The compiler and runner of Swift cells; nil if there is no compiler.
  var swift: SwiftCells?

  /// The outcomes of a document's Swift cells.
  struct Outcomes {
    /// The outcomes by the line on which a cell starts.
    var byLine: [Int: SwiftCellOutcome] = [:]
    /// The lines that cells wrote to standard error, by the line on which a cell starts.
    var standardError: [Int: [String]] = [:]
    /// The outcomes of listings, by the line on which a listing starts.
    var listings: [Int: ListingOutcome] = [:]
    /// The lines of listings that may build on a listing that did not run to its end.
    var doubtful: Set<Int> = []
    /// The reasons that listings lack what a listing changes that did not run to its end, by their lines.
    var unchanged: [Int: Message] = [:]
    /// The sources of listings, by the lines on which they begin.
    var sources: [Int: ListingSource] = [:]
    /// The parts of listings' output that can differ with each run, by the lines on which they begin.
    var variations: [Int: Variation] = [:]
    /// The outcomes of listings in a second run, if they differ, by the lines on which they begin.
    var repeated: [Int: SwiftCellOutcome] = [:]
    /// The version of the compiler; nil if there is none.
    var compiler: CompilerVersion?
    /// The error in the set-up of the document's listings; nil if there is none.
    var setupFinding: Finding?
    /// The endings of parts of exercises, by the line on which a part starts.
    var exercises: [Int: CellOutcome.Ending] = [:]

    /// Returns the lines that a cell printed before it failed; none if it did not.
    func printedBeforeFailure(_ cell: Cell) -> [String] {
      guard case .failed(let problems)? = byLine[cell.lines.lowerBound]?.single else { return [] }
      return problems.first?.printed ?? []
    }
  }

  /// Compiles and runs the Swift cells of a plan, with all other cells of the same program.
  ///
  /// These include cells below them, because an extension or an overload can change the results of the cells above.
  func run(_ plan: Plan) async -> Outcomes {
    if plan.document.hasListings { return await runListings(plan) }
    let exercises = await runExercises(plan)
    var wanted = Set<Int>()
    for planned in plan.cells {
      if planned.isSwiftToRun, planned.cell.part == nil { wanted.insert(planned.cell.lines.lowerBound) }
      for slip in planned.slips { if let line = slip.swiftLine { wanted.insert(line) } }
    }
    guard let swift, !wanted.isEmpty else { return Outcomes(exercises: exercises) }
    let compiler = await swift.version().flatMap(CompilerVersion.init(announcement:))
    var cells: [SwiftCell] = []
    var lines: [Int: Int] = [:]
    var number = 0
    for cell in plan.document.cells {
      guard let attributes = cell.swift else { continue }
      number += 1
      guard attributes.ignoreReason == nil, attributes.part == nil else { continue }
      let line = cell.lines.lowerBound
      var swiftCell = SwiftCell(number, name: cell.name, cell.body, attributes)
      if !cell.findings.isEmpty || !cell.holdsHere {
        swiftCell.presence = .none
      } else if let wanted = attributes.compiler, wanted != compiler {
        swiftCell.presence = .uncertain
      }
      guard swiftCell.isChained || wanted.contains(line) else { continue }
      cells.append(swiftCell)
      lines[number] = line
    }
    let (outcomes, standardError) = await swift.runAll(cells, modules: plan.modules)
    func byLine<Value>(_ values: [Int: Value]) -> [Int: Value] {
      Dictionary(uniqueKeysWithValues: values.compactMap { number, value in lines[number].map { ($0, value) } })
    }
    return Outcomes(
      byLine: byLine(outcomes), standardError: byLine(standardError), compiler: compiler, exercises: exercises)
  }

  /// Returns the outcome of a Swift cell: the result to compare, or the reason that there is none.
  func outcome(
    of cell: Cell, _ attributes: SwiftAttributes, in outcomes: Outcomes, of document: Document
  ) -> Step {
    if let reason = attributes.ignoreReason { return .ended(CellOutcome(cell, .skipped(reason: reason, .author))) }
    guard swift != nil else {
      return .ended(CellOutcome(cell, .skipped(reason: Unavailable.swiftCompiler.reason, .noCompiler)))
    }
    if attributes.part != nil {
      return .ended(CellOutcome(cell, outcomes.exercises[cell.lines.lowerBound] ?? .agrees(nil)))
    }
    if let wanted = attributes.compiler, wanted != outcomes.compiler {
      let here =
        outcomes.compiler.map { "the compiler here is \($0)" } ?? "the compiler here does not report its version"
      return .ended(CellOutcome(cell, .skipped(reason: "its transcript is only for Swift \(wanted); \(here)")))
    }
    switch outcomes.byLine[cell.lines.lowerBound] {
    case .printed(let lines)?: return .result(.lines(Lines(lines.map { LocalizedText($0) })))
    case .diagnostics(let diagnostics)?: return .result(.diagnostics(diagnostics))
    case .compiled?: return .ended(CellOutcome(cell, .agrees(nil)))
    case .skipped(let reason)?: return .ended(CellOutcome(cell, .skipped(reason: reason)))
    case .varying(let first, let second)?:
      return .repeated(
        [first, second].map { outcome in
          var outcomes = outcomes
          outcomes.byLine[cell.lines.lowerBound] = outcome
          return self.outcome(of: cell, attributes, in: outcomes, of: document)
        })
    case .failed(let problems)?:
      if let missing = problems.surroundings(of: cell) {
        return .ended(CellOutcome(cell, .skipped(reason: missing.reason, .obstacle(.surroundings))))
      }
      return .ended(
        CellOutcome(
          cell,
          .couldNotRun(
            problems.map { Finding(document.place(of: $0, in: cell), $0.message, help: $0.help) }, .init(problems))))
    case nil:
      StabilityWatch.doubt()
      return .ended(CellOutcome(cell, .wasNotRun))
    }
  }

  /// A result that is still to be compared, or an outcome.
  enum Step {
    case result(CellResult)
    case ended(CellOutcome)
    /// The differing results of several runs.
    indirect case repeated([Step])
  }
}

extension CellOutcome.Cause {
  /// Creates the reason that a cell with these problems has no result.
  init(_ problems: [SwiftCellError]) {
    let kinds = Set(problems.map(\.kind))
    self = kinds.contains(.error) ? .error : kinds.contains(.announcement) ? .announcement : .trap
  }
}

extension [SwiftCellError] {
  /// Returns the surroundings that a cell needs, if that is its only problem; nil if the error is its own.
  func surroundings(of cell: Cell) -> Surroundings? { count == 1 ? first?.surroundings(of: cell) : nil }
}

extension SwiftCellError {
  /// Returns the surroundings that a cell needs; nil if the error is its own.
  func surroundings(of cell: Cell) -> Surroundings? {
    guard let trap else {
      guard kind == .timeLimit, cell.listing != nil, cell.swift?.expectation == .run else { return nil }
      return Surroundings.namesServer(cell.body) ? .network : nil
    }
    let lines = cell.body.split(separator: "\n", omittingEmptySubsequences: false)
    let line = trap.cell == nil ? trap.line.map { $0 - 1 } : nil
    let surroundings = Surroundings(
      trap, line: line.flatMap { lines.indices.contains($0) ? String(lines[$0]) : nil }, lacksInput: cell.lacksInput)
    // A cell that has input and needs more of it is in error.
    return surroundings == .input && cell.swift?.input != nil ? nil : surroundings
  }
}

extension Cell {
  /// Whether the cell reads standard input, and its document gives it none.
  var lacksInput: Bool {
    swift?.input == nil && !SwiftOutline(body).words.isDisjoint(with: ["readLine", "standardInput"])
  }

  /// Whether the cell's transcript holds on this platform.
  var holdsHere: Bool { platform == nil || platform == Platform.current }
}

extension Plan.PlannedCell {
  /// Whether the cell is to be compiled.
  var isSwiftToRun: Bool {
    switch step {
    case .swift(let attributes), .listing(let attributes): cell.holdsHere && attributes.ignoreReason == nil
    default: false
    }
  }
}

extension SwiftCell {
  init(_ number: Int, name: String?, _ source: String, _ attributes: SwiftAttributes) {
    let use: Use =
      switch attributes.expectation {
      case .run: .run
      case .noRun: .compile
      case .error: .error
      case .warning: .warning
      case .trap: .trap
      case .throws: .throws
      }
    self.init(
      number, name: name, source, use: use, isIsolated: attributes.isIsolated,
      languageMode: attributes.languageMode.rawValue,
      timeLimit: attributes.timeLimit)
    input = attributes.input
    reason = attributes.expectedReason
  }
}

extension CompilerVersion {
  /// Creates a version from an announcement such as `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
  init?(announcement: String) {
    guard let word = announcement.split(separator: " ").first(where: { $0.first?.isNumber == true }) else { return nil }
    self.init(word.split(separator: ".").prefix(2).joined(separator: "."))
  }
}
