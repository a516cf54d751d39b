import ExperimentKit
import SourceText

/// The parameters that the experiments on hosts files share.
enum HostsFileParameters {
  /// The lines of a file.
  static let file = Parameter(
    "file", .list(of: .text, count: 0...200),
    default: ["127.0.0.1 localhost", "::1 ip6-localhost", "10.0.2.2 devnokiyo.example.com"],
    help: LocalizedText(
      en: "The lines of the hosts file; one with a `#` needs quotation marks.",
      ja: "hostsファイルの行。`#`のある行は引用符で囲む。"))

  /// Addresses.
  static let address: ParameterType<HostAddress> = .written(
    LocalizedText(en: "an IP address, such as `10.0.2.2`", ja: "IPアドレス(例:`10.0.2.2`)")
  ) { text throws(WrittenMistake) in
    guard let address = HostAddress(text) else {
      throw WrittenMistake(
        "it is no IP address",
        help: "Write four numbers from 0 to 255 with dots, such as `10.0.2.2`, or an IPv6 address.")
    }
    return address
  }
}
