import ArgumentParser
import ExperimentKit
import LessonRunner
import SourceText

extension Session {
  /// Finds an experiment by its name, in this program or in a host.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - command: the place that an error names.
  ///   - isApart: whether experiments of this program are computed in another process.
  /// - Returns: the experiment.
  /// - Throws: ``SourceText/Findings`` if there is no such experiment, or if its host does not answer.
  func experiment(_ name: String, for command: String, apart isApart: Bool = false) async throws -> CatalogueEntry {
    let found = await experiments.apart(isApart).experiments(named: [name], near: "")
    if let entry = found.catalogue[name] { return entry }
    if let problem = found.problem(of: name) { throw problem }
    throw Findings(
      found.findings + [
        Finding(
          Place(file: command), "There is no experiment `\(name)`.", help: found.help(forUnknown: name))
      ])
  }

  /// Prints the reason that an experiment gave no result.
  ///
  /// - Parameters:
  ///   - error: the error that the experiment threw.
  ///   - place: the place of a parameter, counted from 1; 0 for the command.
  /// - Returns: the exit status; inside a console cell, the ``Unavailable`` error, for which the cell is skipped.
  func report(_ error: any Error, place: (Int) -> Place) -> any Error {
    if let unavailable = error as? Unavailable {
      if isConsoleCell { return unavailable }
      report(Finding(place(0), "It cannot run here: \(unavailable.reason)."))
      return ExitStatus.couldNotRun
    }
    OutcomePrinter(self).print(Findings(thrown: error, line: 0, place: place).all)
    return error is Findings || error is Rejections ? ExitStatus.usage : ExitStatus.couldNotRun
  }
}
