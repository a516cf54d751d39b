import LessonCheck
import LessonKit
import LessonPage
import LessonRunner
import SourceText

/// A check of the panels of pages: of each document by itself, and of each workshop.
///
/// It computes experiments of this program for the cells with `vary` and for the questions; no host is started.
package final class PanelCheck {
  private let runner: Runner
  /// The documents that were read, with the cells that matter.
  private var parts: [String: PanelParts] = [:]

  /// Creates a check.
  ///
  /// - Parameter runner: the runner that reads documents and computes experiments; it starts no host.
  package init(_ runner: Runner) { self.runner = runner }

  /// A document as a page shows it.
  private struct Shown {
    var parts: PanelParts
    /// The lines of the sections that are shown; nil for all.
    var lines: [ClosedRange<Int>]?

    var path: String { parts.document.path }
    var varied: [VariedCell] { parts.varied.filter { shows($0.cell.lines.lowerBound) } }
    var answers: [(line: Int, rows: AnswerRows?)] { parts.answers.filter { shows($0.line) } }

    private func shows(_ line: Int) -> Bool { lines.map { $0.contains { $0.contains(line) } } ?? true }
  }

  /// Returns the findings in documents and workshops.
  package func findings(_ documents: [String], _ workshops: [WorkshopParts] = []) async -> [CheckFinding] {
    var findings: [CheckFinding] = []
    for path in documents {
      guard varies(path), let parts = await read(path) else { continue }
      let shown = Shown(parts: parts)
      findings += answers(givenAwayBy: shown, in: [shown])
      findings += sizes([shown]).map { [$0] } ?? []
    }
    for workshop in workshops where workshop.excerpts.contains(where: { $0.values.contains { varies($0.path) } }) {
      for language in Language.allCases {
        var pages: [Shown] = []
        for excerpts in workshop.excerpts {
          guard let excerpt = excerpts[language] ?? excerpts[.english], let parts = await read(excerpt.path) else {
            continue
          }
          pages.append(Shown(parts: parts, lines: excerpt.lines))
        }
        for (index, shown) in pages.enumerated() {
          let others = pages[(index + 1)...].filter { $0.path != shown.path }
          findings += answers(givenAwayBy: shown, in: Array(others))
        }
        findings += sizes(pages, of: workshop.workshop.path).map { [$0] } ?? []
      }
    }
    var seen: Set<CheckFinding> = []
    return findings.filter { seen.insert($0).inserted }
  }

  /// Returns whether a document has a cell with `vary`.
  private func varies(_ path: String) -> Bool {
    let cells = (try? runner.folder.document(path))?.cells ?? []
    return cells.contains { $0.variation.map { $0 != .nothing } ?? false }
  }

  /// Returns the cells of a document that matter; nil for a document that cannot be read.
  private func read(_ path: String) async -> PanelParts? {
    if let known = parts[path] { return known }
    guard let document = try? runner.folder.document(path) else { return nil }
    let found = await runner.panelParts(of: document)
    parts[path] = found
    return found
  }

  private func answers(givenAwayBy shown: Shown, in pages: [Shown]) -> [CheckFinding] {
    shown.varied.flatMap { varied in
      let line = varied.cell.lines.lowerBound
      let later = pages.flatMap { page in
        page.answers.filter { page.path != shown.path || $0.line > line }.map { (page.path, $0.line, $0.rows) }
      }
      return varied.givenAway(later.map(\.2)).map { given in
        let (path, asked, _) = later[given.position]
        let place = path == shown.path ? nil : path
        let (name, state) = (varied.cell.name ?? "", given.state.text.abbreviated)
        return CheckFinding(
          PanelRules.answerInPanel, path: shown.path, line: line,
          LocalizedText(
            en:
              "For `\(state)`, `\(name)` shows the answer to the question on line \(asked)\(place.map { " of \($0)" } ?? ""). Pages show the panel only after that question: move the cell below it, or name other values.",
            ja:
              "`\(name)`の`\(state)`の結果に、\(place.map { "\($0)の" } ?? "")\(asked)行目の問いの答えが含まれています。ページでは、その問いに答えるまでパネルを表示しません。セルを問いより下に移すか、ほかの値にしてください。"
          ),
          allowedAt: place == nil ? asked : nil)
      }
    }
  }

  /// Returns the finding about panels that do not fit on a page together.
  ///
  /// - Parameters:
  ///   - pages: the documents of the page.
  ///   - workshop: the workshop; nil for the page of a document.
  /// - Returns: the finding; nil if all panels fit.
  private func sizes(_ pages: [Shown], of workshop: String? = nil) -> CheckFinding? {
    let panels = pages.flatMap { page in
      page.varied.compactMap { varied in
        VariedPanel(varied, in: PageBuilder.name(of: page.path), of: page.parts.document).map {
          (page.path, varied, $0)
        }
      }
    }
    // The script of panels takes time to measure. It needs less than half of the room.
    guard panels.reduce(0, { $0 + $1.2.byteCount }) > PagePanels.mostBytes / 2 else { return nil }
    let page = PagePanels(panels.map(\.2))
    let size = page.omitted.reduce(page.byteCount) { $0 + $1.byteCount }
    guard size > PagePanels.mostBytes, let (path, varied, largest) = panels.max(by: { $0.2.byteCount < $1.2.byteCount })
    else { return nil }
    let (name, most) = (varied.cell.name ?? "", PagePanels.mostBytes)
    return CheckFinding(
      PanelRules.largePanels, path: workshop ?? path, line: workshop == nil ? varied.cell.lines.lowerBound : 1,
      LocalizedText(
        en:
          "The results for other values have \(size) bytes, but a page has room for \(most). Write fewer values in `vary`; the largest results are those of `\(name)`, with \(largest.byteCount) bytes.",
        ja:
          "ほかの値の結果は\(size)バイトですが、ページに入るのは\(most)バイトまでです。`vary`の値を減らしてください。いちばん大きいのは`\(name)`の結果で、\(largest.byteCount)バイトです。"
      ))
  }
}
