import SourceText

/// An event that a script contains as a line, such as `drag 0.5`.
public protocol WrittenEvent: MachineEvent {
  /// The written form of each event, in the order of the help.
  static var forms: [String] { get }

  /// Reads an event as a script writes it.
  ///
  /// - Throws: ``ValueError`` for an unknown word, and for a missing or extra part.
  init(written text: Substring) throws(ValueError)
}

extension WrittenEvent where Self: ScriptWord & MachineEvent {
  /// The words.
  public static var forms: [String] { allCases.map(\.rawValue) }

  /// The word of the event.
  public var written: LocalizedText { LocalizedText(rawValue) }

  /// Reads a word without any text after it.
  public init(written text: Substring) throws(ValueError) {
    let line = ScriptLine(text)
    self = try line.event(among: Array(Self.allCases), forms: Self.forms)
    _ = try line.numbers(in: 0...0, form: line.word)
  }
}

extension ParameterType where Value: WrittenEvent {
  /// The type of an event of a script.
  public static var event: ParameterType {
    .written(
      LocalizedText(en: "an event: \(Value.forms.inCode)", ja: "イベント。\(Value.forms.inCode)"),
      offering: Value.forms.filter { $0.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" } }
    ) { text throws(ValueError) in try Value(written: text) }
  }
}

extension Parameter {
  /// Returns the parameter of a script of 1 to 200 events.
  public static func events<Event: WrittenEvent>(
    help: LocalizedText = LocalizedText(en: "The events, in order.", ja: "イベント。この順に起こる。")
  ) -> Parameter<[Event]> where Value == [Event] {
    Parameter("events", .list(of: ParameterType<Event>.event, count: 1...200), help: help)
  }
}
