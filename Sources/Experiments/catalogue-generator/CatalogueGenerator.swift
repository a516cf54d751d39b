#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The generator of a catalog of the experiments in Swift files, which are declared as `About("topic.experiment", …)`.
///
/// The catalog of the target `NumberExperiments` is `number`, that of `DrawingExperiments` is `drawing`, and so on.
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
    // Not written if it is unchanged, so that nothing is compiled again.
    guard (try? Data(contentsOf: URL(filePath: output))) != Data(text.utf8) else { return }
    try Data(text.utf8).write(to: URL(filePath: output))
  }

  /// Returns the name of the catalog of a target.
  static func catalogue(of target: String) -> String {
    let topic = target.replacing("Experiments", with: "")
    return topic.prefix(1).lowercased() + topic.dropFirst()
  }

  /// Returns the types that a file declares as experiments, by type, each with the literal of its name.
  ///
  /// `static let about` belongs to the `struct` above it; `states` and `transitions` are experiments of the state
  /// machine of that `struct`. A name that is not a literal is found when its catalog is tested.
  static func experiments(in source: String) -> [(type: String, name: Substring)] {
    var type: String?
    var pending: String?
    return source.split { ["\n", "\r", "\r\n"].contains($0) }.compactMap { line in
      if let declared = experiment(in: line) { (type, pending) = (declared, nil) }
      guard let declared = type else { return nil }
      for (word, made) in [
        ("about", declared), ("states", "MachineStates<\(declared)>"),
        ("transitions", "MachineTransitions<\(declared)>"),
      ] {
        guard let description = rest(of: line, behind: "static let \(word) = About(") else { continue }
        if let name = literal(description) { return (made, name) }
        pending = made
        return nil
      }
      guard let made = pending else { return nil }
      pending = nil
      return literal(line.drop { $0.isWhitespace }).map { (made, $0) }
    }
  }

  /// Returns the experiment whose declaration begins on a line.
  private static func experiment(in line: Substring) -> String? {
    let words = line.split { " :,{".contains($0) }
    guard let keyword = words.firstIndex(of: "struct"),
      words.dropFirst(keyword + 2).contains(where: { protocols.contains($0) }),
      words[..<keyword].allSatisfy({ $0 == "public" })
    else { return nil }
    return String(words[keyword + 1])
  }

  private static let protocols: Set<Substring> = ["Experiment", "MachineExperiment"]

  /// Returns the rest of a line after a beginning.
  private static func rest(of line: Substring, behind beginning: String) -> Substring? {
    line.firstRange(of: beginning).map { line[$0.upperBound...] }
  }

  /// Returns the literal at the start of a text, with its quotation marks.
  private static func literal(_ text: Substring) -> Substring? {
    guard text.first == "\"", let end = text.dropFirst().firstIndex(of: "\"") else { return nil }
    return text[...end]
  }
}
