import ExperimentKit

/// The order of method calls, in the form of the article's tables.
///
/// Columns: `method`, then `chord-1`, `chord-2` and so on: the places of the method's calls, and their key if several
/// are pressed.
///
/// Source: 002-1.
struct KeyboardOrder: Experiment {
  static let about = About(
    "keyboard.order", en: "The order in which a platform calls its methods for keys pressed together.",
    ja: "同時に押したキーについて、プラットフォームがメソッドを呼ぶ順。")
  static let signature = Signature(
    Self.init, KeyPlatform.parameter,
    Parameter(
      "chords", .list(of: KeyChord.type, count: 1...6), default: defaults,
      help: LocalizedText(en: "The keys to press together.", ja: "同時に押すキー。")))

  private static let defaults = [["keyA"], ["leftShift"], ["leftShift", "keyA"]].map { names in
    KeyChord(keys: names.compactMap { KeyCode(name: $0) })
  }

  let platform: KeyPlatform
  let chords: [KeyChord]

  /// Returns the table, with one row per method.
  func run() -> Table {
    let calls = chords.map(calls)
    return Table(
      [.words("method", en: "method", ja: "メソッド")]
        + chords.enumerated().map { Table.Column("chord-\($0 + 1)", LocalizedText($1.description)) },
      rows: KeyCall.allCases.map { method in
        [.code(method.rawValue)] + zip(chords, calls).map { places(of: method, in: $1, $0) }
      })
  }

  private func calls(_ chord: KeyChord) -> [Keyboard.Call] {
    var keyboard = Keyboard(on: platform)
    return chord.events.flatMap { keyboard.take($0).calls }
  }

  private func places(of method: KeyCall, in calls: [Keyboard.Call], _ chord: KeyChord) -> Table.Value {
    let places = calls.enumerated().filter { $1.call == method }.map { index, call in
      chord.keys.count == 1 ? "\(index + 1)" : "\(index + 1) (\(chord.mark(call.key)))"
    }
    return .plain(places.isEmpty ? "-" : places.joined(separator: ", "))
  }
}
