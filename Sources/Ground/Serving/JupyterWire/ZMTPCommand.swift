/// A command of ZMTP 3: its name, and its data.
struct ZMTPCommand: Sendable, Hashable {
  var name: String
  var data: [UInt8]

  init(_ name: String, _ data: [UInt8] = []) { (self.name, self.data) = (name, data) }

  /// Reads the content of a command's frame.
  ///
  /// - Throws: ``ZMTPError`` if it has no name.
  init(_ body: [UInt8]) throws(ZMTPError) {
    guard let length = body.first.map(Int.init), length > 0, body.count > length else { throw ZMTPError() }
    name = String(decoding: body[1...length], as: UTF8.self)
    data = Array(body[(length + 1)...])
  }

  /// The command on the wire.
  var wire: [UInt8] {
    ZMTPFrame(isCommand: true, body: [UInt8(name.utf8.count)] + Array(name.utf8) + data).wire
  }

  /// Returns the command that ends the handshake, with the type of a socket.
  static func ready(_ kind: ZMTPSession.Kind) -> ZMTPCommand {
    ZMTPCommand("READY", property("Socket-Type", kind.rawValue) + property("Identity", ""))
  }

  private static func property(_ name: String, _ value: String) -> [UInt8] {
    [UInt8(name.utf8.count)] + Array(name.utf8) + [0, 0, 0, UInt8(value.utf8.count)] + Array(value.utf8)
  }

  /// Reads the properties of a socket, whose names are lowercased.
  ///
  /// - Throws: ``ZMTPError`` for data of another form.
  func properties() throws(ZMTPError) -> [String: [UInt8]] {
    var properties: [String: [UInt8]] = [:]
    var rest = data[...]
    while let length = rest.popFirst().map(Int.init) {
      guard rest.count >= length + 4 else { throw ZMTPError() }
      let name = String(decoding: rest.prefix(length), as: UTF8.self).lowercased()
      rest = rest.dropFirst(length)
      let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      rest = rest.dropFirst(4)
      guard rest.count >= count else { throw ZMTPError() }
      properties[name] = Array(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return properties
  }
}
