import SourceText

/// A task in Swift: a starter for the learner, a check of the result, and a solution.
///
/// The three parts are Swift cells with the same name. A part sees no other cell of the document. The check runs after
/// the learner's code and traps if something is wrong. With `@testable import Solution` it can compare the learner's
/// code with the solution.
public struct Exercise: Sendable {
  /// A part of an exercise.
  public enum Part: String, Sendable, Hashable, Codable, CaseIterable {
    /// The code from which a learner starts.
    case exercise
    /// Code that traps unless the code before it is right.
    case check
    /// The right code.
    case solution
  }

  /// The name, unique in its document.
  public var name: String
  /// The code from which a learner starts.
  public var starter: Cell
  /// Code that traps unless the code before it is right.
  public var check: Cell
  /// The right code.
  public var solution: Cell
}

extension Document {
  /// The exercises that have all their parts, from top to bottom.
  public var exercises: [Exercise] {
    cells.filter { $0.part == .exercise }.compactMap { starter in
      guard let name = starter.name, let check = part(.check, of: name), let solution = part(.solution, of: name) else {
        return nil
      }
      return Exercise(name: name, starter: starter, check: check, solution: solution)
    }
  }

  private func part(_ part: Exercise.Part, of name: String) -> Cell? {
    cells.first { $0.part == part && $0.name == name }
  }
}

extension CellCollector {
  /// Reports exercises with missing or duplicate parts, and parts that are not valid.
  mutating func reportExercises() {
    guard cells.contains(where: { $0.part != nil }) else { return }
    for index in cells.indices {
      guard let part = cells[index].part, let finding = finding(cells[index], part) else { continue }
      cells[index] = Cell(cells[index], adding: finding)
    }
  }

  private func finding(_ cell: Cell, _ part: Exercise.Part) -> Finding? {
    let place = file.place(line: cell.lines.lowerBound)
    guard let name = cell.name else {
      return Finding(
        place, "This `\(part.rawValue)` cell has no name.",
        help: "Add `name=…`, with the same name for all parts of the exercise.")
    }
    if cell.prediction != nil {
      return Finding(place, "A part of an exercise cannot ask for a prediction.", help: "Remove `predict`.")
    }
    if let attributes = cell.swift {
      let allowed: [SwiftAttributes.Expectation] = part == .exercise ? [.run, .error, .trap] : [.run]
      guard allowed.contains(attributes.expectation) else {
        return Finding(
          place,
          "The `\(Message(key: part.rawValue))` cell of an exercise cannot be `\(attributes.expectation.rawValue)`.",
          help: part == .exercise
            ? "Make it compile, or mark it with `error` or `trap`."
            : "Remove that word: this part must compile and run.")
      }
    }
    let same = cells.filter { $0.name == name && $0.part != nil }
    if part != .exercise, let first = same.first(where: { $0.part == part }),
      first.lines.lowerBound < cell.lines.lowerBound
    {
      return Finding(
        place, "The exercise `\(name)` has two `\(part.rawValue)` cells.",
        help: "The cell on line \(first.lines.lowerBound) already has this name: choose another name.")
    }
    let missing = Exercise.Part.allCases.filter { part in !same.contains { $0.part == part } }
    guard !missing.isEmpty, same.first?.lines == cell.lines else { return nil }
    let fences = missing.map { "`swift \($0.rawValue) name=\(name)`" }.joined(separator: " and ")
    return Finding(
      place, "The exercise `\(name)` is missing a part.",
      help: "Add \(fences): an exercise needs a starter, a check and a solution.")
  }
}
