import ExperimentKit

/// A text field, identified by its object.
final class ValidationField: Sendable {
  /// The name.
  let name: String

  /// Creates a field.
  init(_ name: String) {
    self.name = name
  }
}

/// Some text fields with one delegate and one label for errors, in the current state of the script.
///
/// The first field is the one for a name, to which the rules belong.
struct ValidationForm: Sendable {
  /// The code of the delegate.
  let code: CodeVersion
  /// The fields.
  let fields: [ValidationField]
  /// The rules of the first field.
  let rules: [ValidationRule]
  /// The text of each field.
  private(set) var texts: [String]
  /// The field that is being edited.
  private(set) var edited: Int?
  /// The text of the label for errors; nil if there is none.
  private(set) var label: String?
  /// The last actions of the delegate.
  private(set) var done: [LocalizedText] = []

  /// Creates a form with empty fields.
  init(_ code: CodeVersion, fields: [String], rules: [ValidationRule]) {
    (self.code, self.rules) = (code, rules)
    self.fields = fields.map { ValidationField($0) }
    texts = fields.map { _ in "" }
  }

  /// Returns whether the delegate treats a field that ended as the one with the rules.
  ///
  /// The source compares the field with itself.
  func asks(about textField: ValidationField) -> Bool {
    switch code {
    case .article: textField === textField
    case .corrected: textField === fields.first
    }
  }

  /// Returns the index of the field with a name.
  func index(of name: String) -> Int? {
    fields.firstIndex { $0.name == name }
  }

  /// Applies an event that nothing refuses.
  mutating func take(_ event: ValidationEvent) {
    done = []
    switch event {
    case .begin(let name):
      if edited != nil { end() }
      edited = index(of: name)
    case .type(let text):
      if let edited { texts[edited] += text }
    case .end: end()
    }
  }

  /// The delegate's `textFieldDidEndEditing(_:)`.
  private mutating func end() {
    guard let edited else { return }
    self.edited = nil
    let field = fields[edited]
    let other = code == .article ? field.name : fields[0].name
    let isAsked = asks(about: field)
    done.append(LocalizedText("\(field.name) === \(other): \(isAsked)"))
    if isAsked { label = rules.failures(of: texts[edited], code).first?.message(code).ja }
    done.append(
      label.map { LocalizedText(en: "label: \"\($0)\"", ja: "ラベル: \"\($0)\"") }
        ?? LocalizedText(en: "label: empty", ja: "ラベル: なし"))
  }
}
