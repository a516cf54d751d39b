import ExperimentKit
import Results
import SourceText

/// Every frame that went between one user and the server, as it stood on the wire.
///
/// Source: 001-9, 001-10.
public struct CableRoomFrames: ListedExperiment {
  /// The name that cells use.
  public static let name = "cable-room.frames"

  /// What the transcript shows.
  public static let summary = LocalizedText(
    en: "The frames between one user and the server, as they stood on the wire.", ja: "1人のユーザーとサーバーの間を流れたフレーム。")

  /// The user whose frames are shown.
  static let user = Parameter<String>(
    "user",
    .written(LocalizedText(en: "a user of the script", ja: "台本のユーザー")) { text throws(WrittenMistake) in
      try CableName.check(String(text), "user")
    }, help: LocalizedText(en: "The user whose frames are shown.", ja: "フレームを見るユーザー。"))

  /// The user and the script.
  public static let parameters: [any ParameterDeclaration] = [user, CableScript.parameter]

  /// A user who enters.
  public static let example = "user=chiyo steps=[chiyo enter kennel, chiyo mumble]"

  let user: String
  let steps: [CableStep]

  /// Takes the parameters.
  ///
  /// - Throws: an ``ExperimentKit/Rejection`` for a user who is not in the script.
  public init(_ arguments: Arguments) throws {
    (user, steps) = (arguments[Self.user], arguments[CableScript.parameter])
    let users = CableScript.users(steps)
    guard users.contains(user) else {
      throw Rejection(
        "user", "The script has no user `\(user)`.", help: Suggestion.help(for: user, among: users, what: "users"))
    }
  }

  /// The transcript: `→` for a frame to the server, `←` for one from it.
  ///
  /// - Throws: ``ExperimentKit/ExperimentFailure`` after a minute.
  public func run() async throws -> Lines {
    let traffic = try await CablePlay(steps).scenes.flatMap(\.traffic).filter { $0.user == user }
    return Lines(traffic.map { LocalizedText("\($0.isSent ? "→" : "←") \($0.text)") })
  }
}
