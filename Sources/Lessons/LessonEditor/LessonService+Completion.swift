import ExperimentKit
import LanguageServing
import LessonKit
import SourceText

extension LessonService {
  /// Returns what can be inserted at a position.
  func completions(_ open: OpenDocument, _ position: Position) -> [CompletionItem] {
    if open.isSwift { return [] }
    let offset = open.text.offset(position)
    let place = CursorPlace(open.file, line: position.line, offset: offset)
    var word = place.before.nameAtEnd
    var items: [CompletionItem]
    switch place.kind {
    case .fence: items = fenceItems(open, place, &word)
    case .body where place.fence == "experiment": items = parameterItems(place, &word)
    case .body: items = []
    case .frontMatter: items = frontMatterItems(open, place)
    case .text: items = textItems(open, place, &word)
    }
    let start = open.text.position(at: offset - word.utf8.count)
    for index in items.indices {
      let text = items[index].textEdit?.newText ?? items[index].label
      items[index].textEdit = TextEdit(TextRange(start, position), text)
    }
    return items
  }

  // MARK: Fences

  private func fenceItems(_ open: OpenDocument, _ place: CursorPlace, _ word: inout String) -> [CompletionItem] {
    let typed = place.before.drop { $0 == "`" || $0 == "~" }.split(
      separator: " ", omittingEmptySubsequences: false
    ).map(String.init)
    guard typed.count > 1, let last = typed.last else {
      return CellWords.fences.map { CompletionItem($0, .keyword) }
    }
    if place.fence == "experiment", typed.count == 2 {
      word = last
      return catalogue.entries.map {
        CompletionItem($0.name, .function, detail: $0.kind.rawValue, documentation: $0.summary[open.document.language])
      }
    }
    guard let equals = last.firstIndex(of: "=") else {
      word = last
      let written = Set(place.words.map { String($0.prefix { $0 != "=" }) }).subtracting([last])
      return CellWords.attributes(of: place.fence).filter { !written.contains($0) }.sorted().map { key in
        let item = CompletionItem(key, .property)
        return CellWords.flags.contains(key) ? item : item.inserting("\(key)=")
      }
    }
    let value = last[last.index(after: equals)...]
    word = String(value.reversed().prefix { !"[,\"{".contains($0) }.reversed())
    return values(of: String(last[..<equals]), open, place).map { CompletionItem($0, .value) }
  }

  /// Returns the words that an attribute can have.
  private func values(of attribute: String, _ open: OpenDocument, _ place: CursorPlace) -> [String] {
    switch attribute {
    case "predict", "rows":
      return columns[open.uri]?[open.cell(at: place.fenceLine)?.address ?? ""] ?? []
    case "platform": return Platform.allCases.map(\.rawValue)
    case "language-mode": return SwiftAttributes.LanguageMode.allCases.map(\.rawValue)
    case "vary": return place.experiment.flatMap { catalogue[$0] }?.parameters.map(\.name) ?? []
    default: return []
    }
  }

  // MARK: Parameters

  private func parameterItems(_ place: CursorPlace, _ word: inout String) -> [CompletionItem] {
    guard let entry = place.experiment.flatMap({ catalogue[$0] }) else { return [] }
    guard let colon = place.before.firstIndex(of: ":"), place.before[..<colon].isKey else {
      guard place.before.isEmpty || place.before.isKey else { return [] }
      return entry.parameters.filter { !place.keys.contains($0.name) }.map { parameter in
        CompletionItem(
          parameter.name, .field, detail: Self.fallback(parameter)[language],
          documentation: Self.help(parameter)[language]
        ).inserting("\(parameter.name): ")
      }
    }
    guard let parameter = entry.parameters.first(where: { $0.name == place.before[..<colon] }) else { return [] }
    let value = place.before[place.before.index(after: colon)...]
    word = String(value.reversed().prefix { !" [,".contains($0) }.reversed())
    return parameter.domain.offered.map { CompletionItem($0.word, .value, detail: $0.title?[language]) }
  }

