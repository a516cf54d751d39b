import ExperimentKit
import Results
import SourceText

/// A script of users in rooms, played over real WebSockets: who sees what, in order.
///
/// Source: 001-9, 001-10.
public struct CableRoomRun: ListedExperiment {
  /// The name that cells use.
  public static let name = "cable-room.run"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "Users in rooms over real WebSockets, played from a script: who sees what, in order.",
    ja: "台本どおりに動かす、実際のWebSocketのルーム。だれに何が届くかを順に示す。")

  /// The code of the screens and the script.
  public static let parameters: [any ParameterDeclaration] = [CodeVersion.parameter, CableScript.parameter]

  /// Two users, a bark and a drop.
  public static let example = "steps=[chiyo enter kennel, eru enter kennel, chiyo bark bawbaw, eru drop]"

  let code: CodeVersion
  let steps: [CableStep]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    (code, steps) = (arguments[CodeVersion.parameter], arguments[CableScript.parameter])
  }

  /// The transcript: each step, and below it what each user's app then shows.
  ///
  /// - Throws: ``ExperimentKit/ExperimentFailure`` after a minute.
  public func run() async throws -> Lines {
    var screens: [String: CableScreen] = [:]
    let scenes = try await CablePlay(steps).scenes
    return Lines(
      scenes.flatMap { scene -> [LocalizedText] in
        [scene.step.written]
          + scene.traffic.filter { !$0.isSent }.map { traffic in
            Self.line(traffic, &screens[traffic.user, default: CableScreen(code: code)])
          }
          + scene.notes.map { note in
            LocalizedText(en: "  server's log: \(note.words.en)", ja: "  サーバーのログ:\(note.words.ja)")
          }
      })
  }

  private static func line(_ traffic: CableClient.Traffic, _ screen: inout CableScreen) -> LocalizedText {
    let user = traffic.user
    guard let message = CableFrame(json: traffic.text)?.roomMessage else {
      return LocalizedText(en: "  \(user) is told: \(traffic.short)", ja: "  \(user)に届く:\(traffic.short)")
    }
    screen.show(message)
    let face = screen.faces[message.account]?.words ?? ""
    let roommates = message.roommate.map { names in
      LocalizedText(en: "; roommates: \(names.joined(separator: ", "))", ja: "。ルーム内:\(names.joined(separator: "、"))")
    }
    return LocalizedText(
      en: "  \(user) sees \(message.account): \(face.en)\(roommates?.en ?? "")",
      ja: "  \(user)の画面の\(message.account):\(face.ja)\(roommates?.ja ?? "")")
  }
}
