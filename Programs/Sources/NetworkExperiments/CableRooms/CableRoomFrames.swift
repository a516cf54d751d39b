import ExperimentKit

/// Every frame between one user and the server, as it was on the wire.
///
/// Source: 001-9, 001-10.
struct CableRoomFrames: Experiment {
  static let about = About(
    "cable-room.frames", en: "The frames between one user and the server, as sent on the wire.",
    ja: "1人のユーザーとサーバーの間を流れたフレーム。", example: "user=chiyo steps=[chiyo enter kennel, chiyo mumble]")
  static let signature = Signature(
    Self.init,
    Parameter<String>(
      "user",
      .written(LocalizedText(en: "a user of the script", ja: "操作の並びのユーザー")) { text throws(ValueError) in
        try CableName.check(String(text), .user)
      }, help: LocalizedText(en: "The user whose frames are shown.", ja: "フレームを見るユーザー。")),
    CableScript.parameter)

  let user: String
  let steps: [CableStep]

  init(user: String, steps: [CableStep]) throws {
    (self.user, self.steps) = (user, steps)
    let users = CableScript.users(steps)
    guard users.contains(user) else {
      throw Rejection(
        "user", "The script has no user `\(user)`.", help: Suggestion.help(for: user, among: users, what: "users"))
    }
  }

  /// Returns the transcript: `→` for a frame to the server, `←` for one from it.
  ///
  /// - Throws: ``ExperimentKit/ExperimentError`` after a minute.
  func run() async throws -> Lines {
    let traffic = try await CablePlay(steps).scenes.flatMap(\.traffic).filter { $0.user == user }
    return Lines(traffic.map { LocalizedText("\($0.isSent ? "→" : "←") \($0.text)") })
  }
}
