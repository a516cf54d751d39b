import Results
import SourceText

/// The picture of a state diagram, and how its arrows are labeled.
package struct DrawnDiagram: Sendable, Hashable {
  /// The picture.
  package let figure: Figure
  /// Whether the arrows have numbers, which need a list of the transitions.
  package let isNumbered: Bool
  /// Whether the picture is so wide that its text is too small on a phone unless it scrolls.
  package let isWide: Bool

  /// The largest width at which text of 14 pixels has 11 pixels in the 328 pixels of a phone.
  static let mostWidth = 416.0
  /// The largest height of a diagram with words at its arrows; one with numbers may be higher.
  static let mostHeight = 640.0

  /// Creates the picture of an arrangement.
  init(_ arrangement: DiagramArrangement, _ labels: ArrowLabels, alt: LocalizedText) {
    figure = arrangement.figure(alt)
    isNumbered = labels.areNumbered
    isWide = figure.width > Self.mostWidth
  }

  /// Returns the picture as HTML, with a list of what its numbers stand for.
  func html(_ diagram: StateDiagram, _ language: Language) -> String {
    let picture = PagePicture(figure, language).html(alt: figure.alt[language])
    let kind = isWide ? "diagram wide" : "diagram"
    // Only what scrolls needs the focus.
    let focus = isWide ? " tabindex=\"0\"" : ""
    let label = PageWords.diagram[language].asHTML
    let frame = "<div class=\"\(kind)\" role=\"group\" aria-label=\"\(label)\"\(focus)>\(picture)</div>\n"
    return isNumbered ? frame + Self.list(diagram, language) : frame
  }

  /// Returns what the numbers of a diagram stand for, as HTML.
  static func list(_ diagram: StateDiagram, _ language: Language) -> String {
    let items = diagram.transitions.map { transition in
      let label = transition.label[language]
      let event = ArrowLabels.event(of: label)
      return "<li><b>\(event.asHTML)</b>\(label.dropFirst(event.count).description.asHTML)</li>\n"
    }
    return "<ol class=\"arrows\">\n\(items.joined())</ol>\n"
  }
}
