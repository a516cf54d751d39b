import ExperimentKit

/// A form whose delegate validates when a field ends, based on the documentation of `UITextField` and its delegate.
///
/// It is a model; UIKit cannot run here.
///
/// Source: 003-9.
typealias ValidationMachine = StateMachine<ValidationState, ValidationEvent, ValidationForm>

/// The state of a form: whether a field is being edited.
enum ValidationState: String, MachineWord {
  case idle
  case editing

  var title: LocalizedText {
    switch self {
    case .idle: LocalizedText(en: "idle", ja: "待機中")
    case .editing: LocalizedText(en: "editing", ja: "編集中")
    }
  }
}

extension ValidationMachine {
  /// The machine of a form.
  static let form = ValidationMachine(
    startingIn: .idle,
    [
      .on(
        .begin, in: .idle, .editing, when: .isThere, to: .editing, .begun, changing: { $0.take($1) },
        printing: { form, _ in form.done }),
      .on(.begin, in: .idle, .editing, refused: .noField),
      .on(.type, in: .editing, stays: .typed, changing: { $0.take($1) }, printing: { form, _ in form.text }),
      .on(.type, in: .idle, refused: .notEdited),
      .on(.end, in: .editing, to: .idle, .ended, changing: { $0.take($1) }, printing: { form, _ in form.done }),
      .on(.end, in: .idle, refused: .notEdited),
    ])
}

extension ValidationForm {
  /// The field that is being edited, as the screen shows it.
  fileprivate var text: [LocalizedText] {
    edited.map { [LocalizedText("\(fields[$0].name): \"\(EscapedText(texts[$0]))\"")] } ?? []
  }
}

extension ValidationMachine.Condition {
  fileprivate static let isThere = Self(LocalizedText(en: "the field exists", ja: "その入力欄がある")) { form, event in
    if case .begin(let name) = event { form.index(of: name) != nil } else { false }
  }
}

extension LocalizedText {
  fileprivate static let begun = LocalizedText(
    en: "the field is edited; another one ends first", ja: "編集が始まる。別の入力欄の編集は先に終わる")
  fileprivate static let typed = LocalizedText(en: "the text grows", ja: "文が伸びる")
  fileprivate static let ended = LocalizedText(en: "the delegate validates", ja: "デリゲートがバリデーションを行う")
  fileprivate static let noField = LocalizedText(en: "there is no such field", ja: "その入力欄はない")
  fileprivate static let notEdited = LocalizedText(en: "no field is being edited", ja: "どの入力欄も編集していない")
}
