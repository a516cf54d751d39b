import Results
import SourceText

extension Catalogue {
  /// The result of an experiment as text, for a playground page or a script.
  ///
  ///     print(try Catalogue.standard.text("integer.table", "encoding: bias\nbits: 3"))
  ///
  /// - Parameters:
  ///   - name: the name of the experiment.
  ///   - parameters: its parameters in YAML, as in a cell.
  ///   - language: the language of titles and words.
  /// - Throws: ``SourceText/Findings`` with every mistake in the name or the parameters.
  public func text(
    _ name: String, _ parameters: String = "", language: Language = .english
  ) throws(Findings) -> String {
    let place = Place(file: name)
    guard let entry = self[name] else {
      throw Findings([Finding(place, "There is no experiment `\(name)`.", help: help(forUnknown: name))])
    }
    let (root, mistakes) = YAMLParser.parse(parameters, file: name)
    guard mistakes.isEmpty else { throw Findings(mistakes) }
    var entries: [YAMLNode.Entry] = []
    if let root {
      guard case .mapping(let written) = root.content else {
        throw Findings([Finding(place, "`\(root.text)` is no list of parameters.", help: "Write `key: value` lines.")])
      }
      entries = written
    }
    let prepared = entry.prepare(entries, line: 1) { Place(file: name, line: $0) }
    return try prepared.get().run().text(language).joined(separator: "\n")
  }
}
