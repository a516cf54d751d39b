import ExperimentKit

/// A transcript of a script of users in rooms, played over real WebSockets: the messages that each user sees, in order.
///
/// Source: 001-9, 001-10.
struct CableRoomRun: Experiment {
  static let about = About(
    "cable-room.run", en: "Users in rooms over real WebSockets, played from a script: what each user sees, in order.",
    ja: "操作の並びのとおりに動かす、実際のWebSocketのルーム。だれに何が届くかを順に示す。",
    example: "steps=[chiyo enter kennel, eru enter kennel, chiyo bark bawbaw, eru drop]")
  static let signature = Signature(Self.init, CodeVersion.parameter, CableScript.parameter)

  let code: CodeVersion
  let steps: [CableStep]

  /// Returns the transcript: each step, and below it the new text of each user's app.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` after a minute.
  func run() async throws -> Lines {
    var screens: [String: CableScreen] = [:]
    let scenes = try await CablePlay(steps).scenes
    return Lines(
      scenes.flatMap { scene -> [LocalizedText] in
        [scene.step.written]
          + scene.traffic.filter { !$0.isSent }.map { traffic in
            Self.line(traffic, &screens[traffic.user, default: CableScreen(code: code)])
          }
          + scene.notes.map { note in
            LocalizedText(en: "  server's log: \(note.words)", ja: "  サーバーのログ: \(note.words)")
          }
      })
  }

  private static func line(_ traffic: CableClient.Traffic, _ screen: inout CableScreen) -> LocalizedText {
    let user = traffic.user
    guard let message = CableFrame(json: traffic.text)?.roomMessage else {
      return LocalizedText(en: "  \(user) receives: \(traffic.short)", ja: "  \(user)に届く: \(traffic.short)")
    }
    screen.show(message)
    let face = screen.faces[message.account]?.words ?? ""
    let roommates = message.roommate.map { names in
      let list = names.map { LocalizedText($0) }.joined(.comma)
      return LocalizedText(en: "; roommates: \(list)", ja: "。ルーム内:\(list)")
    }
    return LocalizedText(
      en: "  \(user) sees \(message.account): \(face)\(roommates ?? "")",
      ja: "  \(user)の画面の\(message.account):\(face)\(roommates ?? "")")
  }
}
