import ExperimentKit

/// The devices on which each page uses the workaround, next to those that need it.
///
/// Columns: `device`, `user-agent`, `fails` (whether the workaround is needed), `article`, `called`, `corrected`
/// (whether the page uses it).
///
/// The iPad's browser is inferred to fail, since it has the iPhone's engine: the article tried an iPhone X.
///
/// Source: 001-5.
struct FileInputDevices: Experiment {
  static let about = About(
    "file-input.devices", en: "The devices that a page takes for iOS, tested in three ways.",
    ja: "ページがどのデバイスをiOSと判定するか(3通りの書き方)。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "devices", .list(of: ParameterType<FileInputDevice>.choice, count: 1...5), default: FileInputDevice.allCases,
      help: LocalizedText(en: "The devices, in the order of the rows.", ja: "デバイス。行の順に書く。")))

  let devices: [FileInputDevice]

  /// Returns the table, with one row per device.
  func run() -> Table {
    let pages = FileInputPage.allCases.filter { $0 != .plain }
    return Table(
      [
        .words("device", en: "device", ja: "デバイス"), .words("user-agent", en: "user agent", ja: "ユーザーエージェント"),
        .words("fails", en: "needed", ja: "対処が必要"),
      ] + pages.map { Table.Column($0.rawValue, LocalizedText($0.testText ?? "")) },
      rows: devices.map { device in
        [.plain(device.title), .code(device.userAgent), answer(device.fails)]
          + pages.map { answer($0.swapsInputs(on: device)) }
      })
  }

  private func answer(_ isYes: Bool) -> Table.Value {
    isYes ? .words(en: "yes", ja: "はい") : .words(en: "no", ja: "いいえ")
  }
}
