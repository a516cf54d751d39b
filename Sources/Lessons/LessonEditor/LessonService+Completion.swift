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
    case .body where place.fence == "experiment": items = parameterItems(open, place, &word)
    case .body: items = addressItems(open, place, &word) ?? []
    case .frontMatter: items = frontMatterItems(open, place)
    case .text: items = addressItems(open, place, &word) ?? textItems(open, place, &word)
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
    return attributeItems(open, place, &word)
  }

  // MARK: Parameters

  private func parameterItems(
    _ open: OpenDocument, _ place: CursorPlace, _ word: inout String
  ) -> [CompletionItem] {
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
    if parameter.name == "file" {
      let typed = String(value).trimmed
      word = RelativePath.name(of: typed)
      return pathItems(RelativePath.join(RelativePath.folder(of: open.path), RelativePath.folder(of: typed)))
    }
    word = String(value.reversed().prefix { !" [,".contains($0) }.reversed())
    return words(of: parameter)
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
      let keys =
        DocumentName(path: open.path).isTranslation
        ? FrontMatter.keys.filter { !FrontMatter.sharedKeys.contains($0) } : FrontMatter.keys
      return keys.filter { !place.keys.contains($0) }.map {
        CompletionItem($0, .field).inserting("\($0): ")
      }
    case "requires":
      let own = RelativePath.name(of: RelativePath.folder(of: open.path))
      return (FolderNames.of(folder, sorted: true) ?? []).filter {
        $0 != own && PathKind.isFile(RelativePath.join(folder, "\($0)/lesson.md"))
      }.map { CompletionItem($0, .reference) }
    case "modules":
      let own = RelativePath.folder(of: open.path)
      return (FolderNames.of(own, sorted: true) ?? []).filter { name in
        FolderNames.of(RelativePath.join(own, name))?.contains { $0.hasSuffix(".swift") } == true
      }.map { CompletionItem($0, .folder) }
    case "sources": return LessonWords.sources(in: folder).map { CompletionItem($0, .reference) }
    default: return []
    }
  }
}
