import SourceText

/// The address of a remote cache.
struct RemoteCacheAddress: Sendable, Hashable, CustomStringConvertible {
  /// The address as text, with `http` or `https`.
  let description: String

  /// Parses an address.
  ///
  /// - Throws: a ``RemoteCacheAddressError`` if the text is not an address or holds a password.
  init(_ text: String) throws(RemoteCacheAddressError) {
    let schemes = ["http://", "https://"]
    guard let scheme = schemes.first(where: { text.lowercased().hasPrefix($0) }) else { throw .noAddress }
    let rest = text.dropFirst(scheme.count)
    let host = rest.prefix { $0 != "/" }
    if host.contains("@") { throw .password }
    guard !host.isEmpty, !rest.contains(where: { $0 == "?" || $0 == "#" }),
      text.unicodeScalars.allSatisfy({ $0.isASCII && $0.value > 0x20 && $0.value != 0x7F })
    else { throw .noAddress }
    description = text.hasSuffix("/") ? String(text.dropLast()) : text
  }
}

/// An error in the address of a remote cache.
enum RemoteCacheAddressError: Error, MessageConvertible {
  case noAddress
  case password

  /// The message, which says how to write the address.
  var message: Message {
    switch self {
    case .noAddress: "A remote cache has an address such as `https://cache.example.org/lessons`."
    case .password:
      "The address of a remote cache cannot contain a password, because others could read it: write it into "
        + "`~/.netrc`, or a whole header field into the variable `LESSON_REMOTE_CACHE_HEADER`."
    }
  }
}
