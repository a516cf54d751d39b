import SourceText

/// A playground as Markdown: prose as prose, code in fences with the results in comments after it.
public enum PlaygroundMarkdown {
  /// The column up to which comments are aligned.
  private static let widestSource = 64
  private static let widestValue = 160
  private static let mostPrinted = 1000

  /// Returns the lines of the document.
  public static func lines(_ pages: [PlaygroundPage], _ language: Language) -> [String] {
    var lines: [String] = []
    for page in pages {
      if !lines.isEmpty { lines.append("") }
      lines += ["# \(page.name)"] + self.lines(page, language)
    }
    return lines
  }

  private static func lines(_ page: PlaygroundPage, _ language: Language) -> [String] {
    let rows = PlaygroundRows(page, language, width: widestValue, mostPrinted: mostPrinted, arrow: "→ ")
    var lines: [String] = []
    for block in PlaygroundBlock.blocks(of: page.source) {
      lines.append("")
      switch block {
      case .prose(let prose): lines += deeper(prose)
      case .code(let first, let code): lines += fence(code, first, rows.byLine)
      }
    }
    if !rows.below.isEmpty { lines += ["", "```text"] + rows.below + ["```"] }
    return lines
  }

  /// Returns prose with its headings one level below that of the page.
  private static func deeper(_ prose: [String]) -> [String] {
    var isCode = false
    return prose.map { line in
      if line.hasPrefix("```") || line.hasPrefix("~~~") { isCode.toggle() }
      let level = line.prefix { $0 == "#" }.count
      return !isCode && (1...5).contains(level) && line.dropFirst(level).first == " " ? "#" + line : line
    }
  }

  /// Returns the number of columns of a line, with four for a tab.
  private static func width(_ text: String) -> Int {
    DisplayWidth.of(text.replacing("\t", with: "    "))
  }

  private static func fence(_ code: [String], _ first: Int, _ rows: [Int: [String]]) -> [String] {
    let widths = code.indices.filter { rows[first + $0] != nil }.map { width(code[$0]) }
    let column = widths.filter { $0 <= widestSource }.max() ?? 0
    var lines: [String] = []
    for (index, text) in code.enumerated() {
      let beside = rows[first + index] ?? []
      guard let start = beside.first else {
        lines.append(text)
        continue
      }
      lines.append(text + String(repeating: " ", count: max(0, column - width(text))) + "  // \(start)")
      let indentation = text.prefix { $0 == " " || $0 == "\t" }
      for row in beside.dropFirst() { lines.append(indentation + (row.isEmpty ? "//" : "// \(row)")) }
    }
    let ticks = String(repeating: "`", count: max(3, (lines.map(\.longestRunOfTicks).max() ?? 0) + 1))
    return ["\(ticks)swift"] + lines + [ticks]
  }
}

extension String {
  fileprivate var longestRunOfTicks: Int {
    split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
