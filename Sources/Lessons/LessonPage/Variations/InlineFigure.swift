import Results
import SourceText

/// A figure of this program as a part of a page, in which codes and bits can be pressed.
///
/// It is made of a few elements and attributes. The style sheet of a figure by itself becomes attributes of its elements,
/// and the style of the page holds the colors.
struct InlineFigure {
  /// The SVG, one element on a line.
  let html: String
  /// The elements of the SVG, without its tags.
  let elements: String

  /// Creates a figure of a page; nil for a figure with anything but shapes and text.
  ///
  /// - Parameters:
  ///   - figure: the figure.
  ///   - language: the language of its words.
  ///   - offersNumbers: whether readers can press the numbers of a line.
  init?(_ figure: Figure, _ language: Language, offersNumbers: Bool = true) {
    self.init(
      figure.shortSVG(language), language, alt: Typography.plain(figure.alt[language]),
      marks: figure.marks.filter { mark in
        if case .value = mark.subject { offersNumbers || mark.isMain } else { true }
      })
  }

  /// Creates a figure of a page from short SVG; text in another language than the page's is marked.
  init?(_ svg: String, _ language: Language = .english, alt: String, marks: [Figure.Mark]) {
    guard svg.hasPrefix("<svg "), svg.hasSuffix("</svg>"), let opening = svg.firstRange(of: "><style>"),
      let closing = svg.firstRange(of: "</style>"), opening.upperBound <= closing.lowerBound,
      let root = InlineElement(svg[svg.startIndex..<opening.lowerBound].dropFirst()),
      let viewBox = root.attributes.first(where: { $0.name == "viewBox" })?.value,
      let style = InlineFigureStyle(svg[opening.upperBound..<closing.lowerBound])
    else { return nil }
    var html = ""
    var rest = svg[closing.upperBound...].dropLast("</svg>".count)
    var open: [String] = []
    while !rest.isEmpty {
      guard rest.first == "<" else {
        let text = rest.prefix { $0 != "<" }
        guard open.first == "text" else { return nil }
        html += text
        rest = rest.dropFirst(text.count)
        continue
      }
      guard let end = rest.firstIndex(of: ">") else { return nil }
      let tag = rest[rest.index(after: rest.startIndex)..<end]
      rest = rest[rest.index(after: end)...]
      if tag.first == "/" {
        guard let name = open.popLast(), tag.dropFirst() == name else { return nil }
        html += "</\(name)>" + (open.isEmpty ? "\n" : "")
        continue
      }
      let isEmpty = tag.last == "/"
      guard let element = InlineElement(isEmpty ? tag.dropLast() : tag), element.isAllowed(in: open.last),
        let attributes = style.attributes(of: element)
      else { return nil }
      let words = element.name == "text" ? rest[..<(rest.firstRange(of: "</text>")?.lowerBound ?? rest.endIndex)] : ""
      let lang = language == .english && JapaneseRuns.isAny(in: words) ? " lang=\"ja\"" : ""
      html +=
        "<\(element.name)\(lang)\(attributes.map { " \($0.name)=\"\($0.value)\"" }.joined())\(isEmpty ? "/>" : ">")"
      if isEmpty { html += open.isEmpty ? "\n" : "" } else { open.append(element.name) }
    }
    guard open.isEmpty else { return nil }
    elements = html + marks.compactMap(\.place).joined()
    self.html = Self.html(viewBox: viewBox, alt: alt, elements)
  }

  /// Returns the SVG of elements, with further attributes.
  static func html(viewBox: String, alt: String, attributes: String = "", _ elements: String) -> String {
    "<svg viewBox=\"\(viewBox.asHTML)\"\(attributes) role=\"img\" aria-label=\"\(alt.asHTML)\">\n\(elements)</svg>\n"
  }
}

extension Figure.Mark {
  /// The place that a reader can press; nil for one beyond any picture.
  fileprivate var place: String? {
    var data: String
    switch subject {
    case .bit(let bit): data = "data-bit=\"\(bit)\""
    case .code(let code, let value):
      data = "data-code=\"\(code.asHTML)\"" + (value.map { " data-value=\"\($0.asHTML)\"" } ?? "")
    case .value(let value): data = "data-value=\"\(value.asHTML)\""
    }
    if isMain { data += " data-main" }
    let numbers = [center.x, center.y, max(radius, 1)]
    guard numbers.allSatisfy({ $0.isFinite && $0.magnitude < 1e6 }) else { return nil }
    let places = numbers.map { number in
      let tenths = Int((number * 10).rounded())
      return "\(tenths < 0 ? "-" : "")\(tenths.magnitude / 10).\(tenths.magnitude % 10)"
    }
    return "<circle \(data) cx=\"\(places[0])\" cy=\"\(places[1])\" r=\"\(places[2])\"/>\n"
  }
}
