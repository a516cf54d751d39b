import LanguageServing
import LessonKit
import Messages
import SourceText

extension LessonService {
  /// Returns the name of the cell at a position, which can be renamed; nil for any other text.
  func preparedRename(_ open: OpenDocument, _ position: Position) -> PreparedRename? {
    cellName(open, position).map { PreparedRename(open.range($0.range), $0.name) }
  }

  /// Returns the edit that gives a cell another name, in every file that writes it.
  ///
  /// - Throws: a ``LanguageServerError`` for a name that a cell cannot have.
  func rename(_ open: OpenDocument, _ position: Position, to new: String) throws -> FileEdit? {
    guard let name = cellName(open, position)?.name else { return nil }
    guard new.isKebabCase else {
      let message: Message = "`\(new)` is not a valid cell name."
      let help: Message = "Use lowercase ASCII letters and digits, in words joined by `-`, such as `name=int5-table`."
      throw LanguageServerError(.requestFailed, MessageCatalogue.text(message.followed(by: help), in: language))
    }
    let lesson = languages(of: open)
    if let taken = lesson.first(where: { new != name && $0.names.contains(new) }) {
      throw LanguageServerError(
        .requestFailed,
        MessageCatalogue.text(
          "`\(RelativePath.name(of: taken.path))` already has a cell `\(new)`.", in: language))
    }
    var edit = FileEdit([:])
    for (file, places) in mentions(of: name, open) {
      edit.changes[file.uri, default: []] += places.map { TextEdit(file.range($0), new) }
    }
    if let (file, text) = renamedDigests(open.path, name, new) { edit.changes[file.uri] = [text] }
    if renamesFiles { renamePictures(of: name, to: new, in: lesson, &edit) }
    return edit
  }

  /// Returns the places of a cell's name, in every file that writes it.
  func mentions(of name: String, _ open: OpenDocument) -> [(file: NamedText, places: [Range<Int>])] {
    let lesson = languages(of: open)
    let paths = lesson.map(\.path)
    var found = lesson.map { document in
      (
        NamedText(uri: document.uri, text: document.text),
        CellMentions(document.file, of: paths, anchors: document.anchors).places(of: name)
      )
    }
    let address = Array("#\(name)".utf8)
    for path in neighbors(of: open.path) where !paths.contains(path) {
      guard let file = named(path), file.file.bytes.firstRange(of: address) != nil else { continue }
      found.append((file, CellMentions(file.file, of: paths).places(of: name)))
    }
    return found.filter { !$0.1.isEmpty }
  }

  /// Returns the name of a cell of the lesson at a position, and its bytes.
  func cellName(_ open: OpenDocument, _ position: Position) -> (name: String, range: Range<Int>)? {
    let lesson = languages(of: open)
    let mentions = CellMentions(open.file, of: lesson.map(\.path), anchors: open.anchors)
    guard let found = mentions.name(at: open.text.offset(position)),
      lesson.contains(where: { $0.names.contains(found.name) })
    else { return nil }
    return found
  }

  /// Returns the edit of the file with the digests of a lesson's results for other values, which names its cells.
  private func renamedDigests(_ document: String, _ name: String, _ new: String) -> (NamedText, TextEdit)? {
    guard let file = named(VariedLock.path(for: document)) else { return nil }
    var lock = VariedLock(file.file.bytes)
    guard lock.rename(name, to: new) else { return nil }
    let end = file.file.bytes.count
    return (file, TextEdit(file.range(0..<end), String(decoding: lock.bytes, as: UTF8.self)))
  }

  /// Renames the pictures of a cell that have its name, and the images that show them.
  private func renamePictures(of name: String, to new: String, in lesson: [OpenDocument], _ edit: inout FileEdit) {
    for document in lesson {
      let folder = RelativePath.folder(of: document.path)
      for cell in document.document.cells where cell.name == name {
        guard let transcript = cell.transcript, case .image(let destination, _) = transcript.content,
          let picture = Self.picture(destination, of: name, to: new)
        else { continue }
        let (old, now) = (RelativePath.join(folder, destination), RelativePath.join(folder, picture))
        let place = document.ranges(of: destination, onLine: transcript.lines.lowerBound - 1).last
        guard let place, PathKind.isFile(old), !PathKind.exists(now) else { continue }
        edit.changes[document.uri, default: []].append(TextEdit(document.range(place), picture))
        let rename = FileEdit.Rename(from: OpenDocument.uri(of: old), to: OpenDocument.uri(of: now))
        if !edit.renames.contains(rename) { edit.renames.append(rename) }
      }
    }
  }

  /// Returns the name of a picture whose cell has another name; nil for a picture that is not called by its cell.
  private static func picture(_ destination: String, of name: String, to new: String) -> String? {
    let file = RelativePath.name(of: destination)
    guard !destination.contains("%"), file.hasPrefix("\(name).") else { return nil }
    return RelativePath.prefix(of: destination) + new + file.dropFirst(name.count)
  }
}

extension OpenDocument {
  /// The names of the cells and quizzes.
  var names: Set<String> { Set(document.cells.compactMap(\.name) + document.quizzes.map(\.name)) }
}
