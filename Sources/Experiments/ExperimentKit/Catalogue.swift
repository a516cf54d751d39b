import SourceText

/// The experiments that cells can call, by name.
public struct Catalogue: Sendable {
  private let all: [CatalogueEntry]
  /// Where the experiment of each name stands among all.
  private let positions: [String: Int]

  /// The experiments, ordered by name.
  public var entries: [CatalogueEntry] {
    positions.values.map { all[$0] }.sorted { $0.name < $1.name }
  }

  /// Lists experiments; of two with one name the first stays.
  public init(_ types: [any Experiment.Type]) {
    self.init(entries: types.map { CatalogueEntry($0) })
  }

  /// Lists experiments; of two with one name the first stays.
  public init(entries: [CatalogueEntry]) {
    positions = Dictionary(zip(entries.lazy.map(\.name), entries.indices)) { first, _ in first }
    all = entries
  }

  /// All experiments of some catalogues; of two with one name the first stays.
  public init(joining catalogues: Catalogue...) {
    self.init(entries: catalogues.flatMap(\.all))
  }

  /// The experiment of a name.
  public subscript(name: String) -> CatalogueEntry? {
    positions[name].map { all[$0] }
  }

  /// What to say of a name that no experiment has.
  ///
  /// Within a topic only what follows the topic counts for a near miss, since that much is the same in all its names.
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
