import ArgumentParser
import LessonKit
import LessonPage
import LessonRunner
import SourceText
import SwiftCells

extension PageBuilder {
  /// Creates a builder of pages whose documents run with the given options.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - options: the options.
  ///   - runsSwift: whether Swift cells run; if not, they show their results from earlier runs.
  ///   - timeLimit: the longest time for each experiment; nil for no limit.
  /// - Throws: a ``SourceText/Finding`` if something that listings need is missing.
  init(
    _ session: Session, _ options: DocumentOptions, runsSwift: Bool = true, timeLimit: Duration? = nil
  ) throws {
    var cells = try options.swiftCells(session)
    cells?.runsNothing = !runsSwift
    var runner = session.runner(swift: cells)
    runner.timeLimit = timeLimit
    self.init(runner)
  }

  /// Runs documents that must agree with their results.
  ///
  /// - Parameters:
  ///   - selection: the documents.
  ///   - session: the session.
  ///   - refuse: a function that says why the documents are refused if one differs from its results.
  /// - Returns: the documents in the order of the selection.
  /// - Throws: ``SourceText/Findings`` if a document cannot run, or the exit status if a result differs.
  func agreeing(_ selection: Selection, _ session: Session, orElse refuse: () -> Void) async throws -> [Ran] {
    let (ran, findings) = await run(selection)
    if !findings.isEmpty { throw Findings(findings) }
    guard !ran.contains(where: { $0.outcome.cells.contains { $0.status == .differs } }) else {
      let printer = OutcomePrinter(session)
      for document in ran { printer.print(document.outcome) }
      refuse()
      throw ExitStatus.differs
    }
    return ran
  }

  /// Creates a builder for reading lessons without a page; it runs no Swift and draws no diagrams.
  static func forReading(_ session: Session) throws -> PageBuilder {
    var builder = try PageBuilder(session, try DocumentOptions.parse([]), runsSwift: false)
    builder.drawsDiagrams = false
    return builder
  }
}
