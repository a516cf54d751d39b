import ArgumentParser
import LessonPage
import SwiftCells

extension PageBuilder {
  /// Makes pages of documents that are run as options say.
  ///
  /// - Parameters:
  ///   - session: the session.
  ///   - options: the options.
  ///   - runsSwift: whether Swift cells are run; if not, they have what they gave in earlier runs.
  /// - Throws: a ``SourceText/Finding`` where what listings need is not there.
  init(_ session: Session, _ options: DocumentOptions, runsSwift: Bool = true) throws {
    var cells = try options.swiftCells(session)
    cells?.runsNothing = !runsSwift
    self.init(session.runner(swift: cells))
  }

  /// Makes what is read of lessons where no page is shown: no Swift is run, and no diagram drawn.
  static func forReading(_ session: Session) throws -> PageBuilder {
    var builder = try PageBuilder(session, try DocumentOptions.parse([]), runsSwift: false)
    builder.drawsDiagrams = false
    return builder
  }
}
