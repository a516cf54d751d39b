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
    let types = try arguments.dropFirst(2)
      .flatMap { path in experiments(in: String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)) }
      .sorted()
    let text = """
      // Generated from the experiments beside it; do not edit.
      import ExperimentKit

      extension Catalogue {
        /// Every experiment of this target.
        public static let \(catalogue(of: target)) = Catalogue([
      \(types.map { "    \($0).self," }.joined(separator: "\n"))
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

  /// The names of the types that a file declares as experiments.
  static func experiments(in source: String) -> [String] {
    source.split(whereSeparator: \.isNewline).compactMap { line in
      let words = line.split(whereSeparator: { " :,{".contains($0) })
      guard let keyword = words.firstIndex(of: "struct"), words.dropFirst(keyword + 2).contains("Experiment"),
        words[..<keyword].allSatisfy({ $0 == "public" })
      else { return nil }
      return String(words[keyword + 1])
    }
  }
}
