/// The message of a trap, as standard error says it.
enum TrapMessage {
  private static let markers = ["Fatal error", "Precondition failed", "Assertion failed"]

  /// The message, without the place that stands before it and without addresses; nil where there is none.
  static func inStandardError(_ errors: String) -> String? {
    let lines = errors.split(separator: "\n").map(String.init)
    for line in lines.reversed() where !line.hasPrefix("*** ") {
      if let text = message(in: line) { return text }
    }
    return nil
  }

  private static func message(in line: String) -> String? {
    for marker in markers {
      if line == marker || line.hasSuffix(": \(marker)") { return marker }
      for start in ["\(marker): "] {
        if line.hasPrefix(start) { return spoken(marker, line.dropFirst(start.count)) }
        if let range = line.firstRange(of: ": \(start)") { return spoken(marker, line[range.upperBound...]) }
      }
    }
    if line.hasPrefix("Could not cast value of type ") { return withoutAddresses(line) }
    if line.hasPrefix("Simultaneous accesses to ") { return "Simultaneous accesses to the same memory" }
    return nil
  }

  private static func spoken(_ marker: String, _ text: Substring) -> String {
    withoutAddresses(marker == "Fatal error" ? String(text) : "\(marker): \(text)")
  }

  /// Takes out `(0x…)`, and hexadecimal numbers that stand alone.
  static func withoutAddresses(_ text: String) -> String {
    text.replacing(/\s?\(0x[0-9a-fA-F]+\)/, with: "").replacing(/\b0x[0-9a-fA-F]{6,}\b/, with: "an address")
  }
}
