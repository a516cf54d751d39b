import ExperimentKit

/// The article's claims about its devices and its matrix.
///
/// Columns: `claim`, `owner`, `computed`, `verdict`. A claim about a device concerns the maker of the brand in its
/// name; a claim about the voice, the cells of the matrix.
///
/// Source: 001-8.
struct SmartHomeClaim: Experiment {
  static let about = About(
    "smart-home.claim", en: "The article's claims about its devices and its voice control, checked.",
    ja: "家電と音声入力についての記事の記述は正しいか。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "devices", .list(of: device, count: 1...50),
      default: ["Panasonic REGZA49G20X", "三菱電機霧ヶ峰MSZ-GV283"].compactMap { SmartHomeDevice(text: $0) },
      help: LocalizedText(
        en: "The devices, each with its maker and brand as the article has them.", ja: "家電。書かれたとおりのメーカーとブランド。")))

  let devices: [SmartHomeDevice]

  /// Returns the table: one row per device, and two on the voice.
  func run() -> Table {
    Claim.table(
      devices.map { device in
        Claim(
          .author, LocalizedText(device.text),
          computed: LocalizedText(
            en: "\(device.brand) is a brand of \(device.owner.title)",
            ja: "\(device.brand)は\(device.owner.title)のブランド"),
          device.isRight)
      } + [channel, automation])
  }

  private var channel: Claim {
    let answer = SmartHome()[.channel, .googleHomeVoice]
    return Claim(
      .author,
      LocalizedText(
        en: "音声入力でテレビのチャンネルを変え…できず (no TV channels by voice)", ja: "音声入力でテレビのチャンネルを変え…できず"),
      computed: answer.title, answer == .no)
  }

  /// The claim about the operations that an automation service adds to the voice, as far as it was tried.
  private var automation: Claim {
    let home = SmartHome(automation: true)
    let added = home.operations(.yes, by: [.googleHomeVoice])
      .filter { SmartHome()[$0, .googleHomeVoice] != .yes }
    let words = added.map(\.words).joined(.comma)
    let open = home.operations(.unverified, by: [.googleHomeVoice]).count
    return Claim(
      .author,
      LocalizedText(
        en: "IFTTT: テレビの電源のオン・オフだけ (only the TV's power)", ja: "IFTTT:テレビの電源のオン・オフだけ"),
      computed: LocalizedText(en: "added: \(words); \(open) unverified", ja: "増える:\(words)。未検証\(open)"),
      open == 0 ? ClaimVerdict(added == [.television]) : .isUnknownHere)
  }

  private static let device: ParameterType<SmartHomeDevice> = .written(
    LocalizedText(
      en: "a maker and a brand, such as `Panasonic VIERA`", ja: "メーカーとブランド(例:`Panasonic VIERA`)")
  ) { text throws(ValueError) in
    guard let device = SmartHomeDevice(text: String(text)) else {
      throw ValueError(
        "it contains no known brand",
        help: Suggestion.list(SmartHomeDevice.brands.map(\.brand), what: "brands"))
    }
    return device
  }
}