  static func fallback(_ parameter: any ParameterDeclaration) -> LocalizedText {
    parameter.fallbackText.map { LocalizedText(en: "default: \($0.en)", ja: "省略時: \($0.ja)") }
      ?? LocalizedText(en: "required", ja: "必須")
  }

  static func help(_ parameter: any ParameterDeclaration) -> LocalizedText {
    LocalizedText(
      en: "\(parameter.help.en) (\(parameter.allowed.en))", ja: "\(parameter.help.ja)(\(parameter.allowed.ja))")
  }

  // MARK: Front matter

  private func frontMatterItems(_ open: OpenDocument, _ place: CursorPlace) -> [CompletionItem] {
    let key: String?
    if let colon = place.before.firstIndex(of: ":") {
      key = String(place.before[..<colon])
    } else {
      key = place.before.hasPrefix("-") ? place.openKey : nil
    }
    let folder = RelativePath.folder(of: RelativePath.folder(of: open.path))
    switch key {
    case nil where place.before.isEmpty || place.before.isKey:
      return FrontMatter.keys.filter { !place.keys.contains($0) }.map {
        CompletionItem($0, .field).inserting("\($0): ")
      }
    case "requires":
      let own = RelativePath.name(of: RelativePath.folder(of: open.path))
      return (FolderNames.of(folder, sorted: true) ?? []).filter {
        $0 != own && PathKind.isFile(RelativePath.join(folder, "\($0)/lesson.md"))
      }.map { CompletionItem($0, .reference) }
    case "sources": return LessonWords.sources(in: folder).map { CompletionItem($0, .reference) }
    default: return []
    }
  }

  // MARK: Text

  private func textItems(_ open: OpenDocument, _ place: CursorPlace, _ word: inout String) -> [CompletionItem] {
    if let comment = place.before.ranges(of: "<!-- if:").last {
      return slipItems(open, place, String(place.before[comment.upperBound...]), &word)
    }
    if place.before.hasSuffix("](#" + word) { return open.anchors.map { CompletionItem($0, .reference) } }
    guard open.isOurs, word.count >= 2 else { return [] }
    let language = open.document.language
    return LessonWords.terms(near: open.path).filter { $0.name[language].lowercased().hasPrefix(word.lowercased()) }
      .map { CompletionItem($0.name[language], .reference, documentation: $0.definition[language]) }
  }

  /// Returns the words of a slip's comment, which changes parameters of the cell above.
  private func slipItems(
    _ open: OpenDocument, _ place: CursorPlace, _ comment: String, _ word: inout String
  ) -> [CompletionItem] {
    let cell = open.document.cells.last { $0.lines.upperBound <= place.line + 1 }
    let entry = cell?.experiment.flatMap { catalogue[$0] }
    let last = comment.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""
    guard let equals = last.firstIndex(of: "=") else {
      word = last
      return (["cell", "predict"] + (entry?.parameters.map(\.name) ?? [])).map {
        CompletionItem($0, .field).inserting("\($0)=")
      }
    }
    word = String(last[last.index(after: equals)...].reversed().prefix { !"[,".contains($0) }.reversed())
    switch String(last[..<equals]) {
    case "cell": return open.document.cells.compactMap(\.name).map { CompletionItem($0, .reference) }
    case "predict": return (columns[open.uri]?[cell?.address ?? ""] ?? []).map { CompletionItem($0, .value) }
    case let key:
      let parameter = entry?.parameters.first { $0.name == key }
      return (parameter?.domain.offered ?? []).map { CompletionItem($0.word, .value, detail: $0.title?[language]) }
    }
  }
}

extension CompletionItem {
  /// Returns the item with another text to insert.
  fileprivate func inserting(_ text: String) -> CompletionItem {
    var item = self
    item.textEdit = TextEdit(TextRange(Position(line: 0, character: 0), Position(line: 0, character: 0)), text)
    return item
  }
}

extension ParameterDomain {
  /// The words that a value can be made of.
  fileprivate var offered: [Word] {
    switch self {
    case .choice(let words): words
    case .truth: [Word("true"), Word("false")]
    case .notation(_, let words): words.map { Word($0) }
    case .list(let element, _): element.offered
    default: []
    }
  }
}
