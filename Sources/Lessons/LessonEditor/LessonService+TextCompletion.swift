import ExperimentKit
import LanguageServing
import LessonKit
import SourceText

extension LessonService {
  /// Returns what text outside of fences can go on with: comments, links, and terms.
  func textItems(_ open: OpenDocument, _ place: CursorPlace, _ word: inout String) -> [CompletionItem] {
    if let comment = place.before.ranges(of: "<!--").last, !place.before[comment.upperBound...].contains("-->") {
      return commentItems(open, place, String(place.before[comment.upperBound...]), &word)
    }
    if let link = place.before.ranges(of: "](").last, !place.before[link.upperBound...].contains(")") {
      return linkItems(open, String(place.before[link.upperBound...]), &word)
    }
    guard open.isOurs else { return [] }
    let language = open.document.language
    let terms = LessonWords.terms(near: open.path)
    // Japanese has no spaces between words, so the end of what was typed may begin a term.
    var rest = word[...]
    while rest.count >= (language == .japanese ? 1 : 2) {
      let found = terms.filter { $0.name[language].lowercased().hasPrefix(rest.lowercased()) }
      if !found.isEmpty || language != .japanese {
        word = String(rest)
        return found.map { CompletionItem($0.name[language], .reference, documentation: $0.definition[language]) }
      }
      rest = rest.dropFirst()
    }
    return []
  }

  // MARK: Links

  /// Returns the headings after a `#`, or the files of a folder.
  private func linkItems(_ open: OpenDocument, _ typed: String, _ word: inout String) -> [CompletionItem] {
    let folder = RelativePath.folder(of: open.path)
    if let mark = typed.firstIndex(of: "#") {
      let path = String(typed[..<mark])
      word = String(typed[typed.index(after: mark)...])
      let anchors = path.isEmpty ? open.anchors : document(RelativePath.join(folder, path))?.anchors ?? []
      return anchors.map { CompletionItem($0, .reference) }
    }
    guard !typed.contains(":"), !typed.hasPrefix("/") else { return [] }
    word = RelativePath.name(of: typed)
    return pathItems(RelativePath.join(folder, RelativePath.folder(of: typed)))
  }

  /// Returns the names in a folder.
  func pathItems(_ folder: String) -> [CompletionItem] {
    (FolderNames.withOthers(of: folder)?.entries ?? []).filter { !$0.name.hasPrefix(".") }.prefix(1_000).map {
      $0.isFolder == true ? CompletionItem($0.name, .folder).inserting($0.name + "/") : CompletionItem($0.name, .file)
    }
  }

  /// Returns a document as the editor has it, or as its file is; nil if it cannot be read.
  func document(_ path: String) -> OpenDocument? {
    documents.values.first { $0.path == path }
      ?? (path.hasSuffix(".md") ? try? TextFile.read(path) : nil).map {
        OpenDocument(
          uri: OpenDocument.uri(of: path), path: path, version: nil, String(decoding: $0, as: UTF8.self),
          encoding: encoding)
      }
  }

  /// Returns the names of cells after the `#` of an address such as `lessons/float5/lesson.md#`; nil for other text.
  func addressItems(_ open: OpenDocument, _ place: CursorPlace, _ word: inout String) -> [CompletionItem]? {
    let typed = place.before.split(whereSeparator: { " \t`\"'(".contains($0) }).last.map(String.init) ?? ""
    guard let mark = typed.firstIndex(of: "#"), typed[..<mark].hasSuffix(".md"),
      !place.before.dropLast(typed.count).hasSuffix("](")
    else { return nil }
    let path = String(typed[..<mark])
    var folder = RelativePath.folder(of: open.path)
    // Addresses in commands begin at the folder in which readers run them.
    for _ in 0..<4 where folder.count > 1 {
      if let found = document(RelativePath.join(folder, path)) {
        word = String(typed[typed.index(after: mark)...])
        return found.names.sorted().map { CompletionItem($0, .reference) }
      }
      folder = RelativePath.folder(of: folder)
    }
    return nil
  }

  // MARK: Comments

  private static let comments: [String: [String]] = [
    "panel": ["cell"], "board": ["cells", "vary", "goal"], "quiz": ["name"],
  ]

  /// Returns what a comment can go on with: the change of a slip, or the cells of a panel.
  private func commentItems(
    _ open: OpenDocument, _ place: CursorPlace, _ comment: String, _ word: inout String
  ) -> [CompletionItem] {
    let text = comment.drop { $0 == " " }
    if text.hasPrefix("if:") { return slipItems(open, place, String(text.dropFirst(3)), &word) }
    guard text.hasPrefix("lesson:") else { return [] }
    let attribute = OpenAttribute(text.dropFirst("lesson:".count))
    word = attribute.word
    let names = open.document.cells.filter { $0.experiment != nil }.compactMap(\.name)
    switch attribute.key {
    case "cell", "cells": return names.map { CompletionItem($0, .reference) }
    case "vary" where attribute.others.first == "board":
      let varied = Set(open.document.cells.flatMap { $0.variation?.parameters.map(\.name) ?? [] })
      return varied.sorted().map { CompletionItem($0, .field) }
    case "goal": return [CompletionItem("all", .value)]
    case nil:
      guard let kind = attribute.others.first else {
        return Self.comments.keys.sorted().map { CompletionItem($0, .keyword) }
      }
      return (Self.comments[kind] ?? []).filter { !attribute.others.contains($0) }.map {
        CompletionItem($0, .property).inserting("\($0)=")
      }
    default: return []
    }
  }

  /// Returns the words of a slip's comment, which changes parameters of the cell above.
  private func slipItems(
    _ open: OpenDocument, _ place: CursorPlace, _ comment: String, _ word: inout String
  ) -> [CompletionItem] {
    let cell = open.document.cells.last { $0.lines.upperBound <= place.line + 1 }
    let entry = cell?.experiment.flatMap { catalogue[$0] }
    let attribute = OpenAttribute(comment)
    word = attribute.word
    switch attribute.key {
    case nil:
      let names = ["cell", "predict"] + (entry?.parameters.map(\.name) ?? [])
      return names.filter { !attribute.others.contains($0) }.map { CompletionItem($0, .field).inserting("\($0)=") }
    case "cell":
      return open.document.cells.compactMap(\.name).filter { $0 != cell?.name }.map { CompletionItem($0, .reference) }
    case "predict": return columnItems(open, cell?.address)
    case let key?: return entry?.parameters.first { $0.name == key }.map(words) ?? []
    }
  }
}
