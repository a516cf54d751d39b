import Results
import SourceText
import SwiftSource

/// The messages about a program of cells, by cell.
///
/// The place of a message is found from its byte in the file, as a compiler of version 6.3 does not always name the
/// right file (``CompilerMessage/Location/file``). Some messages are about something that is missing after a cell or at
/// the end of the file, such as a brace or the end of a comment. They belong to the end of the cell that their first
/// note names, else to the end of the cell before. A message in an expanded macro belongs to the place that its first
/// note names.
package struct CellDiagnostics {
  private let program: CellProgram
  /// The names that cells give to their source with `#sourceLocation`.
  private let ownNames: Set<String>
  private var byCell: [Int: [Diagnostic]] = [:]
  /// The errors that belong to no cell: generated code does not compile, or the compiler could not do its work.
  package private(set) var errorsElsewhere: [Diagnostic] = []
  /// Whether an error has no place: the compiler could not do all its work, for example because it cannot write.
  private(set) var isIncomplete = false

  /// Sorts messages by cell.
  package init(_ messages: [CompilerMessage], of program: CellProgram) {
    self.program = program
    ownNames = Set(program.text.matches(of: #/#sourceLocation\(\s*file:\s*"([^"]*)"/#).map { String($0.output.1) })
    for message in messages where message.severity == .error || message.severity == .warning {
      if let home = home(of: message) {
        byCell[home.cell, default: []].append(diagnostic(message, at: home, seenFrom: home.cell))
      } else if message.severity == .error {
        errorsElsewhere.append(diagnostic(message, at: nil, seenFrom: nil))
        isIncomplete = isIncomplete || message.location == nil
      }
    }
    byCell = byCell.mapValues { $0.inOrder }
    errorsElsewhere = errorsElsewhere.withoutDuplicates
  }

  /// Returns the errors and warnings of a cell, by its number from 1.
  ///
  /// They are in the order of their lines and columns, each once.
  package func diagnostics(ofCell number: Int) -> Diagnostics {
    Diagnostics(byCell[number] ?? [])
  }

  /// The errors of each cell that has any, by its number from 1.
  package var errors: [Int: [Diagnostic]] {
    byCell.mapValues { $0.filter { $0.severity == .error } }.filter { !$0.value.isEmpty }
  }

  /// A byte of a cell's source.
  private struct Position {
    /// The cell's number, from 1.
    var cell: Int
    /// The byte, from 0; any byte after the source counts as its end.
    var offset: Int
  }

  /// Whether a location is in the program's file, under its own name, a cell's name, or a name that a cell gives it.
  private func isInProgram(_ location: CompilerMessage.Location) -> Bool {
    let name = RelativePath.name(of: location.file)
    return name == CellProgram.fileName || CellProgram.cell(ofFileName: name) != nil || ownNames.contains(location.file)
  }

  /// Returns the position of a location; nil if it is in no cell.
  private func position(_ location: CompilerMessage.Location?) -> Position? {
    guard let location, isInProgram(location),
      let index = program.cells.lastIndex(where: { $0.start <= location.offset }),
      location.offset < program.cells[index].end
    else { return nil }
    return Position(cell: index + 1, offset: location.offset - program.cells[index].start)
  }

  /// Returns the position that a message belongs to.
  private func home(of message: CompilerMessage) -> Position? {
    guard let location = message.location else { return nil }
    let position = position(location)
    if let position, position.offset <= program.cells[position.cell - 1].contentEnd { return position }
    let note = message.notes.lazy.compactMap { self.position($0.location) }.first
    guard isInProgram(location) else { return note }
    if let note { return end(ofCell: note.cell) }
    return position ?? (location.offset == program.text.utf8.count ? end(ofCell: program.cells.count) : nil)
  }

  private func end(ofCell number: Int) -> Position? {
    number > 0 ? Position(cell: number, offset: program.cells[number - 1].contentEnd) : nil
  }

  private func diagnostic(_ message: CompilerMessage, at position: Position?, seenFrom cell: Int?) -> Diagnostic {
    Diagnostic(
      message.severity, at: position.map { place($0, seenFrom: cell) },
      message.text.withoutPaths(cells: program.cells.map(\.label)).withoutScopeMarks, id: message.id,
      fixIts: message.fixIts.compactMap { fixIt in
        let start = fixIt.span.start
        let isHere =
          isInProgram(start) && message.location.map(isInProgram) == true && start.offset == message.location?.offset
        return self.fixIt(fixIt, at: isHere ? position : self.position(start), seenFrom: cell)
      },
      notes: message.notes.map { diagnostic($0, at: self.position($0.location), seenFrom: cell) })
  }

  private func fixIt(
    _ fixIt: CompilerMessage.FixIt, at start: Position?, seenFrom cell: Int?
  ) -> Diagnostic.FixIt? {
    guard let start else { return nil }
    let length = min(fixIt.span.end.offset - fixIt.span.start.offset, program.text.utf8.count)
    return Diagnostic.FixIt(
      at: place(start, seenFrom: cell),
      old: program.cells[start.cell - 1].text(from: start.offset, to: start.offset + length).withoutScopeMarks,
      new: fixIt.text.withoutScopeMarks)
  }

  private func place(_ position: Position, seenFrom cell: Int?) -> Diagnostic.Place {
    let other = program.cells[position.cell - 1]
    let place = other.place(of: position.offset)
    return Diagnostic.Place(
      cell: position.cell == cell ? nil : other.label, line: place.line, column: place.column)
  }
}

extension [Diagnostic] {
  /// The messages by line and column, each once; messages with the same place stay in their order.
  fileprivate var inOrder: [Diagnostic] {
    withoutDuplicates.enumerated()
      .sorted { ($0.element.line, $0.element.column, $0.offset) < ($1.element.line, $1.element.column, $1.offset) }
      .map(\.element)
  }

  fileprivate var withoutDuplicates: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
  }
}

extension Diagnostic {
  fileprivate var line: Int { place?.line ?? 0 }
  fileprivate var column: Int { place?.column ?? 0 }
}
