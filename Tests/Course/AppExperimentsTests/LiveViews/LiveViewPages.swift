import Testing

/// A page as a cell writes it, with its bars by an independent definition.
///
/// The bars are read off the parameters.
struct LiveViewPage: CustomTestStringConvertible {
  let navigation: String
  let place: String
  let display: String
  let list: String
  let row: String

  /// All possible pages.
  static let all: [LiveViewPage] = {
    var pages: [LiveViewPage] = []
    for navigation in ["content", "page", "both", "none"] {
      for place in ["inside", "outside", "nowhere"]
      where place != "outside" || ["content", "both"].contains(navigation) {
        for display in ["large", "inline"] {
          for list in ["plain", "grouped"] {
            for row in ["text", "link"] {
              pages.append(
                LiveViewPage(navigation: navigation, place: place, display: display, list: list, row: row))
            }
          }
        }
      }
    }
    return pages
  }()

  /// The parameters of a cell.
  var yaml: String {
    "{navigation-view: \(navigation), title-place: \(place), title-display: \(display), list-style: \(list), "
      + "row-kind: \(row)}"
  }

  /// Whether each bar shows the title, the outermost first.
  var bars: [Bool] {
    switch (navigation, place) {
    case ("none", _): []
    case ("both", "inside"): [false, true]
    case ("both", "outside"): [true, false]
    case ("both", _): [false, false]
    case (_, "inside"): [true]
    default: [false]
    }
  }

  var testDescription: String { yaml }
}
