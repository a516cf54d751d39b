import ExperimentKit

/// The destinations of addresses from a Mac, and from an Android emulator that runs on it.
///
/// Columns: `address`, `mac` (the iOS simulator uses the Mac's network), `emulator`.
///
/// Source: 001-11; the documentation of the emulator's network.
struct HostsFileReach: Experiment {
  static let about = About(
    "hosts-file.reach", en: "The target of an address from a Mac and from an Android emulator, as documented.",
    ja: "アドレスの行き先。MacからとAndroidエミュレーターから(文書による)。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "addresses", .list(of: address),
      default: ["127.0.0.1", "10.0.2.2"].compactMap { HostAddress($0) },
      help: LocalizedText(en: "The addresses.", ja: "アドレス。")))

  let addresses: [HostAddress]

  /// Returns the table, with one row per address.
  func run() -> Table {
    Table(
      [
        .words("address", en: "address", ja: "アドレス"),
        .words("mac", en: "from the Mac and the iOS simulator", ja: "MacとiOSシミュレーターから"),
        .words("emulator", en: "from the Android emulator", ja: "Androidエミュレーターから"),
      ],
      rows: addresses.map { address in
        let isLoopback = address.bytes.count == 4 && address.bytes[0] == 127 || address.bytes == Self.loopback6
        return [
          .code(address.text),
          .words(isLoopback ? LocalizedText(en: "the Mac itself", ja: "Mac自身") : EmulatorPlace.outside.words),
          .words(EmulatorPlace(address).words),
        ]
      })
  }

  private static let loopback6 = [UInt8](repeating: 0, count: 15) + [1]

  private static let address: ParameterType<HostAddress> = .written(
    LocalizedText(en: "an IP address, such as `10.0.2.2`", ja: "IPアドレス(例:`10.0.2.2`)")
  ) { text throws(ValueError) in
    guard let address = HostAddress(text) else {
      throw ValueError(
        "it is not an IP address",
        help: "Write four numbers from 0 to 255 separated by dots, such as `10.0.2.2`, or an IPv6 address.")
    }
    return address
  }
}
