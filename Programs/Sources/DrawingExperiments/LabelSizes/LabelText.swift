import ExperimentKit

extension String {
  /// The line without the spaces at its end, which hang over.
  var trimmed: String {
    var line = self
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension Character {
  /// Whether the character takes a full em, as Japanese characters do.
  var isFullWidth: Bool { DisplayWidth.of(String(self)) == 2 }
}
