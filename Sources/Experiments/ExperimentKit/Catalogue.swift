import SourceText

/// The experiments that cells can call, by name.
public struct Catalogue: Sendable {
  private let all: [CatalogueEntry]
  /// The index of the experiment with each name.
  private let positions: [String: Int]

  /// The experiments, ordered by name.
  public var entries: [CatalogueEntry] {
    positions.values.map { all[$0] }.sorted { $0.name < $1.name }
  }

  /// Creates a catalog; of two experiments with one name, the first is included.
  public init(_ types: [any Experiment.Type]) {
    self.init(entries: types.map { CatalogueEntry($0) })
  }

  /// Creates a catalog; of two experiments with one name, the first is included.
  public init(entries: [CatalogueEntry]) {
    positions = Dictionary(zip(entries.lazy.map(\.name), entries.indices)) { first, _ in first }
    all = entries
  }

  /// Creates a catalog of all experiments of some catalogs; of two with one name, the first is included.
  public init(joining catalogues: Catalogue...) {
    self.init(entries: catalogues.flatMap(\.all))
  }

  /// The experiment with a name.
  public subscript(name: String) -> CatalogueEntry? {
    positions[name].map { all[$0] }
  }

  /// Returns the help for an unknown name.
  ///
  /// Within a topic, only the text after the topic counts for a near miss, since the topic is the same in all its
  /// names.
  public func help(forUnknown name: String) -> Message {
    let names = entries.map(\.name)
    let topic = name.prefix { $0 != "." } + "."
    let siblings = names.filter { $0.hasPrefix(topic) }
    guard siblings.isEmpty else {
      let rest = siblings.map { String($0.dropFirst(topic.count)) }
      if let near = Suggestion.nearest(to: String(name.dropFirst(topic.count)), among: rest) {
        return "Did you mean `\(topic + near)`?"
      }
      return Suggestion.list(siblings, what: "experiments of this topic")
    }
    return Suggestion.nearest(to: name, among: names).map { "Did you mean `\($0)`?" }
      ?? "`lesson experiments` lists them all."
  }
}
