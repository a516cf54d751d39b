/// A tolerated fault, with the reason.
package struct BaselineEntry: Hashable {
  /// The path of the document, in the form of the run.
  package var document: String
  /// The fault.
  package var fault: Fault
  /// The lines of the cell, which identify it in later runs.
  var lines: ListingLines
  /// The reason for tolerating the fault.
  var reason: String
  /// The line of the baseline.
  package var line = 0

  /// The entry in YAML.
  var text: String {
    var lines = [
      "- document: \(Self.quoted(document))", "  code: \(Self.quoted(fault.code))", "  what: \(fault.what)",
      "  line: \(fault.line)",
    ]
    if !fault.part.isEmpty { lines.append("  part: \(Self.quoted(fault.part))") }
    if let expected = fault.expected { lines.append("  expected: \(Self.quoted(expected))") }
    if let found = fault.found { lines.append("  found: \(Self.quoted(found))") }
    lines += ["  listing: \(Self.quoted(self.lines.text))", "  reason: \(Self.quoted(reason))"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns text in quotation marks, with escapes for characters that YAML does not allow there.
  private static func quoted(_ text: String) -> String {
    var quoted = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\", "\"": quoted += "\\\(scalar)"
      case "\n": quoted += "\\n"
      case "\t": quoted += "\\t"
      case "\r": quoted += "\\r"
      case _ where scalar.properties.generalCategory == .control || [0x2028, 0x2029, 0xFEFF].contains(scalar.value):
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return "\"\(quoted)\""
  }
}
