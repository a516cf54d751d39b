import SourceText

/// The names that an author gives to the fields of a prediction, one for each row of its table.
package enum FieldNames: Sendable, Hashable {
  /// A label for each row, from top to bottom, in the language of the document.
  case labels([String])
  /// The id of the column whose values name the rows.
  case rows(String)

  /// The attributes of a cell that give names.
  static let keys = ["labels", "rows"]

  /// The labels; nil if a column names the rows.
  package var labels: [String]? {
    if case .labels(let labels) = self { labels } else { nil }
  }

  /// The id of the column that names the rows; nil if there are labels.
  package var rows: String? {
    if case .rows(let column) = self { column } else { nil }
  }

  /// Reads one of the attributes that give names.
  ///
  /// - Throws: a ``SourceText/Finding`` at the place for an invalid value.
  init(_ attribute: InfoString.Attribute, at place: Place) throws(Finding) {
    let value = attribute.value ?? ""
    guard attribute.key == "rows" else {
      self = .labels(try Self.labels(value, at: place))
      return
    }
    guard value.isKebabCase else {
      throw Finding(
        place, "`rows` cannot be `\(value)`.",
        help: "Write the ID of the column that names the rows, as in `rows=bits`.")
    }
    self = .rows(value)
  }

  /// Reads labels, a YAML list of different texts.
  private static func labels(_ value: String, at place: Place) throws(Finding) -> [String] {
    let help: Message =
      "Write a label for each row as a YAML list of texts, such as `labels=\"[from 0, 'from 0.625']\"`."
    let (root, errors) = YAMLParser.parse(value, file: place.file)
    guard errors.isEmpty, case .sequence(let nodes)? = root?.content, !nodes.isEmpty else {
      throw Finding(place, "`labels` cannot be `\(value.abbreviated)`.", help: help)
    }
    var labels: [String] = []
    for node in nodes {
      guard let label = node.scalar?.trimmed, !label.isEmpty, !label.hasControls else {
        throw Finding(
          place, "`labels` contains `\(node.text.abbreviated)`, which is not a line of text.", help: help)
      }
      guard !labels.contains(label) else {
        throw Finding(place, "Duplicate label `\(label)`.", help: "Name each field in its own words.")
      }
      labels.append(label)
    }
    return labels
  }
}
