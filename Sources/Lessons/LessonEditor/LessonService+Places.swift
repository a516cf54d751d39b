import LanguageServing
import LessonKit
import SourceText

extension LessonService {
  /// Returns the place that the text at a position means: an experiment's declaration or host, or a place in documents.
  ///
  /// The declaration of an experiment is searched in the package of the document while other messages are read.
  func definition(_ open: OpenDocument, _ position: Position) -> ServiceAnswer {
    let place = CursorPlace(open.file, line: position.line, offset: open.text.offset(position))
    guard !open.isSwift, place.kind == .fence, let name = place.experiment,
      open.ranges(of: name, onLine: position.line).contains(where: { $0.contains(open.text.offset(position)) })
    else { return .now(location(open, position)) }
    let (path, texts) = (open.path, texts)
    return .later {
      let found =
        ExperimentSource.declaration(of: name, near: path) ?? ExperimentSource.host(of: name, near: path, texts)
      return found.map { path, line in
        let start = Position(line: line - 1, character: 0)
        return Location(uri: OpenDocument.uri(of: path), range: TextRange(start, start))
      }
    }
  }

  /// Returns the place in documents that a position means: a cell, a required lesson, a linked file, or a term.
  private func location(_ open: OpenDocument, _ position: Position) -> Location? {
    if open.isSwift { return nil }
    if let name = cellName(open, position)?.name,
      let cell = open.document.cells.first(where: { $0.name == name })
    {
      return Location(uri: open.uri, range: open.range(lines: cell.lines.lowerBound...cell.lines.lowerBound))
    }
    let start = TextRange(Position(line: 0, character: 0), Position(line: 0, character: 0))
    if let link = open.links.first(where: { $0.range.start <= position && position <= $0.range.end }) {
      return Location(uri: link.target, range: start)
    }
    let offset = open.text.offset(position)
    if CursorPlace(open.file, line: position.line, offset: offset).kind == .frontMatter {
      let folder = RelativePath.folder(of: RelativePath.folder(of: open.path))
      let name = open.document.frontMatter?.requires.first { name in
        open.ranges(of: name, onLine: position.line).contains { $0.contains(offset) }
      }
      guard let name else { return nil }
      let path = RelativePath.join(folder, "\(name)/lesson.md")
      return PathKind.exists(path) ? Location(uri: OpenDocument.uri(of: path), range: start) : nil
    }
    guard open.isOurs, let (term, _) = term(open, position.line, offset) else { return nil }
    let line = Position(line: term.line - 1, character: 0)
    return Location(uri: OpenDocument.uri(of: term.path), range: TextRange(line, line))
  }

  /// Returns the places of the cell's name at a position, in every file that writes it.
  func references(_ open: OpenDocument, _ position: Position) -> [Location]? {
    guard let name = cellName(open, position)?.name else { return nil }
    return mentions(of: name, open).flatMap { file, places in
      places.map { Location(uri: file.uri, range: file.range($0)) }
    }
  }

  /// Returns a document and the other languages of its lesson: as an editor holds them, or as their files are.
  func languages(of open: OpenDocument) -> [OpenDocument] {
    let folder = RelativePath.folder(of: open.path)
    let stem = DocumentName(path: open.path).stem
    let names = (FolderNames.of(folder, sorted: true) ?? []).filter {
      $0.hasSuffix(".md") && DocumentName(path: $0).stem == stem
    }
    let others = names.map { RelativePath.join(folder, $0) }.filter { $0 != open.path }.compactMap { path in
      let uri = OpenDocument.uri(of: path)
      return documents.values.first { $0.path == path }
        ?? (try? TextFile.read(path)).map {
          OpenDocument(
            uri: uri, path: path, version: nil, String(decoding: $0, as: UTF8.self), encoding: open.text.encoding)
        }
    }
    return [open] + others
  }
}
