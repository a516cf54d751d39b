import Results
import SourceText

/// The drawing of a play as a sequence diagram.
struct CableSequence {
  private static let margin = 190.0
  private static let spacing = 170.0
  private static let row = 24.0
  private static let top = 46.0

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

  /// How many rows a step takes.
  private static func rows(_ scene: CablePlay.Scene) -> Int {
    max(1, scene.traffic.count)
  }

  private func x(_ user: String?) -> Double {
    Self.margin + (Double(lines.firstIndex(of: user) ?? 0) + 0.5) * Self.spacing
  }

  var figure: Figure {
    var y = Self.top
    var (bands, arrows): ([Figure.Shape], [Figure.Shape]) = ([], [])
    var since: [String: Double] = [:]
    var spans: [(user: String, from: Double, to: Double, isCut: Bool)] = []
    let width = Self.margin + Double(lines.count) * Self.spacing + 10
    for (index, scene) in scenes.enumerated() {
      let height = Double(Self.rows(scene)) * Self.row + 8
      if index.isMultiple(of: 2) {
        bands.append(.rectangle(Figure.Point(0, y), width: width, height: height, fill: .shade))
      }
      arrows.append(
        .text(
          LocalizedText(scene.step.text), at: Figure.Point(10, y + Self.row - 5),
          style: Figure.TextStyle(size: 12, anchor: .start, isCode: true)))
      switch (scene.step, scene.step.user) {
      case (.connect, let user?), (.enter, let user?): since[user] = y
      case (.close, let user?), (.drop, let user?):
        let end = y + Self.row / 2 + 4
        spans.append((user, since.removeValue(forKey: user) ?? y, end, scene.step.kind == .drop))
      default: break
      }
      for (row, traffic) in scene.traffic.enumerated() {
        arrows += arrow(traffic, y + Double(row + 1) * Self.row - 2)
      }
      y += height
    }
    spans += since.sorted { $0.key < $1.key }.map { ($0.key, $0.value, y + 6, false) }
    return Figure(
      width: width, height: y + 10, alt: alt,
      shapes: bands + heads(bottom: y + 6) + spans.flatMap(life) + arrows)
  }

  private func heads(bottom: Double) -> [Figure.Shape] {
    lines.flatMap { user -> [Figure.Shape] in
      let (x, isServer) = (x(user), user == nil)
      return [
        .line(
          [Figure.Point(x, 34), Figure.Point(x, bottom)],
          stroke: isServer ? Figure.Stroke(.ink, width: 2) : Figure.Stroke(.muted, width: 1, dash: .dashed)),
        .rectangle(
          Figure.Point(x - 50, 8), width: 100, height: 26, stroke: Figure.Stroke(.ink, width: 1),
          fill: isServer ? .tone : .paper),
        .text(
          user.map { LocalizedText($0) } ?? LocalizedText(en: "server", ja: "サーバー"), at: Figure.Point(x, 26),
          style: Figure.TextStyle(size: 13, isBold: true)),
      ]
    }
  }

  /// The time of a connection on a user's lifeline; a cross at its end tells that it was cut.
  private func life(_ span: (user: String, from: Double, to: Double, isCut: Bool)) -> [Figure.Shape] {
    let x = x(span.user)
    let line = Figure.Shape.line(
      [Figure.Point(x, span.from + 6), Figure.Point(x, span.to)], stroke: Figure.Stroke(.ink, width: 3))
    guard span.isCut else { return [line] }
    let cross = [
      Figure.Segment(Figure.Point(x - 6, span.to - 6), Figure.Point(x + 6, span.to + 6)),
      Figure.Segment(Figure.Point(x - 6, span.to + 6), Figure.Point(x + 6, span.to - 6)),
    ]
    return [line, .segments(cross, stroke: Figure.Stroke(.accent, width: 2.5))]
  }

  private func arrow(_ traffic: CableClient.Traffic, _ y: Double) -> [Figure.Shape] {
    let (user, server) = (x(traffic.user), x(nil))
    let (from, to) = traffic.isSent ? (user, server) : (server, user)
    let side = from < to ? 1.0 : -1.0
    let paint: Figure.Paint = traffic.isSent ? .accent : .ink
    let tip = to - side * 2
    let middle = user + (server > user ? 1 : -1) * Self.spacing / 2
    return [
      .line([Figure.Point(from + side * 2, y), Figure.Point(tip, y)], stroke: Figure.Stroke(paint, width: 1.2)),
      .line(
        [Figure.Point(tip, y), Figure.Point(tip - side * 8, y - 4), Figure.Point(tip - side * 8, y + 4)],
        stroke: Figure.Stroke(paint, width: 1), fill: paint),
      .text(
        LocalizedText(traffic.short), at: Figure.Point(middle, y - 4),
        style: Figure.TextStyle(size: 11, paint: paint, isCode: true)),
    ]
  }

  private var alt: LocalizedText {
    let count = scenes.reduce(0) { $0 + $1.traffic.count }
    let sent = scenes.reduce(0) { $0 + $1.traffic.count(where: \.isSent) }
    return LocalizedText(
      en: """
        Sequence diagram of \(scenes.count) steps of \(users.joined(separator: ", ")): \(sent) frames to the server, \
        \(count - sent) from it
        """,
      ja: """
        \(users.joined(separator: "、"))の\(scenes.count)個の手順のシーケンス図。サーバーへのフレーム\(sent)個、\
        サーバーからのフレーム\(count - sent)個
        """)
  }
}
