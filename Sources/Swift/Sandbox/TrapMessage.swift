import SourceText

/// The message of a trap on standard error.
struct TrapMessage: Sendable, Hashable {
  /// The message, in one line without addresses.
  var text: String
  /// The cell and the line of the failing call; nil if the message does not name them.
  var place: CellPlace?

  /// Whether the runtime ends a program with this message by calling `abort`.
  private(set) var isOfAbort = false

  /// The beginnings of the messages of errors at which the runtime calls `abort`.
  private static let ofAbort = [
    "Attempted to read an unowned reference", "Could not cast value of type ", "Simultaneous accesses to ",
    "Object ", "Fatal access conflict",
  ]

  private static let markers = ["Fatal error", "Precondition failed", "Assertion failed"]

  /// Reads the last message on standard error; nil if there is none.
  init?(inStandardError errors: String) {
    let lines = errors.split(separator: "\n").map(String.init)
    for line in lines.reversed() where !line.hasPrefix("*** ") {
      if let message = TrapMessage(line) {
        self = message
        return
      }
    }
    return nil
  }

  /// Reads one line, such as `Program/cell-2.swift:4: Fatal error: Index out of range`.
  private init?(_ line: String) {
    for marker in Self.markers {
      guard line.hasPrefix(marker) || line.contains(": \(marker)"), let range = line.firstRange(of: marker) else {
        continue
      }
      let rest = line[range.upperBound...]
      guard rest.isEmpty || rest.hasPrefix(": ") else { continue }
      let isGeneral = marker == "Fatal error" && !rest.isEmpty
      text = Self.withoutAddresses(isGeneral ? String(rest.dropFirst(2)) : marker + rest)
      isOfAbort = isGeneral && Self.ofAbort.contains(where: text.hasPrefix)
      place = CellPlace(before: line[..<range.lowerBound])
      return
    }
    guard line.hasPrefix("Could not cast value of type ") || line.hasPrefix("Simultaneous accesses to ") else {
      return nil
    }
    text = Self.withoutAddresses(line)
    isOfAbort = true
  }

  /// Returns a text without the addresses, which differ from run to run.
  private static func withoutAddresses(_ text: String) -> String {
    text.replacing(/\s?\(0x[0-9a-fA-F]+\)/, with: "")
      .replacing(/Simultaneous accesses to 0x[0-9a-fA-F]+/, with: "Simultaneous accesses")
      .replacing(/\bobject 0x[0-9a-fA-F]+/, with: "the object")
      .replacing(/\b0x[0-9a-fA-F]{6,}\b/, with: "0x…")
  }
}

extension String {
  /// The text of standard error without what the runtime and the shell wrote when the program ended.
  package var withoutTrapMessage: String {
    var lines = split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if let report = lines.lastIndex(where: { $0.hasPrefix("*** ") }) { lines.removeSubrange(report...) }
    func trim() { while lines.last == "" { lines.removeLast() } }
    trim()
    if let last = lines.last, Self.endings.contains(where: last.hasPrefix) { lines.removeLast() }
    trim()
    // Some messages go on below their first line.
    if let message = lines.lastIndex(where: { TrapMessage(inStandardError: $0) != nil }) {
      lines.removeSubrange(message...)
    }
    trim()
    return lines.joined(separator: "\n")
  }

  /// The beginnings of the lines in which a shell names the signal that ended a program.
  private static let endings = [
    "Illegal instruction", "Trace/breakpoint trap", "Trace/BPT trap", "Aborted", "Abort trap", "Segmentation fault",
    "Bus error", "Floating point exception",
  ]
}

/// A line of a cell.
struct CellPlace: Sendable, Hashable {
  /// The number of the cell, from 1.
  var cell: Int
  /// The line within it, from 1; 0 if the compiler has not recorded it.
  var line: Int

  /// Creates the place in a file of a cell; nil for another file.
  ///
  /// Only the last component `cell-N.swift` of the path counts.
  init?(file: some StringProtocol, line: Int) {
    guard case let name = RelativePath.name(of: String(file)), name.hasPrefix("cell-"), name.hasSuffix(".swift"),
      let cell = Int(name.dropFirst(5).dropLast(6))
    else { return nil }
    (self.cell, self.line) = (cell, line)
  }

  /// Creates the place from the text before a message, `FILE:LINE: `.
  init?(before text: Substring) {
    let parts = text.split(separator: ":")
    guard parts.count >= 2, let line = Int(parts[1]), line > 0 else { return nil }
    self.init(file: parts[0], line: line)
  }
}
