/// The drawn parts of a rectangle or a circle.
enum DrawType: String, CaseIterable, Sendable {
  case none
  case stroke
  case fill
  case both

  var fills: Bool { self == .fill || self == .both }
  var strokes: Bool { self == .stroke || self == .both }
}
