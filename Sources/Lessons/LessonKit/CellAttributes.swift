import Results
import SourceText

/// The attributes of a cell, from its info string or the comment before it.
struct CellAttributes {
  /// The attributes that every cell has.
  static let keys = ["name", "no-transcript", "normalize", "platform", "wildcard"]
  /// The attributes that only cells with an experiment have.
  static let experimentKeys = FieldNames.keys + ["goal", "predict", "tolerance", "vary"]

  private(set) var name: String?
  /// The words as written, beginning with the kind of the cell.
  private(set) var words = ""
  private(set) var refusesTranscript = false
  private(set) var comparisonOptions = ComparisonOptions()
  private(set) var platform: Platform?
  /// Whether the cell asks for a prediction.
  private(set) var predicts = false
  /// The column that the prediction asks for.
  private(set) var predictedColumn: String?
  /// The names that the author gives to the fields of the prediction.
  private(set) var fieldNames: FieldNames?
  /// The values for which readers can see the cell's results.
  private(set) var variation: ParameterVariation?
  /// The result that readers are to find among these.
  private(set) var goal: VariationGoal?
  private(set) var findings: [Finding] = []
  private var seen: Set<String> = []
  /// The action of the cell, with its attributes.
  private(set) var action: Cell.Action

  /// Whether unknown words belong to another tool, unless they look like a misspelled attribute.
  var isListing: Bool

  init(action: Cell.Action, isListing: Bool) {
    self.action = action
    self.isListing = isListing
  }

  /// Takes the attributes of an info string or a comment.
  mutating func take(_ info: InfoString, at place: Place) {
    words += (words.isEmpty ? "" : " ") + info.text
    if info.hasOpenQuotation, !isListing {
      report(place, "A quotation mark is never closed.", help: "Write the value as `key=\"…\"`.")
    }
    for attribute in info.attributes {
      guard seen.insert(attribute.key).inserted else {
        report(place, "Duplicate attribute `\(attribute.key)`.", help: "Remove one of the two.")
        continue
      }
      take(attribute, at: place)
    }
    if isListing, name != nil, let part = info.attributes.lazy.compactMap({ Exercise.Part(rawValue: $0.key) }).first {
      report(
        place, "`\(part.rawValue)` works only in a lesson, where it marks a part of an exercise.",
        help: "Name the document `lesson.md`, or start it with front matter that has a lesson key, such as `minutes`.")
    }
  }

  private mutating func take(_ attribute: InfoString.Attribute, at place: Place) {
    switch (attribute.key, attribute.value) {
    case ("name", let value?) where value.isKebabCase: name = value
    case ("name", let value):
      report(
        place, "`\(value ?? "")` is not a valid cell name.",
        help: "Use lowercase ASCII letters and digits, in words joined by `-`, such as `name=int5-table`.")
    case ("no-transcript", nil): refusesTranscript = true
    case ("no-transcript", _?):
      report(place, "`no-transcript` does not take a value.", help: "Remove the value.")
    case ("wildcard", let value?) where !value.isEmpty && !value.contains(where: \.isWhitespace):
      comparisonOptions.wildcard = value
    case ("wildcard", _):
      report(
        place, "`wildcard` needs a value without spaces.",
        help: "Write `wildcard=***`. Then `***` matches any text in a value, or any lines if it is alone on a line.")
    case ("normalize", let value): takeNormalization(value ?? "", at: place)
    case ("platform", let value):
      platform = value.flatMap { Platform(rawValue: $0) }
      if platform == nil {
        report(
          place, "`platform` cannot be `\(value ?? "")`.",
          help: Suggestion.help(for: value ?? "", among: Platform.allCases.map(\.rawValue), what: "platforms"))
      }
    case ("predict", _) where action == .console:
      report(
        place, "A console cell does not support `predict`.",
        help: "Use `predict` in an experiment cell or a Swift cell.")
    case ("predict", let column) where column?.isKebabCase ?? true && !isListing:
      (predicts, predictedColumn) = (true, column)
    case ("predict", let column?) where !isListing:
      report(
        place, "`predict` cannot be `\(column)`.",
        help: "Write the ID of a table column, as in `predict=value`. If the result is not a table, write only "
          + "`predict`.")
    case (let key, _) where isExperiment && FieldNames.keys.contains(key): takeNames(attribute, at: place)
    case ("tolerance", let value) where isExperiment:
      comparisonOptions.tolerance = value.flatMap { PixelTolerance($0) }
      if comparisonOptions.tolerance == nil {
        report(
          place, "`tolerance` cannot be `\(value ?? "")`.",
          help:
            "Write `tolerance=8` to let each channel differ by up to 8 of 255, or `tolerance=8,0.5%` to let a share "
            + "of the pixels differ by more.")
      }
    case ("vary", let value) where isExperiment:
      do throws(Findings) {
        variation = try ParameterVariation(value, at: place)
      } catch {
        findings += error.all
      }
    case ("goal", let value) where isExperiment:
      do throws(Finding) {
        goal = try VariationGoal(value, at: place)
      } catch {
        findings.append(error)
      }
    case (let key, _):
      if takeSwift(attribute, at: place) { return }
      if isListing, Suggestion.nearest(to: key, among: Self.keys + SwiftAttributes.keys) == nil { return }
      report(place, noAttribute(key), help: help(for: attribute))
    }
  }

