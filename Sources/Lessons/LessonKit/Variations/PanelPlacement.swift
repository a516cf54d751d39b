import LessonMarkdown
import SourceText

/// A comment that shows panels for other values at its place: `<!-- lesson: panel cell=NAME -->`, or a board.
public struct PanelPlacement: Sendable, Hashable {
  /// The panels to show.
  public enum Content: Sendable, Hashable {
    /// The panel of a named cell.
    case panel(cell: String)
    /// One card with the results of some cells, all of which follow a parameter, and perhaps the goal of finding all.
    case board(cells: [String], parameter: String, countsAll: Bool)

    /// The names of the cells.
    package var cells: [String] {
      switch self {
      case .panel(let cell): [cell]
      case .board(let cells, _, _): cells
      }
    }
  }

  /// The panels to show.
  public var content: Content
  /// The line of the comment.
  public var line: Int

  private static let words = ["panel", "board"]
  private static let help: Message = """
    Write `<!-- lesson: panel cell=NAME -->` or `<!-- lesson: board cells=[NAME, NAME] vary=PARAMETER -->`.
    """

  /// Whether a comment places panels.
  static func isOne(_ comment: String) -> Bool {
    LessonComment.attributes(comment).attributes.first.map { words.contains($0.key) && $0.value == nil } ?? false
  }

  /// Reads a comment.
  ///
  /// - Throws: a ``SourceText/Finding`` at the place for a comment with missing or unknown attributes.
  init(_ comment: String, at place: Place) throws(Finding) {
    let attributes = LessonComment.attributes(comment).attributes
    let isBoard = attributes.first?.key == "board"
    var (cells, parameter, countsAll): ([String]?, String?, Bool) = (nil, nil, false)
    for attribute in attributes.dropFirst() {
      switch (attribute.key, attribute.value) {
      case ("cell", let name?) where !isBoard && name.isKebabCase: cells = [name]
      case ("cells", let list?) where isBoard: cells = try Self.names(list, at: place)
      case ("vary", let name?) where isBoard && name.isKebabCase: parameter = name
      case ("goal", "all"?) where isBoard: countsAll = true
      case ("goal", _) where isBoard:
        throw Finding(
          place, "The goal of a board can only be `all`.",
          help: "Write `goal=all`, or give a goal with values to a cell with `vary`.")
      default:
        throw Finding(
          place,
          isBoard
            ? "`\(attribute.key)` is not an attribute of a board, or has a wrong value."
            : "`\(attribute.key)` is not an attribute of a panel, or has a wrong value.", help: Self.help)
      }
    }
    switch (cells, parameter) {
    case (let cells?, let parameter?): content = .board(cells: cells, parameter: parameter, countsAll: countsAll)
    case (let cells?, nil) where !isBoard: content = .panel(cell: cells[0])
    default:
      throw Finding(
        place,
        isBoard ? "This board needs `cells` and `vary`." : "This panel does not name a cell.", help: Self.help)
    }
    line = place.line ?? 1
  }

  /// Reads the names of at least two cells, a YAML list.
  private static func names(_ text: String, at place: Place) throws(Finding) -> [String] {
    let (root, errors) = YAMLParser.parse(text, file: place.file)
    let nodes: [YAMLNode] = if case .sequence(let nodes)? = root?.content { nodes } else { [] }
    let names = nodes.compactMap(\.scalar)
    guard errors.isEmpty, names.count > 1, names.count == nodes.count, Set(names).count == names.count else {
      throw Finding(place, "`cells` cannot be `\(text.abbreviated)`.", help: "Name at least two cells in a list.")
    }
    return names
  }
}

extension CellCollector {
  /// Reads a comment that places panels.
  mutating func collectPanels(_ comment: String, line: Int) {
    do throws(Finding) {
      panels.append(try PanelPlacement(comment, at: file.place(line: line)))
    } catch {
      findings.append(error)
    }
  }

  /// Reports panels of cells that the document does not have, or that have no other values.
  mutating func checkPanels() {
    for panel in panels {
      let place = file.place(line: panel.line)
      for name in panel.content.cells {
        guard let cell = cells.first(where: { $0.name == name }) else {
          findings.append(
            Finding(
              place, "This document has no cell `\(name)`.",
              help: Suggestion.help(for: name, among: cells.compactMap(\.name), what: "cells")))
          continue
        }
        if let finding = panel.problem(of: cell, at: place) { findings.append(finding) }
      }
      if case .board(let names, let parameter, _) = panel.content,
        !cells.contains(where: { cell in cell.name.map(names.contains) == true && cell.varies(parameter) })
      {
        findings.append(
          Finding(
            place, "No cell of this board varies `\(parameter)`.",
            help: "Add `vary=\(parameter)` to at least one of them, and no other parameter."))
      }
    }
  }
}

extension PanelPlacement {
  /// Returns the reason that a cell cannot be shown; nil if it can.
  fileprivate func problem(of cell: Cell, at place: Place) -> Finding? {
    guard cell.experiment != nil else {
      return Finding(
        place, "The cell `\(cell.name ?? "")` calls no experiment, so it has no other values.",
        help: "Name a cell that calls an experiment.")
    }
    if cell.prediction != nil, cell.lines.lowerBound > line {
      return Finding(
        place, "The cell `\(cell.name ?? "")` asks a question below, which its result would answer here.",
        help: "Move this comment below the cell.")
    }
    guard case .panel = content, cell.variation?.parameters.isEmpty ?? true else { return nil }
    return Finding(
      place, "The cell `\(cell.name ?? "")` has no panel, because it has no `vary`.", help: "Add `vary=…` to it.")
  }
}

extension Cell {
  /// Whether a parameter, and no other one, has other values.
  fileprivate func varies(_ parameter: String) -> Bool { variation?.parameters.map(\.name) == [parameter] }
}
