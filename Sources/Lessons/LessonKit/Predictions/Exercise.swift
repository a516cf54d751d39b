import SourceText

/// A task in Swift: what a learner starts from, what checks it, and a solution.
///
/// The three parts are Swift cells of one name. A part sees no other cell of the document. The check runs behind the learner's
/// code and traps where something is wrong; it may say `@testable import Solution` to compare with what the solution declares.
public struct Exercise: Sendable {
  /// A part of an exercise.
  public enum Part: String, Sendable, Hashable, Codable, CaseIterable {
    /// What a learner starts from.
    case exercise
    /// What traps unless the code before it is right.
    case check
    /// Code that is right.
    case solution
  }

  /// The name, unique in its document.
  public var name: String
  /// What a learner starts from.
  public var starter: Cell
  /// What traps unless the code before it is right.
  public var check: Cell
  /// Code that is right.
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
  /// Reports exercises that lack a part or have one twice, and what their parts cannot be.
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
      return Finding(place, "The \(part.rawValue) has no name.", help: "Write `name=…`, the same for all parts of it.")
    }
    if cell.prediction != nil {
      return Finding(place, "A part of an exercise cannot be predicted.", help: "Remove `predict`.")
    }
    if let attributes = cell.swift {
      let allowed: [SwiftAttributes.Expectation] = part == .exercise ? [.run, .error, .trap] : [.run]
      guard allowed.contains(attributes.expectation) else {
        return Finding(
          place, "The \(Message(key: part.rawValue)) of an exercise cannot be `\(attributes.expectation.rawValue)`.",
          help: part == .exercise ? "It compiles, or is `error` or `trap`." : "Remove it: it must compile and run.")
      }
    }
    let same = cells.filter { $0.name == name && $0.part != nil }
    if part != .exercise, let first = same.first(where: { $0.part == part }),
      first.lines.lowerBound < cell.lines.lowerBound
    {
      return Finding(
        place, "The exercise `\(name)` has two cells that are its \(part.rawValue).",
        help: "The one on line \(first.lines.lowerBound) is it already: give this one another name.")
    }
    let missing = Exercise.Part.allCases.filter { part in !same.contains { $0.part == part } }
    guard !missing.isEmpty, same.first?.lines == cell.lines else { return nil }
    let fences = missing.map { "`swift \($0.rawValue) name=\(name)`" }.joined(separator: " and ")
    return Finding(
      place, "The exercise `\(name)` lacks a part.",
      help: "Write \(fences): a starter, a check and a solution make an exercise.")
  }
}
