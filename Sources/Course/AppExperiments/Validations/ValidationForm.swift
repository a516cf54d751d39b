import ExperimentKit

/// A text field, which is told from others by being itself.
final class ValidationField: Sendable {
  /// The name.
  let name: String

  /// Creates a field.
  init(_ name: String) {
    self.name = name
  }
}

/// Some text fields with one delegate and one label for errors, as the script has changed them so far.
///
/// The first field is the one for a name, to which the rules belong.
struct ValidationForm: Sendable {
  /// The code of the delegate.
  let code: CodeVersion
  /// The fields.
  let fields: [ValidationField]
  /// The rules of the first field.
  let rules: [ValidationRule]
  /// What is written in each field.
  private(set) var texts: [String]
  /// The field that is being edited.
  private(set) var edited: Int?
  /// What the label for errors shows; nil for nothing.
  private(set) var label: String?
  /// What the delegate did last.
  private(set) var done: [LocalizedText] = []

  /// A form with empty fields.
  init(_ code: CodeVersion, fields: [String], rules: [ValidationRule]) {
    (self.code, self.rules) = (code, rules)
    self.fields = fields.map { ValidationField($0) }
    texts = fields.map { _ in "" }
  }

  /// Whether the delegate takes a field that ended for the one with the rules: the source compares it with itself.
  func asks(about textField: ValidationField) -> Bool {
    switch code {
    case .article: textField === textField
    case .corrected: textField === fields.first
    }
  }

  /// The field of a name.
  func index(of name: String) -> Int? {
    fields.firstIndex { $0.name == name }
  }

  /// Takes an event that nothing refuses.
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
