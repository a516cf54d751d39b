import ExperimentKit
import Results
import SourceText

/// Where addresses lead from a Mac, and from an Android emulator that runs on it.
///
/// Columns: `address`, `mac` (the iOS simulator uses the Mac's network), `emulator`.
///
/// Source: 001-11; the documentation of the emulator's network.
public struct HostsFileReach: ListedExperiment {
  /// The name that cells use.
  public static let name = "hosts-file.reach"

  /// What the table shows.
  public static let summary = LocalizedText(
    en: "Where an address leads from a Mac and from an Android emulator, as documented.",
    ja: "アドレスの行き先。MacからとAndroidエミュレーターから(文書による)。")

  static let addresses = Parameter(
    "addresses", .list(of: HostsFileParameters.address),
    default: ["127.0.0.1", "10.0.2.2"].compactMap { HostAddress($0) },
    help: LocalizedText(en: "The addresses.", ja: "アドレス。"))

  /// The addresses.
  public static let parameters: [any ParameterDeclaration] = [addresses]

  let addresses: [HostAddress]

  /// Takes the parameters.
  public init(_ arguments: Arguments) {
    addresses = arguments[Self.addresses]
  }

  /// The table, one row an address.
  public func run() -> Table {
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
}
