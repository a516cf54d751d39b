import LanguageServing
import LessonCheck
import LessonKit
import LessonRunner
import SourceText
import Workshops

extension LessonService {
  /// Returns what a file other than Markdown can go on with.
  func completions(_ file: OpenFile, _ position: Position) -> [CompletionItem] {
    let offset = file.text.offset(position)
    let place = YAMLPlace(file.file, line: position.line, offset: offset)
    var items: [CompletionItem] =
      switch file.kind {
      case .workshop: workshopItems(file, place)
      case .rules: ruleItems(place)
      case .hosts, .settings, .other: []
      }
    let start = file.text.position(at: offset - place.word.utf8.count)
    for index in items.indices {
      let text = items[index].textEdit?.newText ?? items[index].label
      items[index].textEdit = TextEdit(TextRange(start, position), text)
    }
    return items
  }

  private func keys(_ names: [String], _ place: YAMLPlace) -> [CompletionItem] {
    names.filter { place.entries[$0] == nil }.map { CompletionItem($0, .field).inserting("\($0): ") }
  }

  // MARK: Workshops

  private func workshopItems(_ file: OpenFile, _ place: YAMLPlace) -> [CompletionItem] {
    let folder = WorkingFolder.current.holding(texts)
    switch place.key {
    case nil: return keys(place.isInElement ? Workshop.partKeys : Workshop.keys, place)
    case "lesson":
      return WorkshopLessons(of: file.path, in: folder).names.map { CompletionItem($0, .reference) }
    case "sections", "skip-if-late":
      guard let lesson = place.entries["lesson"] else { return [] }
      return WorkshopLessons(of: file.path, in: folder).sections(of: lesson).map {
        CompletionItem($0.anchor, .reference, detail: $0.title)
      }
    default: return []
    }
  }

  // MARK: Rules

  private func ruleItems(_ place: YAMLPlace) -> [CompletionItem] {
    switch place.key {
    case nil: return keys(place.isInElement ? CheckWords.ruleKeys : CheckWords.keys, place)
    case "code":
      return Rules.pages.map { CompletionItem($0.code, .value, documentation: $0.summary[language]) }
    case "level": return CheckWords.levels.map { CompletionItem($0, .value) }
    case "languages": return Language.allCases.map { CompletionItem($0.rawValue, .value) }
    default: return []
    }
  }
}