  private mutating func takeNames(_ attribute: InfoString.Attribute, at place: Place) {
    if let other = FieldNames.keys.first(where: { $0 != attribute.key && seen.contains($0) }) {
      return report(place, "`\(other)` and `\(attribute.key)` cannot be combined.", help: "Remove one of the two.")
    }
    do throws(Finding) {
      fieldNames = try FieldNames(attribute, at: place)
    } catch {
      findings.append(error)
    }
  }

  /// Reports names of fields that the cell does not have, or whose column shows the answers.
  ///
  /// It is called once all attributes are taken.
  mutating func checkNames(at place: Place) {
    guard let fieldNames, predicts || !seen.contains("predict") else { return }
    let key = fieldNames.labels == nil ? "rows" : "labels"
    if predictedColumn == nil {
      report(
        place, "`\(key)` names the fields of a prediction, but this cell does not ask for a column.",
        help: "Add `predict=COLUMN`, or remove `\(key)`. Parameters go inside the fence, one per line.")
    } else if fieldNames.rows == predictedColumn {
      report(
        place, "`rows` cannot be the predicted column, whose values are the answers.",
        help: "Choose another column with `rows`, or write `labels`.")
    }
  }

  /// Reports a variation whose results nothing can record.
  mutating func checkVariation(at place: Place) {
    guard let variation, variation != .nothing else {
      if goal != nil {
        report(
          place, "A cell with `goal` needs `vary`, which names the values that readers try.", help: "Add `vary=…`.")
      }
      return
    }
    if name == nil {
      report(
        place, "A cell with `vary` needs a name, under which `varied.lock` records its results.",
        help: "Add `name=…` after the opening fence.")
    }
    if refusesTranscript {
      report(
        place, "A cell with `vary` cannot have `no-transcript`, because its results are recorded below its transcript.",
        help: "Remove one of the two.")
    }
  }

  private var isExperiment: Bool {
    if case .experiment = action { true } else { false }
  }

  private func noAttribute(_ key: String) -> Message {
    switch action {
    case .swift, .listing: "`\(key)` is not an attribute of a Swift cell."
    case .console: "`\(key)` is not an attribute of a console cell."
    case .experiment: "`\(key)` is not an attribute of a cell."
    }
  }

  /// Takes an attribute that only Swift cells have; false for another cell or an unknown attribute.
  private mutating func takeSwift(_ attribute: InfoString.Attribute, at place: Place) -> Bool {
    guard case .swift(var swift) = action else { return false }
    if isListing, Exercise.Part(rawValue: attribute.key) != nil { return false }
    if isListing, attribute.key == "ignore", attribute.value == nil {
      swift.ignoreReason = "it is marked `ignore` on its fence"
      action = .swift(swift)
      return true
    }
    do throws(Finding) {
      guard try swift.take(attribute, at: place) else { return false }
      action = .swift(swift)
    } catch {
      findings.append(error)
    }
    return true
  }

  private mutating func takeNormalization(_ value: String, at place: Place) {
    for word in value.split(separator: ",", omittingEmptySubsequences: false) {
      if let normalization = ComparisonOptions.Normalization(rawValue: String(word)) {
        comparisonOptions.normalizations.insert(normalization)
      } else {
        report(
          place, "`normalize` cannot be `\(word)`.",
          help: Suggestion.help(
            for: String(word), among: ComparisonOptions.Normalization.allCases.map(\.rawValue), what: "normalizations"))
      }
    }
  }

  private func help(for attribute: InfoString.Attribute) -> Message {
    if case .swift = action {
      return Suggestion.help(
        for: attribute.key,
        among: (Self.keys + SwiftAttributes.keys + (isListing ? [] : SwiftAttributes.askingKeys)).sorted(),
        what: "attributes")
    }
    let keys = (Self.keys + (isExperiment ? Self.experimentKeys : [])).sorted()
    let list = Suggestion.help(for: attribute.key, among: keys, what: "attributes")
    guard isExperiment, let value = attribute.value, Suggestion.nearest(to: attribute.key, among: keys) == nil else {
      return list
    }
    return "Write parameters inside the fence, one per line: `\(attribute.key): \(value)`. \(list)"
  }

  private mutating func report(_ place: Place, _ message: Message, help: Message) {
    findings.append(Finding(place, message, help: help))
  }
}

extension StringProtocol {
  /// Whether the text is lower-case ASCII letters and digits in words joined by single hyphens.
  public var isKebabCase: Bool {
    split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.allSatisfy { $0.isASCII && ($0.isNumber || $0.isLowercase) }
    }
  }
}
