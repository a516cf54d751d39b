import Drawing
import ExperimentKit

/// Small pictures of a drawing pad after each event of a script, side by side, each with the number of the event.
///
/// Source: 000-4.
struct DrawingPadStrip: Experiment {
  static let about = About(
    "drawing-pad.strip", en: "A drawing pad after each event of a script, side by side.",
    ja: "操作の並びのイベントごとに、お絵かき帳を描いて並べた図。",
    example: "events=[began 10 10, moved 60 40, ended 90 20, undo]")
  static let signature = PadPlay.signature.adding(
    Parameter(
      "columns", .integer(1...6), default: 4, help: LocalizedText(en: "The number of pads in a row.", ja: "横に並べる数。")),
    Self.init)

  /// The largest number of events that fit.
  static let mostEvents = 24
  /// The width of all pads of a row together, and the distance between two, in points.
  ///
  /// The picture has two pixels per point.
  static let (row, gap) = (464.0, 4.0)
  /// The height of the line with the number above a pad.
  static let caption = 13.0

  let play: PadPlay
  let columns: Int

  init(play: PadPlay, columns: Int) throws {
    (self.play, self.columns) = (play, min(columns, play.events.count))
    guard play.events.count <= Self.mostEvents else {
      throw Rejection(
        "events", "A strip has no room for \(play.events.count) events.", help: "Write at most \(Self.mostEvents).")
    }
  }

  func run() throws -> Picture {
    let pads = play.pads.dropFirst()
    let shrink = min(
      1, (Self.row / Double(max(columns, 3)) - Self.gap) / Double(play.width))
    let (width, height) = (Double(play.width) * shrink, Double(play.height) * shrink)
    let rows = (pads.count + columns - 1) / columns
    let surface = try ImageSurface(
      width: Double(columns) * (width + Self.gap) + Self.gap,
      height: Double(rows) * (height + Self.caption + Self.gap) + Self.gap, scale: 2, opaque: true)
    let context = try Context(surface)
    try context.paint(Color(rgb: 0xD0D0D0))
    for (index, pad) in pads.enumerated() {
      let left = Self.gap + Double(index % columns) * (width + Self.gap)
      let top = Self.gap + Double(index / columns) * (height + Self.caption + Self.gap)
      try context.saving {
        try context.translate(left, top)
        try context.saving {
          try context.scale(2, 2)
          try SmallDigits.draw(index + 1, on: context)
        }
        try context.translate(0, Self.caption)
        try context.scale(shrink, shrink)
        try play.draw(pad, on: context)
      }
    }
    return Picture(.png(try surface.png()), alt: alt, engine: Engine.version)
  }

  /// The text alternative: the visible strokes after each event that changes them.
  private var alt: LocalizedText {
    let seen = play.pads.map(\.seenWords)
    let changes = play.events.indices.filter { seen[$0 + 1] != seen[$0] }.map { index -> LocalizedText in
      let (event, words) = (play.events[index].written, seen[index + 1])
      return LocalizedText(
        en: "Number \(index + 1), after \(event): \(words)", ja: "\(index + 1)番、\(event)の後: \(words)")
    }
    let sentences = (changes + [.others]).joined(LocalizedText(en: ". ", ja: "。"))
    return LocalizedText(
      en: "The pad after each of \(play.events.count) events. \(sentences).",
      ja: "\(play.events.count)個のイベントごとのお絵かき帳。\(sentences)。")
  }
}

extension LocalizedText {
  fileprivate static let others = LocalizedText(
    en: "The other events make no visible change", ja: "ほかのイベントでは見た目が変わらない")
}
