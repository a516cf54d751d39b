import ArgumentParser
import ExperimentKit
import LessonRunner
import SourceText

extension Session {
  /// Finds the experiment of a name, in this program or a host.
  ///
  /// - Parameters:
  ///   - name: the name.
  ///   - command: what to name as the place of an error.
  /// - Returns: the experiment.
  /// - Throws: ``SourceText/Findings`` if there is none, or why its host cannot be asked.
  func experiment(_ name: String, for command: String) async throws -> CatalogueEntry {
    let found = await experiments.experiments(named: [name], near: "")
    if let entry = found.catalogue[name] { return entry }
    if let problem = found.problem(of: name) { throw problem }
    throw Findings(
      found.findings + [
        Finding(
          Place(file: command), "There is no experiment `\(name)`.", help: found.help(forUnknown: name))
      ])
  }

  /// Prints why an experiment gave no result.
  ///
  /// - Parameters:
  ///   - error: what it threw.
  ///   - place: the place of a parameter, counted from 1; 0 for the command.
  /// - Returns: the exit status; inside a console cell, what the machine lacks, for which the cell is skipped.
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
