import ExperimentKit

/// A transcript of a form of text fields that a script fills in.
///
/// Source: 003-9.
struct ValidationRun: Experiment, WalkedExperiment {
  static let about = About(
    "validation.run",
    en: "A form whose delegate validates when a field ends, played from a script: a model of UITextField.",
    ja: "入力欄の編集が終わるたびにデリゲートがバリデーションを行うフォームを、操作の並びのとおりに動かす(UITextFieldのモデル)。",
    example: "events=[begin name, type Chiyo, begin email, type chiyo@example.jp, end]")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "fields", .list(of: field, count: 1...9), default: ["name", "email"],
      help: LocalizedText(en: "The fields; the rules belong to the first.", ja: "入力欄。規則があるのは最初のもの。")),
    ValidationParameters.rules, .events())

  private static let field = ParameterType<String>(
    allowed: LocalizedText(en: "a word", ja: "1つの語")
  ) { $0.contains(" ") || $0.isEmpty ? nil : $0 }

  let code: CodeVersion
  let fields: [String]
  let rules: [ValidationRule]
  let events: [ValidationEvent]

  init(code: CodeVersion, fields: [String], rules: [ValidationRule], events: [ValidationEvent]) throws {
    (self.code, self.fields, self.rules, self.events) = (code, fields, rules, events)
    guard Set(fields).count == fields.count else {
      throw Rejection("fields", "Two fields have the same name.", help: "Give each field its own name.")
    }
  }

  /// Returns the transcript, with a line per event and its effects below it.
  func run() -> Lines {
    play(events.count).lines
  }

  /// Returns the form after some of the events.
  ///
  /// Fields are objects, which every run creates again, so places are equal if their texts are.
  func place(after count: Int) -> MachinePlace {
    let run = play(count)
    return MachinePlace(run, identity: Reached(state: run.state, form: run.context))
  }

  private struct Reached: Hashable {
    let state: ValidationState
    let texts: [String]
    let edited: Int?
    let label: String?
    let done: [LocalizedText]

    init(state: ValidationState, form: ValidationForm) {
      (self.state, texts, edited, label, done) = (state, form.texts, form.edited, form.label, form.done)
    }
  }

  private func play(_ count: Int) -> ValidationMachine.Run {
    ValidationMachine.form.run(
      Array(events.prefix(count)), context: ValidationForm(code, fields: fields, rules: rules))
  }
}
