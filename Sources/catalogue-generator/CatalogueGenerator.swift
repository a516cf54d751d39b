#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Finds every `struct NAME: Experiment` in Swift files and writes the catalogue that lists them.
///
/// Usage: catalogue-generator OUTPUT SOURCE…
@main
struct CatalogueGenerator {
  static func main() throws {
    guard let output = CommandLine.arguments.dropFirst().first else { return }
    let types = try CommandLine.arguments.dropFirst(2)
      .flatMap { path in experiments(in: String(decoding: try Data(contentsOf: URL(filePath: path)), as: UTF8.self)) }
      .sorted()
    let text = """
      // Generated from the experiments beside it; do not edit.
      import ExperimentKit

      extension Catalogue {
        /// Every experiment of this target.
        public static let standard = Catalogue([
      \(types.map { "    \($0).self," }.joined(separator: "\n"))
        ])
      }

      """
    try Data(text.utf8).write(to: URL(filePath: output))
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
