/// The experiments 1 to 5 of 004-7: their calls, and the article's comments on each image.
enum StackExperiment {
  /// The number of experiments.
  static let count = 5

  /// Returns the calls of an experiment, counted from 1.
  static func calls(of number: Int) -> [StackCall] {
    switch number {
    case 1: script("1b 1l 1r 1c 1e 2b 2l 2r 2c 2e")
    case 2: script("1b 1l 1r 2b 2l 1c 1e 2r 2c 2e")
    case 3: script("1b 1l 1r 2b 2l 1c 2e 2r 2c 1e")
    case 4: script("1b 1l 1r 2b 2l 2r 2c 2e 1c 1e")
    default: script("1b 1l 1r 2b 2l 3b 3l 3r 3c 3e 2r 2c 2e 1c 1e")
    }
  }

  /// Returns the names of the shapes in the comment for the image of a drawing, in the order of the images.
  static func comments(of number: Int) -> [(drawing: Int, names: [String])] {
    switch number {
    case 1: [(1, ["L1", "R1", "C1"]), (2, ["L2", "R2", "C2"])]
    case 2: [(1, ["L2", "C1"]), (2, ["L1", "R1", "R2", "C2"])]
    case 3: [(2, ["L2", "C1"]), (1, ["L1", "R1", "R2", "C2"])]
    case 4: [(2, ["L2", "R2", "C2"]), (1, ["L1", "R1", "C1"])]
    default: [(3, ["L2", "R2", "C2"]), (2, ["L2", "R2", "C2"]), (1, ["L1", "R1", "C1"])]
    }
  }

  /// Returns the calls of a short form: a drawing, and the first letter of begin, line, rect, circle or end.
  private static func script(_ text: String) -> [StackCall] {
    text.split(separator: " ").compactMap { word in
      guard let drawing = word.first?.wholeNumberValue else { return nil }
      return switch word.last {
      case "b": StackCall(drawing: drawing, action: .begin)
      case "e": StackCall(drawing: drawing, action: .end)
      case let letter:
        StackShape.Kind.allCases.first { $0.rawValue.first == letter }
          .map { StackCall(drawing: drawing, action: .draw(StackShape(kind: $0, drawing: drawing))) }
      }
    }
  }
}
