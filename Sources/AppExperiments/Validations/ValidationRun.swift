import ExperimentKit
import Results
import SourceText

/// A form of text fields, filled in as a script says: the transcript.
///
/// Source: 003-9.
public struct ValidationRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "validation.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "A form whose delegate validates when a field ends, played from a script: a model of UITextField.",
    ja: "入力欄の編集が終わるたびにデリゲートがバリデーションを行うフォームを、台本どおりに動かす(UITextFieldのモデル)。")

  static let fields = Parameter(
    "fields", .list(of: field, count: 1...9), default: ["name", "email"],
    help: LocalizedText(en: "The fields; the rules belong to the first.", ja: "入力欄。規則があるのは最初のもの。"))
  static let events = Parameter(
    "events", .list(of: ParameterType<ValidationEvent>.event, count: 1...200),
    help: LocalizedText(en: "What happens, one event after the other.", ja: "起こること。この順に起こる。"))
  private static let field = ParameterType<String>(
    allowed: LocalizedText(en: "a word", ja: "1つの語")
  ) { $0.contains(" ") || $0.isEmpty ? nil : $0 }

  /// The code, the fields, the rules and the events.
  public static let parameters: [any ParameterDeclaration] = [
    CodeVersion.parameter, fields, ValidationParameters.rules, events,
  ]

  /// Two fields are filled in.
  public static let example = "events=[begin name, type Chiyo, begin email, type chiyo@example.jp, end]"

  let code: CodeVersion
  let fields: [String]
  let rules: [ValidationRule]
  let events: [ValidationEvent]

  /// Takes the parameters.
  ///
  /// - Throws: ``ExperimentKit/Rejection`` for a field that is named twice.
  public init(_ arguments: Arguments) throws {
    code = arguments[CodeVersion.parameter]
    fields = arguments[Self.fields]
    rules = arguments[ValidationParameters.rules]
    events = arguments[Self.events]
    guard Set(fields).count == fields.count else {
      throw Rejection("fields", "A field is named twice.", help: "Give each a name of its own.")
    }
  }

  /// The transcript, a line an event and what it did below it.
  public func run() -> Lines {
    ValidationMachine.form.run(events, context: ValidationForm(code, fields: fields, rules: rules)).lines
  }
}
