import CLibrary

/// An address in a hosts file, read by the system's `inet_pton`.
struct HostAddress: Sendable, Hashable, CustomStringConvertible {
  /// The families of addresses by the names that parameters use.
  enum Family: String, CaseIterable, Sendable {
    case any
    case ipv4
    case ipv6
  }

  /// The text of the address, as written.
  let text: String
  /// The bytes, 4 or 16.
  let bytes: [UInt8]

  /// The text.
  var description: String { text }

  /// Reads four decimal numbers with dots, or an IPv6 address; nil for other text.
  init?(_ text: some StringProtocol) {
    for (family, count) in [(AF_INET, 4), (AF_INET6, 16)] {
      var bytes = [UInt8](repeating: 0, count: count)
      if inet_pton(family, String(text), &bytes) == 1 {
        (self.text, self.bytes) = (String(text), bytes)
        return
      }
    }
    return nil
  }

  /// The family of the address: four bytes or sixteen.
  var family: Family {
    bytes.count == 4 ? .ipv4 : .ipv6
  }
}
