import SourceText

/// The panels of a page, as far as its budget allows.
///
/// Panels whose authors name the values come first, then the others from top to bottom.
package struct PagePanels: Sendable {
  /// The largest size of all panels of a page with their script, in bytes.
  package static let mostBytes = 256 << 10

  /// The panels that are on the page, from top to bottom.
  package private(set) var all: [VariedPanel] = []
  /// The panels that would make the page too large, from top to bottom.
  package private(set) var omitted: [VariedPanel] = []
  /// The panels in which there is nothing to choose, because of limits for their cells.
  package private(set) var empty: [VariedPanel] = []
  /// The size of the panels on the page with their script, in bytes.
  package private(set) var byteCount = PagePanels.scriptBytes

  /// Creates the panels of a page, each of which several places can show.
  package init(_ panels: [VariedPanel]) {
    var seen: Set<String> = []
    let panels = panels.filter { seen.insert($0.name).inserted }
    var shown: Set<String> = []
    for panel in panels.filter(\.isDeclared) + panels.filter({ !$0.isDeclared })
    where panel.hasChoices && byteCount + panel.byteCount <= Self.mostBytes {
      byteCount += panel.byteCount
      shown.insert(panel.name)
    }
    for panel in panels {
      if !panel.hasChoices {
        empty.append(panel)
      } else if shown.contains(panel.name) {
        all.append(panel)
      } else {
        omitted.append(panel)
      }
    }
  }

  /// The size of the script, the style, and the words of panels, in bytes.
  private static let scriptBytes: Int = {
    let (plain, varied) = (PageKind.plain, PageKind.varied)
    let words = Language.allCases.map { language in
      PageData([], language, varied).encoded.utf8.count - PageData([], language, plain).encoded.utf8.count
    }
    return varied.script.text.utf8.count - plain.script.text.utf8.count + varied.style.text.utf8.count
      - plain.style.text.utf8.count + (words.max() ?? 0)
  }()
}
