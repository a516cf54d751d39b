import ExperimentKit
import LanguageServing
import LessonKit
import Results
import SourceText

extension LessonService {
  /// Returns the attributes of a fence, or the values of the attribute that is being typed.
  func attributeItems(_ open: OpenDocument, _ place: CursorPlace, _ word: inout String) -> [CompletionItem] {
    let text = place.before.drop { $0 == "`" || $0 == "~" }.drop { $0 != " " }
    let attribute = OpenAttribute(place.fence == "experiment" ? text.dropFirst().drop { $0 != " " } : text)
    word = attribute.word
    guard let key = attribute.key else {
      let written = Set(place.words.map { String($0.prefix { $0 != "=" }) }).subtracting([word])
      return CellWords.attributes(of: place.fence).filter { !written.contains($0) }.sorted().map { key in
        let item = CompletionItem(key, .property)
        return CellWords.flags.contains(key) ? item : item.inserting("\(key)=")
      }
    }
    let cell = open.cell(at: place.fenceLine)
    switch key {
    case "predict", "rows": return columnItems(open, cell?.address)
    case "goal": return [CompletionItem("all", .value)] + columnItems(open, cell?.address)
    case "platform": return Platform.allCases.map { CompletionItem($0.rawValue, .value) }
    case "language-mode": return SwiftAttributes.LanguageMode.allCases.map { CompletionItem($0.rawValue, .value) }
    case "normalize": return ComparisonOptions.Normalization.allCases.map { CompletionItem($0.rawValue, .value) }
    case "vary": return place.experiment.flatMap { catalogue[$0] }.map { varied(attribute.value, $0) } ?? []
    default: return []
    }
  }

  /// Returns the columns of a cell's table, as its last run found them.
  func columnItems(_ open: OpenDocument, _ address: String?) -> [CompletionItem] {
    (columns[open.uri]?[address ?? ""] ?? []).map {
      CompletionItem($0.id, .value, detail: $0.title[open.document.language])
    }
  }

  /// Returns the words that the value of `vary` can go on with.
  private func varied(_ value: String, _ entry: CatalogueEntry) -> [CompletionItem] {
    switch VariationPlace(value) {
    case .parameter(let others):
      let isNamed = value.hasPrefix("{")
      let names = entry.parameters.filter { !others.contains($0.name) }.map { parameter in
        let item = CompletionItem(parameter.name, .field, documentation: Self.help(parameter)[language])
        return isNamed ? item.inserting("\(parameter.name): ") : item
      }
      return names + (isNamed ? [] : [CompletionItem("none", .keyword)])
    case .value(let name, let isInList):
      guard let parameter = entry.parameters.first(where: { $0.name == name }) else { return [] }
      var sets = isInList ? [] : ["all"]
      if case .list = parameter.domain, !isInList { sets += ["each", "prefixes"] }
      return sets.map { CompletionItem($0, .keyword) } + words(of: parameter)
    case .walk: return ["up-to", "of"].map { CompletionItem($0, .field).inserting("\($0): ") }
    case .event(let name): return entry.parameters.first { $0.name == name }.map(words) ?? []
    }
  }

  /// Returns the words that the value of a parameter can be made of.
  func words(of parameter: any ParameterDeclaration) -> [CompletionItem] {
    parameter.domain.offered.map { CompletionItem($0.word, .value, detail: $0.title?[language]) }
  }
}

extension CompletionItem {
  /// Returns the item with another text to insert.
  func inserting(_ text: String) -> CompletionItem {
    var item = self
    item.textEdit = TextEdit(TextRange(Position(line: 0, character: 0), Position(line: 0, character: 0)), text)
    return item
  }
}

extension ParameterDomain {
  /// The words that a value can be made of.
  var offered: [Word] {
    switch self {
    case .choice(let words): words
    case .truth: [Word("true"), Word("false")]
    case .notation(_, let words): words.map { Word($0) }
    case .list(let element, _): element.offered
    default: []
    }
  }
}
