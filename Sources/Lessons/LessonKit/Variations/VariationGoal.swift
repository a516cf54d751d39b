import Results
import SourceText

/// A result that readers are to find among those for other values.
public enum VariationGoal: Sendable, Hashable {
  /// Every result, one after the other.
  case all
  /// A result with a row that has some values in some columns, or a figure whose main mark has the value.
  case values([Value])

  /// A column and its value.
  public struct Value: Sendable, Hashable {
    /// The id of the column; `value` or `code` for a figure.
    public var column: String
    /// The text of the value.
    public var text: String
  }

  /// Reads the value of an attribute: `all`, or a YAML mapping such as `value: -3`.
  ///
  /// - Throws: a ``SourceText/Finding`` at the place for anything else.
  init(_ text: String?, at place: Place) throws(Finding) {
    let text = text?.trimmed ?? ""
    guard text != "all" else {
      self = .all
      return
    }
    let (root, errors) = YAMLParser.parse(text, file: place.file)
    guard errors.isEmpty, case .mapping(let entries)? = root?.content, !entries.isEmpty,
      entries.allSatisfy({ $0.value.scalar?.isEmpty == false })
    else {
      throw Finding(
        place, text.isEmpty ? "`goal` has no value." : "`goal` cannot be `\(text.abbreviated)`.",
        help: "Write a column and its value, as in `goal=\"value: -3\"`, or `goal=all`.")
    }
    self = .values(entries.map { Value(column: $0.key, text: $0.value.scalar ?? "") })
  }

  /// Returns whether a result reaches the goal; any result is a part of the goal of all.
  package func isMet(by result: CellResult) -> Bool {
    guard case .values(let values) = self else { return true }
    switch result {
    case .table(let table):
      let columns = values.map { value in table.columns.firstIndex { $0.id == value.column } }
      return table.rows.contains { row in
        zip(values, columns).allSatisfy { value, column in
          column.map { index in Language.allCases.contains { row[index].text($0) == value.text } } ?? false
        }
      }
    case .figure(let figure): return figure.marks.contains { mark in mark.isMain && values.allSatisfy(mark.has) }
    case .picture(let picture): return picture.marks.contains { mark in mark.isMain && values.allSatisfy(mark.has) }
    case .lines, .stateDiagram, .diagnostics: return false
    }
  }
}

extension Figure.Mark {
  /// Returns whether the mark stands for a value of a goal.
  fileprivate func has(_ value: VariationGoal.Value) -> Bool {
    switch (subject, value.column) {
    case (.value(let text), "value"), (.code(_, let text?), "value"), (.code(let text, _), "code"): text == value.text
    case (.value, _), (.code, _), (.bit, _): false
    }
  }
}
