import Results
import SourceText

extension TableSource {
  /// Whether the table says the same as a computed one, byte for byte, seen without building its text.
  ///
  /// It may say no where a comparison of the texts says yes, as for a folded table; never the other way round.
  ///
  /// - Complexity: O(*n*) for *n* bytes, without an allocation a value.
  func plainlySays(_ table: Table, _ language: Language) -> Bool {
    guard table.fold == 1, table.rows.count == rowCount else { return false }
    return file.bytes.withUnsafeBufferPointer { bytes in
      says(table.columns, onLine: lines.lowerBound, bytes) { $0.says($1.title[language], isCode: false) }
        && table.rows.indices.allSatisfy { row in
          says(table.rows[row], onLine: line(ofRow: row), bytes) { text, value in
            switch value {
            case .code(let code): text.says(code, isCode: true)
            case .plain(let plain): text.says(plain, isCode: false)
            case .words(let words): text.says(words[language], isCode: false)
            }
          }
        }
    }
  }

  private func says<Element>(
    _ elements: [Element], onLine line: Int, _ bytes: UnsafeBufferPointer<UInt8>,
    _ matches: (Slice<UnsafeBufferPointer<UInt8>>, Element) -> Bool
  ) -> Bool {
    var cells = TableCells(bytes, content(ofLine: line))
    for element in elements {
      guard let cell = cells.next(), matches(bytes[TableCells.trimmed(cell, in: bytes)], element) else { return false }
    }
    return cells.next() == nil
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether the source text is a value that needs no escapes.
  fileprivate func says(_ value: String, isCode: Bool) -> Bool {
    let escape = UInt8(ascii: "\\")
    let tick = UInt8(ascii: "`")
    guard isCode, !value.isEmpty else { return holds(value) { $0 == escape } }
    guard count == value.utf8.count + 2, first == tick, last == tick else { return false }
    return dropFirst().dropLast().holds(value) { $0 == escape || $0 == tick }
  }

  /// Whether the bytes are those of a text without special ones.
  private func holds(_ text: String, isSpecial: (UInt8) -> Bool) -> Bool {
    guard count == text.utf8.count else { return false }
    let bytes = UnsafeBufferPointer(rebasing: self)
    return text.utf8.withContiguousStorageIfAvailable { other in
      other.indices.allSatisfy { bytes[$0] == other[$0] && !isSpecial(other[$0]) }
    } ?? false
  }
}
