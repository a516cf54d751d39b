/// The panels of a page, as far as its budget allows.
package struct PagePanels: Sendable {
  /// The largest size of all panels of a page, in bytes.
  package static let mostBytes = 256 << 10

  /// The panels that are on the page, from top to bottom.
  package private(set) var all: [VariedPanel] = []
  /// The panels that would make the page too large.
  package private(set) var omitted: [VariedPanel] = []
  /// The size of the panels on the page, in bytes.
  package private(set) var byteCount = 0

  /// Creates the panels of a page, each of which several places can show.
  init(_ panels: [VariedPanel]) {
    var seen: Set<String> = []
    for panel in panels where seen.insert(panel.name).inserted {
      if byteCount + panel.byteCount <= Self.mostBytes {
        byteCount += panel.byteCount
        all.append(panel)
      } else {
        omitted.append(panel)
      }
    }
  }
}
