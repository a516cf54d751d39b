/// The form in which a value is kept in a remote cache.
///
/// Bazel's caches keep under `/ac/` a message `ActionResult` of its Remote Execution API, and some look whether it is one. So an
/// entry is such a message: its standard output, `stdout_raw`, is the version of the form, a SHA-256 over the rest, the key and
/// the value. What a server adds to the message does not matter.
package enum RemoteEntry {
  /// Values that make larger entries are not shared.
  package static let mostBytes = 4 << 20

  private static let magic = Array("lesson 1\n".utf8)
  private static let hashLength = 32
  /// The field `stdout_raw`, which is number 5, and how many bytes it has.
  private static let outputField: UInt64 = 5
  private static let sized: UInt64 = 2

  /// The name under which a server keeps the value of a key: 64 hexadecimal digits.
  package static func name(for key: String) -> String { SHA256.text(of: magic + Array(key.utf8)) }

  /// The entry of a value; nil for one that is too large.
  package static func bytes(_ value: some Collection<UInt8>, for key: String) -> [UInt8]? {
    guard value.count + key.utf8.count <= mostBytes - 256 else { return nil }
    let rest = length(key.utf8.count) + key.utf8 + value
    let output = magic + SHA256.hash(of: rest) + rest
    return length(Int(outputField << 3 | sized)) + length(output.count) + output
  }

  /// The value in an entry; nil for bytes that are no whole entry, or that of another key.
  package static func value(in bytes: [UInt8], for key: String) -> [UInt8]? {
    guard bytes.count <= mostBytes, let output = output(in: bytes), output.starts(with: magic) else { return nil }
    let checked = output.dropFirst(magic.count)
    var rest = checked.dropFirst(hashLength)
    guard checked.prefix(hashLength).elementsEqual(SHA256.hash(of: rest)), let count = number(&rest),
      count == UInt64(key.utf8.count), rest.prefix(key.utf8.count).elementsEqual(key.utf8)
    else { return nil }
    return Array(rest.dropFirst(key.utf8.count))
  }

  /// The standard output in a message; nil if there is none.
  private static func output(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = bytes[...]
    var output: ArraySlice<UInt8>?
    while !rest.isEmpty {
      guard let tag = number(&rest) else { return nil }
      let size: Int
      switch tag & 7 {
      case 0:
        guard number(&rest) != nil else { return nil }
        continue
      case 1: size = 8
      case sized:
        guard let count = number(&rest), let known = Int(exactly: count) else { return nil }
        size = known
      case 5: size = 4
      default: return nil
      }
      guard size <= rest.count else { return nil }
      if tag == outputField << 3 | sized { output = rest.prefix(size) }
      rest = rest.dropFirst(size)
    }
    return output
  }

  /// A number in the form of the protocol: seven bits a byte, the lowest first, with the top bit set in all but the last.
  private static func length(_ count: Int) -> [UInt8] {
    var (rest, bytes) = (UInt64(count), [UInt8]())
    while rest >= 0x80 {
      bytes.append(UInt8(rest & 0x7F) | 0x80)
      rest >>= 7
    }
    return bytes + [UInt8(rest)]
  }

  private static func number(_ bytes: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for (index, byte) in bytes.prefix(10).enumerated() {
      if index == 9, byte > 1 { return nil }
      value |= UInt64(byte & 0x7F) << UInt64(7 * index)
      if byte < 0x80 {
        bytes = bytes.dropFirst(index + 1)
        return value
      }
    }
    return nil
  }
}
