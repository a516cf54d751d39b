import SourceText

/// The experiments that cells can call, by name.
public struct Catalogue: Sendable {
  /// The experiments, ordered by name.
  public let entries: [CatalogueEntry]

  private let positions: [String: Int]

  /// Lists experiments; of two with one name the first stays.
  public init(_ types: [any Experiment.Type]) {
    self.init(entries: types.map { CatalogueEntry($0) })
  }

  /// Lists experiments; of two with one name the first stays.
  public init(entries: [CatalogueEntry]) {
    let positions = Dictionary(entries.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    self.entries = positions.values.map { entries[$0] }.sorted { $0.name < $1.name }
    self.positions = Dictionary(uniqueKeysWithValues: self.entries.enumerated().map { ($1.name, $0) })
  }

  /// The experiment of a name.
  public subscript(name: String) -> CatalogueEntry? {
    positions[name].map { entries[$0] }
  }

  /// What to say of a name that no experiment has.
  public func help(forUnknown name: String) -> String {
    let names = entries.map(\.name)
    if let near = Suggestion.nearest(to: name, among: names) { return "Did you mean `\(near)`?" }
    let topic = name.prefix { $0 != "." }
    let sameTopic = names.filter { $0.hasPrefix("\(topic).") }
    return sameTopic.isEmpty
      ? "`lesson experiments` lists them all."
      : Suggestion.help(for: name, among: sameTopic, what: "experiments of this topic")
  }
}
