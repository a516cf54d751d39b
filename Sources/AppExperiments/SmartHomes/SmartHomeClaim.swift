import ExperimentKit
import Results
import SourceText

/// What the article says of its devices and its matrix, checked.
///
/// Columns: `claim`, `computed`, `verdict`. Of a device it is the maker that goes with the brand in its name; of the
/// voice, what the matrix has.
///
/// Source: 001-8.
public struct SmartHomeClaim: ListedExperiment {
  /// The name that cells use.
  public static let name = "smart-home.claim"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "The article's claims on its devices and its voice control, checked.", ja: "家電と音声入力についての記事の記述は正しいか。")

  static let devices = Parameter(
    "devices", .list(of: device, count: 1...50),
    default: ["Panasonic REGZA49G20X", "三菱電機霧ヶ峰MSZ-GV283"].compactMap { SmartHomeDevice(text: $0) },
    help: LocalizedText(
      en: "Devices, each a maker and a brand as they were printed.", ja: "家電。書かれたとおりのメーカーとブランド。"))

  /// The devices.
  public static let parameters: [any ParameterDeclaration] = [devices]

  let devices: [SmartHomeDevice]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    devices = arguments[Self.devices]
  }

  /// The table: one row a device, and two on the voice.
  public func run() -> Table {
    Table(
      [ClaimVerdict.claim, ClaimVerdict.computed, ClaimVerdict.verdict],
      rows: devices.map { device in
        [
          .plain(device.text),
          .words(
            en: "\(device.brand) is a brand of \(device.owner.title.en)",
            ja: "\(device.brand)は\(device.owner.title.ja)のブランド"),
          .words(ClaimVerdict(device.isRight).words),
        ]
      } + [channel, automation])
  }

  private var channel: [Table.Value] {
    let answer = SmartHome()[.channel, .googleHomeVoice]
    return [
      .words(
        en: "音声入力でテレビのチャンネルを変え…できず (no TV channels by voice)", ja: "音声入力でテレビのチャンネルを変え…できず"),
      .words(answer.title), .words(ClaimVerdict(answer == .no).words),
    ]
  }

  /// What an automation service adds to the voice, as far as it was tried.
  private var automation: [Table.Value] {
    let home = SmartHome(automation: true)
    let added = home.operations(.yes, by: [.googleHomeVoice])
      .filter { SmartHome()[$0, .googleHomeVoice] != .yes }
    let open = home.operations(.unverified, by: [.googleHomeVoice]).count
    return [
      .words(
        en: "IFTTT: テレビの電源のオン・オフだけ (only the TV's power)", ja: "IFTTT:テレビの電源のオン・オフだけ"),
      .words(
        en: "added: \(added.map(\.words.en).joined(separator: ", ")); \(open) unverified",
        ja: "増える:\(added.map(\.words.ja).joined(separator: "、"))。未検証\(open)"),
      open == 0
        ? .words(ClaimVerdict(added == [.television]).words) : .words(SmartHomeAnswer.unverified.title),
    ]
  }

  private static let device: ParameterType<SmartHomeDevice> = .written(
    LocalizedText(
      en: "a maker and a brand, such as `Panasonic VIERA`", ja: "メーカーとブランド(例:`Panasonic VIERA`)")
  ) { text throws(WrittenMistake) in
    guard let device = SmartHomeDevice(text: String(text)) else {
      throw WrittenMistake(
        "no brand that is known stands in it",
        help: Suggestion.list(SmartHomeDevice.brands.map(\.brand), what: "brands"))
    }
    return device
  }
}
