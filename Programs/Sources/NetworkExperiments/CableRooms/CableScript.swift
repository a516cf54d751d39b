import ExperimentKit

/// The rules of a script of steps: users bark only in a room that they have entered.
enum CableScript {
  /// The place of a user.
  private enum Whereabouts {
    case offline
    case connected
    case subscribed(String)
  }

  /// The parameter of scripts.
  static let parameter = Parameter(
    "steps", .script(count: 1...100, checking: check),
    help: LocalizedText(
      en: "The actions of the users, in order.", ja: "ユーザーがすること。この順に行う。"))

  /// Returns the users of a script, in the order in which they first appear.
  static func users(_ steps: [CableStep]) -> [String] {
    steps.compactMap(\.user).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Returns the room of a user after some steps; nil for none.
  static func room(of user: String, after steps: some Sequence<CableStep>) -> String? {
    if case .subscribed(let room) = whereabouts(user, after: steps) { room } else { nil }
  }

  private static func whereabouts(_ user: String, after steps: some Sequence<CableStep>) -> Whereabouts {
    steps.reduce(.offline) { place, step in
      guard step.user == user else { return place }
      switch step {
      case .connect, .leave: return .connected
      case .subscribe(_, let room), .enter(_, let room): return .subscribed(room)
      case .close, .drop: return .offline
      case .greet, .bark, .mumble, .beat: return place
      }
    }
  }

  private static func check(_ step: CableStep, after steps: ArraySlice<CableStep>) throws(ValueError) {
    guard users(steps + [step]).count <= 8 else {
      throw ValueError("it is the ninth user", help: "A script can have at most 8 users.")
    }
    guard let user = step.user else { return }
    switch (step, whereabouts(user, after: steps)) {
    case (.connect, .offline), (.enter, .offline), (.subscribe, .connected), (.greet, .subscribed),
      (.bark, .subscribed), (.mumble, .subscribed), (.leave, .subscribed), (.close, .connected), (.close, .subscribed),
      (.drop, .connected), (.drop, .subscribed), (.beat, _):
      return
    case (.connect, _), (.enter, _):
      throw ValueError("\(user) is already connected", help: "Write `\(user) close` or `\(user) drop` before it.")
    case (_, .offline):
      throw ValueError("\(user) is not connected", help: "Write `\(user) enter ROOM` before it.")
    case (.subscribe, _):
      throw ValueError("\(user) is already in a room", help: "Write `\(user) leave` before it.")
    case (_, .connected), (_, .subscribed):
      throw ValueError("\(user) is not in a room", help: "Write `\(user) subscribe ROOM` before it.")
    }
  }
}
