import ExperimentKit

/// A sequence diagram of a login, built from top to bottom.
struct LoginChart {
  /// The three participants, from left to right.
  private enum Part: Int, CaseIterable {
    case person, program, server

    var title: LocalizedText {
      switch self {
      case .person: LocalizedText(en: "person", ja: "人")
      case .program: LocalizedText(en: "program (URLSession)", ja: "プログラム(URLSession)")
      case .server: LocalizedText(en: "server", ja: "サーバー")
      }
    }
  }

  private var diagram = SequenceDiagram(Part.allCases.map { SequenceDiagram.Part(title: $0.title) })

  /// Adds an event.
  mutating func add(_ event: LoginJournal.Event) {
    switch event {
    case .request(nil):
      arrow(.program, .server, "GET")
    case .request(let authorization?):
      diagram.message(
        from: Part.program.rawValue, to: Part.server.rawValue, "GET", remark: LocalizedText(authorization.abbreviated))
    case .reply(.page): arrow(.server, .program, "200")
    case .reply(.refusal(let status, _, _)): arrow(.server, .program, LocalizedText("\(status)"), paint: .accent)
    case .reply(let reply): note(.server, reply.words)
    case .challenge(let challenge):
      note(
        .program,
        LocalizedText(
          en: "challenge, \(challenge.failures) failed before", ja: "チャレンジ(失敗\(challenge.failures)回)"))
    case .dialog: arrow(.program, .person, LocalizedText(en: "dialog Basic認証", ja: "ダイアログ Basic認証"))
    case .noDialog(let reason):
      note(.program, LocalizedText(en: "no dialog: \(reason)", ja: "ダイアログなし: \(reason)"))
    case .answer(let answer): add(answer)
    }
  }

  private mutating func add(_ answer: LoginAnswer) {
    switch answer {
    case .useCredential(let login, _):
      arrow(
        .person, .program,
        LocalizedText([login.user, login.password].map { $0.isEmpty ? "–" : $0.abbreviated }.joined(separator: " / ")))
    case .cancel: note(.program, LocalizedText(en: "cancelled", ja: "キャンセル"))
    case .performDefaultHandling, .rejectProtectionSpace: note(.program, answer.words)
    case .none: note(.person, LocalizedText(en: "no answer", ja: "返事なし"))
    case .scriptOver: note(.person, LocalizedText(en: "… and so on", ja: "……以下同様"))
    }
  }

  private mutating func arrow(_ from: Part, _ to: Part, _ label: LocalizedText, paint: Figure.Paint = .ink) {
    diagram.message(from: from.rawValue, to: to.rawValue, label, paint: paint)
  }

  private mutating func note(_ part: Part, _ label: LocalizedText) {
    diagram.note(part.rawValue, label)
  }

  /// Returns the finished figure.
  func figure(end: LocalizedText) -> Figure {
    diagram.figure(end: end)
  }
}
