/// The words that authors can write after a fence, for an editor's completion.
package enum CellWords {
  /// The words of fences that are cells.
  package static let fences = ["experiment", "swift", "console"]
  /// The attributes that take no value.
  package static let flags: Set = [
    "no-transcript", "no-run", "error", "warning", "trap", "throws", "exercise", "check", "solution", "isolated",
  ]

  /// Returns the attributes of a kind of fence; empty for any other fence.
  package static func attributes(of fence: String) -> [String] {
    switch fence {
    case "experiment": CellAttributes.keys + CellAttributes.experimentKeys
    case "swift": CellAttributes.keys + SwiftAttributes.keys + SwiftAttributes.askingKeys
    case "console": CellAttributes.keys
    default: []
    }
  }
}
