#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds every `struct NAME: Experiment` in Swift files and writes the catalogue that lists them.
///
/// The catalogue of the target `NumberExperiments` is `number`, that of `DrawingExperiments` is `drawing`, and so on.
///
/// Usage: catalogue-generator TARGET OUTPUT SOURCE…
@main
struct CatalogueGenerator {
  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.count > 1, let target = arguments.first, let output = arguments.dropFirst().first else { return }
    let entries = try arguments.dropFirst(2)
      .flatMap { path in experiments(in: String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)) }
      .sorted { $0.type < $1.type }
    let text = """
      // Generated from the experiments beside it; do not edit.
      import ExperimentKit

      extension Catalogue {
        /// Every experiment of this target.
        public static let \(catalogue(of: target)) = Catalogue(entries: [
      \(entries.map { "    CatalogueEntry(\($0.name)) { \($0.type).self }," }.joined(separator: "\n"))
        ])
      }

      """
    // Left alone if it is right, so that nothing is compiled again.
    guard (try? Data(contentsOf: URL(filePath: output))) != Data(text.utf8) else { return }
    try Data(text.utf8).write(to: URL(filePath: output))
  }

  /// The name of the catalogue of a target.
  static func catalogue(of target: String) -> String {
    let topic = target.replacing("Experiments", with: "")
    return topic.prefix(1).lowercased() + topic.dropFirst()
  }

  /// The types that a file declares as experiments, by type, each with the literal that is its name.
  ///
  /// An experiment whose name is no literal behind `static let name =` is found when its catalogue is tested.
  static func experiments(in source: String) -> [(type: String, name: Substring)] {
    var types: [String] = []
    return source.split(whereSeparator: \.isNewline).compactMap { line in
      if let type = experiment(in: line) { types.append(type) }
      guard let type = types.last, let name = name(in: line) else { return nil }
      types = []
      return (type, name)
    }
  }

  /// The experiment whose declaration begins on a line.
  private static func experiment(in line: Substring) -> String? {
    let words = line.split(whereSeparator: { " :,{".contains($0) })
    guard let keyword = words.firstIndex(of: "struct"), words.dropFirst(keyword + 2).contains("Experiment"),
      words[..<keyword].allSatisfy({ $0 == "public" })
    else { return nil }
    return String(words[keyword + 1])
  }

  /// The literal that a line declares as the name of an experiment.
  private static func name(in line: Substring) -> Substring? {
    guard let start = line.firstRange(of: "static let name = \"")?.upperBound else { return nil }
    return line[line.index(before: start)...]
  }
}
