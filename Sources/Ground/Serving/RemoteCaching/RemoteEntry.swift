import SourceText

/// The format of a value in a remote cache.
///
/// Below `/ac/`, Bazel's caches store `ActionResult` messages of its Remote Execution API, and some caches verify that.
/// So an entry is such a message: its standard output, `stdout_raw`, holds the version of the format, a SHA-256 of the
/// rest, the key and the value. Fields that a server adds to the message do not matter.
package enum RemoteEntry {
  /// The largest entry, in bytes; larger values are not shared.
  package static let mostBytes = 4 << 20

  private static let magic = Array("lesson 1\n".utf8)
  private static let hashLength = 32
  /// The number of the field `stdout_raw`, and the wire type of a field with a length.
  private static let outputField: UInt64 = 5
  private static let sized: UInt64 = 2

  /// Returns the name under which a server stores the value of a key: 64 hexadecimal digits.
  package static func name(for key: String) -> String { SHA256.text(of: magic + Array(key.utf8)) }

  /// Returns the entry of a value; nil if it would be too large.
  package static func bytes(_ value: some Collection<UInt8>, for key: String) -> [UInt8]? {
    guard value.count + key.utf8.count <= mostBytes - 256 else { return nil }
    let rest = length(key.utf8.count) + key.utf8 + value
    let output = magic + SHA256.hash(of: rest) + rest
    return length(Int(outputField << 3 | sized)) + length(output.count) + output
  }

  /// Returns the value in an entry; nil if the bytes are not a whole entry, or belong to another key.
  package static func value(in bytes: [UInt8], for key: String) -> [UInt8]? {
    guard bytes.count <= mostBytes, let output = output(in: bytes), output.starts(with: magic) else { return nil }
    let checked = output.dropFirst(magic.count)
    var rest = checked.dropFirst(hashLength)
    guard checked.prefix(hashLength).elementsEqual(SHA256.hash(of: rest)), let count = number(&rest),
      count == UInt64(key.utf8.count), rest.prefix(key.utf8.count).elementsEqual(key.utf8)
    else { return nil }
    return Array(rest.dropFirst(key.utf8.count))
  }

  /// Returns the standard output in a message; nil if there is none.
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

  /// Encodes a number as the protocol does: seven bits per byte, lowest first, with the top bit set in all but the
  /// last.
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
