import ExperimentKit

/// The drawing of a play as a sequence diagram.
struct CableSequence {
  private let scenes: [CablePlay.Scene]
  private let users: [String]
  /// The lifelines from left to right; nil is the server's, in the middle.
  private let lines: [String?]

  init(_ scenes: [CablePlay.Scene]) {
    self.scenes = scenes
    users = CableScript.users(scenes.map(\.step))
    let half = (users.count + 1) / 2
    lines = users[..<half].map(Optional.some) + [nil] + users[half...].map(Optional.some)
  }

  private func place(_ user: String?) -> Int { lines.firstIndex(of: user) ?? 0 }

  var figure: Figure {
    let parts = lines.map { user in
      SequenceDiagram.Part(
        title: user.map { LocalizedText($0) } ?? LocalizedText(en: "server", ja: "サーバー"), isHub: user == nil)
    }
    var diagram = SequenceDiagram(parts, row: 26)
    for scene in scenes {
      diagram.step(LocalizedText(scene.step.text))
      switch (scene.step, scene.step.user) {
      case (.connect, let user?), (.enter, let user?): diagram.begin(place(user))
      case (.close, let user?), (.drop, let user?):
        diagram.end(place(user), isCut: scene.step.kind == .drop)
      default: break
      }
      for traffic in scene.traffic {
        let (user, server) = (place(traffic.user), place(nil))
        let (from, to) = traffic.isSent ? (user, server) : (server, user)
        diagram.message(from: from, to: to, LocalizedText(traffic.short), paint: traffic.isSent ? .blue : .ink)
      }
    }
    return diagram.figure(
      meanings: [
        (.blue, LocalizedText(en: "to the server", ja: "サーバーへ")),
        (.ink, LocalizedText(en: "from the server", ja: "サーバーから")),
      ], alt: alt)
  }

  private var alt: LocalizedText {
    let count = scenes.reduce(0) { $0 + $1.traffic.count }
    let names = users.map { LocalizedText($0) }.joined(.comma)
    let sent = scenes.reduce(0) { $0 + $1.traffic.count(where: \.isSent) }
    return LocalizedText(
      en: """
        Sequence diagram of \(scenes.count) steps of \(names): \(sent) frames to the server, \
        \(count - sent) from it
        """,
      ja: """
        \(names)の\(scenes.count)個の手順のシーケンス図。サーバーへのフレーム\(sent)個、\
        サーバーからのフレーム\(count - sent)個
        """)
  }
}
