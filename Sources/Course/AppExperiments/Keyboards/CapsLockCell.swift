import ExperimentKit

/// A cell of the article's table of CapsLock.
struct CapsLockCell: Sendable, Hashable {
  /// The article's text.
  let text: String

  /// The calls that the text names, in order; nil if it names none of them.
  ///
  /// `PressesEended` is read as the method that it means.
  var calls: [KeyCall]? {
    let words = text.replacing("が呼ばれる", with: "").trimmed
    if words == "何も呼ばれない" { return [] }
    var calls: [KeyCall] = []
    for word in words.split(separator: ",") {
      let name = String(word).trimmed.replacing("PressesEended", with: KeyCall.ended.short)
      guard let call = KeyCall.allCases.first(where: { $0.short == name }) else { return nil }
      calls.append(call)
    }
    return calls
  }

  /// Returns the text of calls.
  static func text(of calls: [KeyCall]) -> LocalizedText {
    calls.isEmpty
      ? LocalizedText(en: "nothing (何も呼ばれない)", ja: "何も呼ばれない")
      : LocalizedText(calls.map(\.short).joined(separator: ", "))
  }

  /// The light of a locked key.
  static let on = LocalizedText(en: "on", ja: "点灯")
  /// The light of a free key.
  static let off = LocalizedText(en: "off", ja: "消灯")

  /// Returns the rows of the article, for its own sequence of keys.
  static func article(on platform: KeyPlatform) -> [CapsLockCell] {
    switch platform {
    case .catalyst:
      [
        "pressed=true, PressesBeganが呼ばれる", "何も呼ばれない", "pressed=trueが呼ばれる", "pressed=falseが呼ばれる",
        "pressed=false, PressesEendedが呼ばれる", "何も呼ばれない",
      ].map(CapsLockCell.init)
    case .ios:
      [
        "PressesBegan, pressed=trueが呼ばれる", "PressesEended, pressed=falseが呼ばれる", "PressesBegan, pressed=trueが呼ばれる",
        "PressesBegan, pressed=trueが呼ばれる", "PressesBegan, pressed=trueが呼ばれる", "PressesEended, pressed=false",
      ].map(CapsLockCell.init)
    }
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
