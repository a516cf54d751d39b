import ExperimentKit
import Results
import SourceText
import Testing

@Suite("The catalog")
struct CatalogueTests {
  /// Returns an entry with another name.
  private static func types() -> [any Experiment.Type] { [Nothing.self, Everything.self, Other.self] }

  private struct Other: Experiment {
    static let about = About("other.table", en: "Another.", ja: "Another.")
    static let signature = Signature(Self.init)
    func run() -> Lines { Lines([]) }
  }

  private struct Impostor: Experiment {
    static let about = About("other.table", en: "A second of the name.", ja: "A second of the name.")
    static let signature = Signature(Self.init)
    func run() -> Lines { Lines([]) }
  }

  @Test("Experiments are listed by name, from any order")
  func order() {
    let names = ["other.table", "sample.everything", "sample.nothing"]
    #expect(Catalogue(Self.types()).entries.map(\.name) == names)
    #expect(Catalogue(Self.types().reversed()).entries.map(\.name) == names)
    #expect(Catalogue([any Experiment.Type]()).entries.isEmpty)
  }

  @Test("Of two experiments with one name, the first is included")
  func duplicates() {
    #expect(Catalogue([Other.self, Impostor.self]).entries.map(\.summary.en) == ["Another."])
    #expect(Catalogue([Impostor.self, Other.self]).entries.map(\.summary.en) == ["A second of the name."])
  }

  @Test("An experiment is found only by its exact name")
  func lookUp() {
    let catalogue = Catalogue(Self.types())
    for entry in catalogue.entries { #expect(catalogue[entry.name]?.name == entry.name) }
    for name in ["", "sample", "sample.", "Sample.nothing", "sample.nothing "] { #expect(catalogue[name] == nil) }
  }

  private static let siblings = "The experiments of this topic are: `sample.everything`, `sample.nothing`."

  @Test(
    "The help for an unknown name is a near miss, its topic, or the whole list",
    arguments: [
      ("sample.nothin", "Did you mean `sample.nothing`?"),
      ("sample.evrything", "Did you mean `sample.everything`?"),
      ("smaple.nothing", "Did you mean `sample.nothing`?"),
      ("othertable", "Did you mean `other.table`?"),
      ("sample.ring", siblings),
      ("sample.", siblings),
      ("sample", siblings),
      ("float.ring", "`lesson experiments` lists them all."),
      ("", "`lesson experiments` lists them all."),
    ])
  func help(_ name: String, _ help: String) {
    #expect(Catalogue(Self.types()).help(forUnknown: name).description == help)
  }
}
