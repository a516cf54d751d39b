import LanguageServing
import LessonKit
import LessonMarkdown
import SourceText

extension OpenDocument {
  private var markup: Markup? { document.isDamaged || isSwift ? nil : try? Markup(document) }

  /// The anchors of the headings, for links.
  var anchors: [String] { HeadingAnchors.of((markup?.headings ?? []).filter { !$0.isHTML }.map(\.text)) }

  /// The outline: the headings, each with its cells and the headings below it.
  var symbols: [DocumentSymbol] {
    let headings = (markup?.headings ?? []).sorted { $0.position.line < $1.position.line }
    let last = max(1, file.lines.count)
    var parts: [(level: Int, symbol: DocumentSymbol)] = headings.enumerated().map { index, heading in
      let end = headings[(index + 1)...].first { $0.level <= heading.level }.map { $0.position.line - 1 } ?? last
      let lines = heading.position.line...max(heading.position.line, end)
      let name = heading.text.isEmpty ? "#" : heading.text
      let at = range(lines: heading.position.line...heading.position.line)
      return (heading.level, DocumentSymbol(name, .string, range(lines: lines), at: at))
    }
    parts += (isSwift ? [] : document.cells).map { cell in
      let kind: DocumentSymbol.Kind = cell.experiment == nil ? .event : .function
      let name = cell.name ?? cell.experiment ?? cell.kindWord
      return (
        7,
        DocumentSymbol(
          name, detail: cell.experiment ?? cell.kindWord, kind, range(lines: cell.wholeLines),
          at: range(lines: cell.lines.lowerBound...cell.lines.lowerBound))
      )
    }
    var rest = parts.sorted { $0.symbol.selectionRange.start < $1.symbol.selectionRange.start }[...]
    return Self.nested(&rest, below: 0)
  }

  private static func nested(
    _ parts: inout ArraySlice<(level: Int, symbol: DocumentSymbol)>, below level: Int
  ) -> [DocumentSymbol] {
    var symbols: [DocumentSymbol] = []
    while let first = parts.first, first.level > level {
      parts.removeFirst()
      var symbol = first.symbol
      symbol.children = nested(&parts, below: first.level)
      symbols.append(symbol)
    }
    return symbols
  }

  /// The lines that can be collapsed: the front matter, the sections, and the cells with their results.
  var folds: [FoldingRange] {
    var folds: [FoldingRange] = []
    if document.firstTextLine > 2 { folds.append(FoldingRange(0, document.firstTextLine - 2)) }
    let headings = (markup?.headings ?? []).sorted { $0.position.line < $1.position.line }
    for (index, heading) in headings.enumerated() {
      let next = headings[(index + 1)...].first { $0.level <= heading.level }?.position.line
      folds.append(FoldingRange(heading.position.line - 1, (next.map { $0 - 2 } ?? file.lines.count - 1)))
    }
    for cell in document.cells where !isSwift {
      folds.append(FoldingRange(cell.lines.lowerBound - 1, cell.lines.upperBound - 1))
      if let fold = cell.fold ?? cell.transcript?.lines {
        folds.append(FoldingRange(fold.lowerBound - 1, fold.upperBound - 1))
      }
    }
    var seen: Set<FoldingRange> = []
    return folds.filter { $0.endLine > $0.startLine && seen.insert($0).inserted }
  }

  /// The links to files of this machine.
  var links: [DocumentLink] {
    (markup?.links ?? []).compactMap { link in
      let path = link.destination.prefix { $0 != "#" }
      guard !path.isEmpty, !path.contains(":"), !path.hasPrefix("/"),
        let decoded = String(path).removingPercent,
        let bytes = ranges(of: link.destination, onLine: link.position.line - 1).first(where: {
          $0.lowerBound >= file.lines[link.position.line - 1].lowerBound + link.position.column - 1
        })
      else { return nil }
      let target = RelativePath.join(RelativePath.folder(of: self.path), decoded)
      guard PathKind.exists(target) else { return nil }
      return DocumentLink(range(bytes), Self.uri(of: target))
    }
  }
}

extension Cell {
  /// The word of the cell's fence.
  var kindWord: String {
    switch action {
    case .experiment: "experiment"
    case .swift, .listing: "swift"
    case .console: "console"
    }
  }
}
