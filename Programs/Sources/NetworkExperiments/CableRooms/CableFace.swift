import ExperimentKit

/// The app's text for a user, from the article's Japanese strings.
struct CableFace: Sendable, Hashable {
  /// The color next to a user.
  enum Color: Sendable, Hashable {
    case green
    case red

    var words: LocalizedText {
      switch self {
      case .green: LocalizedText(en: "green", ja: "緑")
      case .red: LocalizedText(en: "red", ja: "赤")
      }
    }
  }

  static let present = "(^○^)"
  static let absent = "( ˘ω˘ )"
  static let mumbling = "(゚Д゚;)"
  /// The app's text for the content of a bark.
  static let barks = ["bawbaw": "ワンワン", "waooon": "ワオーーン"]

  var text: String
  var color: Color?

  /// The face and its color, such as `ワンワン (green)`.
  var words: LocalizedText {
    guard let color else { return LocalizedText(text) }
    return LocalizedText(en: "\(text) (\(color.words))", ja: "\(text)(\(color.words))")
  }
}

/// The screen of a user's app.
struct CableScreen: Sendable, Hashable {
  private(set) var faces: [String: CableFace] = [:]
  let code: CodeVersion

  /// Applies a message to the screen.
  ///
  /// The article's code gives every user in the room a fresh face whenever a user enters, and never removes absent
  /// ones; the corrected code does both, and shows only known texts.
  mutating func show(_ message: CableMessage) {
    switch message.type {
    case .in:
      let roommates = message.roommate ?? []
      for name in roommates where code == .article || faces[name]?.color != .green {
        faces[name] = CableFace(text: CableFace.present, color: .green)
      }
      if code == .corrected {
        for name in faces.keys where !roommates.contains(name) {
          faces[name] = CableFace(text: CableFace.absent, color: .red)
        }
      }
      say(CableFace.present, message.account)
    case .out:
      say(CableFace.absent, message.account)
      faces[message.account]?.color = .red
    case .mumbling:
      if let content = message.content { say(content, message.account) }
    case .bark:
      guard let content = message.content else { return }
      if let text = CableFace.barks[content] ?? (code == .article ? content : nil) { say(text, message.account) }
    }
  }

  private mutating func say(_ text: String, _ account: String) {
    faces[account, default: CableFace(text: "")].text = text
  }
}
