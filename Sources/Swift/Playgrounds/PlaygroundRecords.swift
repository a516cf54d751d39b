import Results

/// The reader of the file of results that a page's program has left.
struct PlaygroundRecords {
  private typealias Layout = PlaygroundRecordLayout

  /// The results, by line and column.
  private(set) var results: [PlaygroundResult] = []
  /// The number of events at places that found no slot.
  private(set) var dropped = 0

  private let bytes: [UInt8]

  /// Reads the file, which the page may have filled with anything.
  ///
  /// - Parameters:
  ///   - bytes: the file; a file of another size has no results.
  ///   - output: the output of the page.
  ///   - isOutputCut: whether the page was stopped while it printed.
  init(_ bytes: [UInt8], output: [UInt8], isOutputCut: Bool = false) {
    self.bytes = bytes
    guard bytes.count == Layout.size else { return }
    let count = min(max(number(0), 0), Layout.places)
    dropped = max(number(16), 0)
    let texts = texts(of: count)
    results = (0..<count).compactMap { result($0, texts[$0], output) }
    if !isOutputCut { addRest(of: output) }
    results.sort {
      ($0.line, $0.column, $0.kind, $0.endLine, $0.endColumn) < ($1.line, $1.column, $1.kind, $1.endLine, $1.endColumn)
    }
  }

  /// Returns the ranges of the text in the arena, for each slot.
  private func texts(of count: Int) -> [[Range<Int>]] {
    var texts = [[Range<Int>]](repeating: [], count: count)
    let end = Layout.arenaStart + min(max(number(8), 0), Layout.arena)
    var position = Layout.arenaStart
    while position + 8 <= end {
      let (slot, length) = (short(position), short(position + 4))
      guard texts.indices.contains(slot), length >= 0, length <= end - position - 8 else { break }
      texts[slot].append(position + 8..<position + 8 + length)
      position += 8 + (length + 7) / 8 * 8
    }
    return texts
  }

  private func result(_ index: Int, _ texts: [Range<Int>], _ output: [UInt8]) -> PlaygroundResult? {
    let slot = Layout.header + index * Layout.slot
    let count = number(slot + 24)
    guard count > 0, let kind = kind(short(slot + 16)) else { return nil }
    var last = texts.last
    if count > texts.count {
      let copy = short(slot + 32) & 1
      let start = slot + 112 + copy * Layout.text
      last = start..<start + min(max(short(slot + 36 + copy * 4), 0), Layout.text)
    }
    let name = min(max(short(slot + 44), 0), Layout.name)
    func text(_ range: Range<Int>) -> String {
      let text = String(decoding: bytes[range], as: UTF8.self)
      return kind == .printed ? printed(text, output) : text
    }
    return PlaygroundResult(
      kind, line: short(slot), column: short(slot + 4), endLine: short(slot + 8), endColumn: short(slot + 12),
      name: String(decoding: bytes[slot + 48..<slot + 48 + name], as: UTF8.self), count: count,
      values: texts.map(text), last: last.map(text) ?? "")
  }

  private func kind(_ number: Int) -> PlaygroundResult.Kind? {
    switch number {
    case 0: .value
    case 1: .printed
    case 2: .view
    default: nil
    }
  }

  /// Returns the part of standard output that a text such as `12 17` stands for.
  private func printed(_ text: String, _ output: [UInt8]) -> String {
    let bounds = text.split(separator: " ").compactMap { Int($0) }.map { min(max($0, 0), output.count) }
    guard bounds.count == 2, bounds[0] <= bounds[1] else { return "" }
    return String(decoding: output[bounds[0]..<bounds[1]], as: UTF8.self)
  }

  /// Adds the output after the last event.
  private mutating func addRest(of output: [UInt8]) {
    let start = min(max(number(24), 0), output.count)
    guard start < output.count else { return }
    let rest = String(decoding: output[start...], as: UTF8.self)
    if let index = results.firstIndex(where: { $0.line == 0 && $0.kind == .printed }) {
      results[index].count += 1
      results[index].values.append(rest)
      results[index].last = rest
    } else {
      results.append(
        PlaygroundResult(
          .printed, line: 0, column: 0, endLine: 0, endColumn: 0, count: 1, values: [rest], last: rest))
    }
  }

  private func number(_ offset: Int) -> Int {
    Int(truncatingIfNeeded: (0..<8).reduce(UInt64(0)) { $0 | UInt64(bytes[offset + $1]) << UInt64(8 * $1) })
  }

  private func short(_ offset: Int) -> Int {
    Int(Int32(truncatingIfNeeded: (0..<4).reduce(UInt32(0)) { $0 | UInt32(bytes[offset + $1]) << UInt32(8 * $1) }))
  }
}
