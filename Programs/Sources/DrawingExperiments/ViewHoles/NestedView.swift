import ExperimentKit

/// A rectangle in whole and hundredth points.
struct ExactRectangle: Sendable, Hashable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  /// Creates the rectangle of four counts of hundredths.
  init(_ x: Int, _ y: Int, _ width: Int, _ height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Returns the rectangle at another place.
  func moved(_ x: Int, _ y: Int) -> ExactRectangle {
    ExactRectangle(self.x + x, self.y + y, width, height)
  }

  /// The rectangle, as Swift prints a `CGRect`.
  var printed: String {
    "(\([x, y, width, height].map(Self.decimal).joined(separator: ", ")))"
  }

  private static func decimal(_ count: Int) -> String {
    let text = Hundredths.text(count)
    return text.contains(".") ? text : "\(text).0"
  }
}

/// A view in another one: its frame there, and the origin of its own coordinates.
struct NestedView: Sendable, Hashable, CustomStringConvertible {
  /// The name of the view.
  let name: String
  /// The place and size in the coordinates of the superview.
  let frame: ExactRectangle
  /// The view's own coordinates of its top left corner: not zero in a scrolled view.
  let origin: ExactVector

  /// The view in its own coordinates.
  var bounds: ExactRectangle {
    ExactRectangle(origin.x, origin.y, frame.width, frame.height)
  }

  /// The view, as a list of views writes it.
  var description: String {
    let numbers = [frame.x, frame.y, frame.width, frame.height].map(Hundredths.text).joined(separator: " ")
    let scrolled =
      origin == ExactVector(0, 0) ? "" : " bounds \(Hundredths.text(origin.x)) \(Hundredths.text(origin.y))"
    return "\(name) \(numbers)\(scrolled)"
  }

  /// The three views of the article; the screen is that of a phone, with the parent view in its middle.
  static let article = [
    NestedView(name: "self.view", frame: ExactRectangle(0, 0, 41400, 89600), origin: ExactVector(0, 0)),
    NestedView(name: "parentView", frame: ExactRectangle(10700, 34800, 20000, 20000), origin: ExactVector(0, 0)),
    NestedView(name: "targetView", frame: ExactRectangle(2000, 2000, 4000, 4000), origin: ExactVector(0, 0)),
  ]
}

extension NestedView {
  /// Reads `NAME X Y WIDTH HEIGHT`, and after it `bounds X Y` for a view whose own coordinates do not begin at zero.
  ///
  /// - Throws: ``ExperimentKit/ValueError`` for other text.
  init(written text: Substring) throws(ValueError) {
    let words = text.split(separator: " ")
    let isScrolled = words.count == 8 && words[5] == "bounds"
    guard let name = words.first, words.count == 5 || isScrolled else {
      throw ValueError(
        "it is not a view", help: "Write `NAME X Y WIDTH HEIGHT`, or `NAME X Y WIDTH HEIGHT bounds X Y`.")
    }
    let numbers = try Outline.numbers(words[1...4])
    guard numbers[2] > 0, numbers[3] > 0 else {
      throw ValueError("its width or its height is not above 0", help: "Use lengths above 0.")
    }
    let origin = isScrolled ? try Outline.numbers(words[6...7]) : [0, 0]
    self.init(
      name: String(name), frame: ExactRectangle(numbers[0], numbers[1], numbers[2], numbers[3]),
      origin: ExactVector(origin[0], origin[1]))
  }
}

extension ParameterType where Value == NestedView {
  /// The type of a view in another one.
  static var nestedView: ParameterType {
    let allowed = LocalizedText(
      en: "a name and a frame, such as `targetView 20 20 40 40`, and `bounds 0 50` after it if it is scrolled",
      ja: "名前とframe(例:`targetView 20 20 40 40`)。スクロールしたビューなら、後ろに`bounds 0 50`のように書く")
    return .written(allowed, NestedView.init(written:))
  }
}

extension [NestedView] {
  /// Returns a rectangle in the coordinates of one of the views, converted to those of the first.
  ///
  /// - Precondition: there is a view of this index.
  func converted(_ rectangle: ExactRectangle, from index: Int) -> ExactRectangle {
    self[1..<index + 1].reversed().reduce(rectangle) { inner, view in
      inner.moved(view.frame.x - view.origin.x, view.frame.y - view.origin.y)
    }
  }
}
