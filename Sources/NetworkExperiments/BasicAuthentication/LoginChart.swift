import Results
import SourceText

/// A sequence diagram of a login, built from top to bottom.
struct LoginChart {
  /// The three who take part, by the places of their lines.
  private enum Part: Double, CaseIterable {
    case person = 100
    case program = 330
    case server = 570

    var title: LocalizedText {
      switch self {
      case .person: LocalizedText(en: "person", ja: "人")
      case .program: LocalizedText(en: "program (URLSession)", ja: "プログラム(URLSession)")
      case .server: LocalizedText(en: "server", ja: "サーバー")
      }
    }
  }

  private static let (width, top, row) = (660.0, 62.0, 36.0)
  private var shapes: [Figure.Shape] = []
  private var words: [LocalizedText] = []
  private var y = Self.top

  /// Adds what happened.
  mutating func add(_ event: LoginJournal.Event) {
    switch event {
    case .request(nil):
      arrow(.program, .server, "GET")
    case .request(let authorization?):
      arrow(.program, .server, LocalizedText("GET, \(authorization.abbreviated)"))
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
      note(.program, LocalizedText(en: "no dialog: \(reason.en)", ja: "ダイアログなし: \(reason.ja)"))
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
    let (start, tip) = (from.rawValue, to.rawValue)
    let back = start < tip ? -9.0 : 9.0
    let stroke = Figure.Stroke(paint)
    shapes += [
      .text(
        label, at: Figure.Point((start + tip) / 2, y - 6),
        style: Figure.TextStyle(size: 12, paint: paint)),
      .line([Figure.Point(start, y), Figure.Point(tip, y)], stroke: stroke),
      .line(
        [Figure.Point(tip, y), Figure.Point(tip + back, y - 4), Figure.Point(tip + back, y + 4)], stroke: stroke,
        fill: paint),
    ]
    words.append(
      LocalizedText(
        en: "\(from.title.en) to \(to.title.en): \(label.en)", ja: "\(from.title.ja)から\(to.title.ja)へ\(label.ja)"))
    y += Self.row
  }

  private mutating func note(_ part: Part, _ label: LocalizedText) {
    let width = 190.0
    shapes += [
      .rectangle(
        Figure.Point(part.rawValue - width / 2, y - 20), width: width, height: 24, stroke: Figure.Stroke(width: 1),
        fill: .shade),
      .text(label, at: Figure.Point(part.rawValue, y - 4), style: Figure.TextStyle(size: 12)),
    ]
    words.append(LocalizedText(en: "\(part.title.en): \(label.en)", ja: "\(part.title.ja): \(label.ja)"))
    y += Self.row
  }

  /// The finished figure.
  func figure(end: LocalizedText) -> Figure {
    let lines = Part.allCases.flatMap { part -> [Figure.Shape] in
      [
        .text(part.title, at: Figure.Point(part.rawValue, 22), style: Figure.TextStyle(isBold: true)),
        .line(
          [Figure.Point(part.rawValue, 32), Figure.Point(part.rawValue, y - 14)],
          stroke: Figure.Stroke(.muted, width: 1, dash: .dashed)),
      ]
    }
    let all = words + [end]
    return Figure(
      width: Self.width, height: y + 18,
      alt: LocalizedText(en: all.map(\.en).joined(separator: "; "), ja: all.map(\.ja).joined(separator: "。")),
      shapes: lines + shapes + [
        .text(end, at: Figure.Point(Self.width / 2, y + 6), style: Figure.TextStyle(isBold: true))
      ])
  }
}
