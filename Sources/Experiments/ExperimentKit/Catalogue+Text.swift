import Results
import SourceText

extension Catalogue {
  /// Runs an experiment for a playground page or a script.
  ///
  ///     print(try await Catalogue.standard.text("integer.table", "encoding: bias\nbits: 3"))
  ///
  /// - Parameters:
  ///   - name: the name of the experiment.
  ///   - parameters: its parameters in YAML, as in a cell.
  ///   - language: the language of titles and words.
  /// - Returns: its result as text.
  /// - Throws: ``SourceText/Findings`` with every error in the name or the parameters, or the error of the experiment.
  public func text(
    _ name: String, _ parameters: String = "", language: Language = .english
  ) async throws -> String {
    guard let entry = self[name] else {
      throw Findings([
        Finding(Place(file: name), "There is no experiment `\(name)`.", help: help(forUnknown: name))
      ])
    }
    return try await entry.prepare(yaml: parameters, file: name).get().run().text(language).joined(separator: "\n")
  }
}
