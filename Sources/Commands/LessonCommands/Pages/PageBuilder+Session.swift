import ArgumentParser
import LessonPage
import LessonRunner
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

  /// Creates a builder for reading lessons without a page; it runs no Swift and draws no diagrams.
  static func forReading(_ session: Session) throws -> PageBuilder {
    var builder = try PageBuilder(session, try DocumentOptions.parse([]), runsSwift: false)
    builder.drawsDiagrams = false
    return builder
  }
}
