import ExperimentKit

/// Every message of the getters and setters, each caused by a suitable call.
///
/// Columns: `call`, `check` (that fails), `printed`, `returned`.
///
/// Source: 004-2.
struct PreferencesMessages: Experiment {
  static let about = About(
    "preferences.messages", en: "Every message of a store of preferences, with the return value.",
    ja: "環境設定のすべてのメッセージと戻り値。")
  static let signature = Signature(
    Self.init, CodeVersion.parameter,
    Parameter(
      "method", .choice, default: Method.get,
      help: LocalizedText(en: "The methods that get values or those that set them.", ja: "取得メソッドか、設定メソッドか。")))

  /// The methods that are called.
  enum Method: String, CaseIterable, Sendable {
    case get
    case set
  }

  let code: CodeVersion
  let method: Method

  /// Returns the table, with three rows per type.
  ///
  /// - Throws: Foundation's error if no temporary folder can be created.
  func run() throws -> Table {
    Table(
      [
        .words("call", en: "call", ja: "呼び出し"), .words("check", en: "what is wrong", ja: "誤り"),
        .words("printed", en: "printed", ja: "出力"), .words("returned", en: "returned", ja: "戻り値"),
      ],
      rows: try PreferenceType.allCases.flatMap { type in
        try PreferenceError.allCases.map { try row(type, $0) }
      })
  }

  private func row(_ type: PreferenceType, _ refusal: PreferenceError) throws -> [Table.Value] {
    let defaults = refusal == .empty ? [] : PreferenceEntry.ofSource
    let key = refusal == .wrongType ? (type == .string ? "ShopId" : "ShopName") : "Unknown"
    let event: PreferenceEvent = method == .get ? .get(key, type) : .set(key, type.sample)
    let printed = try PreferenceFile.inTemporaryFolder { file in
      PreferenceMachine.store(code).run(
        [.open(version: "010001"), event], context: PreferenceStore(code, .here, defaults, file)
      ).steps.last?.printed ?? []
    }
    return [
      .code(event.written.en), .words(refusal.title),
      .code(printed.first?.en.replacing("console: ", with: "") ?? ""),
      printed.count > 1 ? .code(type.sentinel) : .empty,
    ]
  }
}

extension PreferenceType {
  /// A value of the type.
  fileprivate var sample: PreferenceValue {
    switch self {
    case .int: .int(5)
    case .float: .float(0.5)
    case .string: .string("A")
    case .bool: .bool(true)
    }
  }
}
