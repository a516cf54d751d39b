import ExperimentKit

/// The destination of an address inside an Android emulator, by its documentation.
///
/// Every emulator is behind a virtual router with the network 10.0.2.0/24.
enum EmulatorPlace: Sendable, Hashable {
  case emulator
  case hostLoopback
  case router
  case nameServer
  case unassigned
  case outside

  init(_ address: HostAddress) {
    switch address.bytes {
    case let bytes where bytes.count == 4 && bytes[0] == 127: self = .emulator
    case [UInt8](repeating: 0, count: 15) + [1], [10, 0, 2, 15]: self = .emulator
    case [10, 0, 2, 1]: self = .router
    case [10, 0, 2, 2]: self = .hostLoopback
    case [10, 0, 2, 3], [10, 0, 2, 4], [10, 0, 2, 5], [10, 0, 2, 6]: self = .nameServer
    case let bytes where bytes.count == 4 && bytes.starts(with: [10, 0, 2]): self = .unassigned
    default: self = .outside
    }
  }

  /// The description of the place.
  var words: LocalizedText {
    switch self {
    case .emulator: LocalizedText(en: "the emulator itself", ja: "エミュレーター自身")
    case .hostLoopback: LocalizedText(en: "the Mac's own 127.0.0.1", ja: "Mac自身の127.0.0.1")
    case .router: LocalizedText(en: "the virtual router", ja: "仮想のルーター")
    case .nameServer: LocalizedText(en: "a name server", ja: "DNSサーバー")
    case .unassigned: LocalizedText(en: "nothing: not assigned", ja: "なし(割り当てがない)")
    case .outside:
      LocalizedText(en: "outside: a machine of that address, if there is one", ja: "外部(そのアドレスの機械があれば、そこ)")
    }
  }
}
