import SourceText

/// The text next to each line of a page: rows, the first of them on the line itself.
struct PlaygroundRows {
  /// The number of lines at the end of printed text that is cut.
  private static let lastPrinted = 4

  /// The rows by line; 0 for rows without a line.
  private(set) var byLine: [Int: [String]] = [:]
  /// The text below the page.
  private(set) var below: [String] = []

  private let words: PlaygroundWords
  private let width: Int
  private let mostPrinted: Int
  private let arrow: String

  /// Creates the rows for the results of a page.
  ///
  /// - Parameters:
  ///   - page: the page.
  ///   - language: the language of words.
  ///   - width: the columns that a value may take.
  ///   - mostPrinted: the lines that printed text may take.
  ///   - arrow: the text before values.
  init(_ page: PlaygroundPage, _ language: Language, width: Int, mostPrinted: Int, arrow: String = "") {
    words = PlaygroundWords(language: language)
    (self.width, self.mostPrinted, self.arrow) = (width, mostPrinted, arrow)
    for (line, results) in Dictionary(grouping: page.results, by: \.line) where line > 0 {
      byLine[line] = rows(results)
    }
    addEnding(page.ending)
    for view in page.results where view.line == 0 && view.kind == .view {
      below += labelled(words.liveView, lines(view.last))
    }
    let elsewhere = page.results.filter { $0.line == 0 && $0.kind == .printed }.flatMap(\.values).joined()
    if !elsewhere.isEmpty { below += [words.printedElsewhere] + shortened(lines(elsewhere)).map { "  " + $0 } }
    for result in page.results where result.kind == .value && result.count > result.values.count {
      below.append(words.capped(result))
    }
    below += page.notes.map(words.text)
  }

  private mutating func addEnding(_ ending: PlaygroundEnding) {
    switch ending {
    case .finished: break
    case .trapped(let trap):
      let row = "\(words.trap): \(trap.message)"
      if let line = trap.line, trap.cell == nil { byLine[line, default: []].append(row) } else { below.append(row) }
    case .refused(let diagnostics):
      for diagnostic in diagnostics.all {
        let row = "\(diagnostic.severity.rawValue): \(diagnostic.message)" + (diagnostic.id.map { " [\($0)]" } ?? "")
        if let place = diagnostic.place, place.cell == nil {
          byLine[place.line, default: []].append(row)
        } else {
          below.append(row)
        }
      }
    case .stopped(let reason): below.append(words.text(reason))
    }
  }

  /// Returns the rows of one line.
  private func rows(_ results: [PlaygroundResult]) -> [String] {
    let values = results.filter { $0.kind == .value }.map { result in
      let text = short(result.last)
      guard result.count > 1 else { return text }
      return words.language == .english ? "\(text) \(words.times(result.count))" : text + words.times(result.count)
    }
    var rows = values.isEmpty ? [] : [arrow + values.joined(separator: "; ")]
    for result in results where result.kind == .printed {
      let times =
        result.count == 1
        ? "" : words.language == .english ? " \(words.times(result.count))" : words.times(result.count)
      rows += labelled(words.prints + times, printed(result))
    }
    for result in results where result.kind == .view { rows += labelled(words.liveView, lines(result.last)) }
    return rows
  }

  /// Returns `prints 5`, or more lines below the label.
  private func labelled(_ label: String, _ lines: [String]) -> [String] {
    if lines.count == 1 && !label.hasSuffix(")") && !label.hasSuffix("）") {
      return [lines[0].isEmpty ? label : "\(label) \(lines[0])"]
    }
    return [label] + lines.map { $0.isEmpty ? "" : "  " + $0 }
  }

  private func lines(_ text: String) -> [String] {
    var lines = SourceFile(path: "", bytes: Array(text.utf8)).texts
    if lines.last == "" { lines.removeLast() }
    return lines.isEmpty ? [""] : lines.map(\.visible)
  }

  /// Returns the lines that a place printed, only the first and the last if there are many.
  private func printed(_ result: PlaygroundResult) -> [String] {
    let first = lines(result.values.joined())
    guard result.count > result.values.count else { return shortened(first) }
    return first.prefix(mostPrinted - Self.lastPrinted) + ["…"] + lines(result.last)
  }

  private func shortened(_ lines: [String]) -> [String] {
    guard lines.count > mostPrinted else { return lines }
    let first = mostPrinted - Self.lastPrinted
    return lines.prefix(first) + [words.more(lines.count - mostPrinted)] + lines.suffix(Self.lastPrinted)
  }

  /// Returns the text in at most the given number of columns.
  private func short(_ text: String) -> String {
    guard DisplayWidth.of(text) > width else { return text }
    var columns = 1
    let start = text.prefix { character in
      columns += DisplayWidth.of(String(character))
      return columns <= width
    }
    return start + "…"
  }
}

extension SourceFile {
  /// The lines as text.
  var texts: [String] { lines.map { String(decoding: bytes[$0], as: UTF8.self) } }
}

extension String {
  /// The text with control characters, except tabs, as `\u{7}`.
  fileprivate var visible: String {
    guard unicodeScalars.contains(where: { $0.properties.generalCategory == .control && $0 != "\t" }) else {
      return self
    }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.properties.generalCategory == .control, scalar != "\t" {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }
}
