import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The description of a kernel's sockets, which a Jupyter client writes into a file before it starts the kernel.
///
/// Source: “Connection files” in Jupyter's “Making kernels”.
package struct ConnectionFile: Sendable, Hashable {
  /// The sockets of a kernel.
  package enum Channel: String, Sendable, Hashable, CaseIterable {
    /// Requests to run, complete, and inspect code, one after another.
    case shell
    /// Requests that cannot wait: to interrupt, and to shut down.
    case control
    /// Questions to the reader, and the answers.
    case stdin
    /// Outputs, for every client that listens.
    case iopub
    /// Bytes that come back as they are, to show that the kernel lives.
    case heartbeat = "hb"

    /// The pattern of the socket.
    var kind: ZMTPSession.Kind {
      switch self {
      case .shell, .control, .stdin: .router
      case .iopub: .publisher
      case .heartbeat: .reply
      }
    }
  }

  /// The transport of the sockets.
  package enum Transport: String, Sendable, Hashable, Decodable {
    case tcp, ipc
  }

  /// The transport.
  package let transport: Transport
  /// The beginning of the sockets' paths for `ipc`, before a hyphen and the number of the port.
  private let address: String
  private let ports: [Channel: Int]
  /// The key that signs all messages.
  let key: [UInt8]

  private struct Content: Decodable {
    var transport: String?
    var ip: String
    var key: String
    var signatureScheme: String?
    var shellPort: Int
    var controlPort: Int
    var stdinPort: Int
    var iopubPort: Int
    var hbPort: Int
  }

  /// Reads a connection file.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a file that cannot be read or lacks something, for another address than that
  ///   of this machine, for messages that would not be signed, and for signatures other than HMAC with SHA-256.
  package init(path: String) throws(Finding) {
    try self.init(try TextFile.read(path), path: path)
  }

  /// Creates a description from the bytes of a connection file.
  init(_ bytes: [UInt8], path: String) throws(Finding) {
    func refusal(_ message: Message) -> Finding {
      Finding(
        Place(file: path), message,
        help: """
          Jupyter writes connection files and starts kernels. Run `lesson jupyter install`, and choose the kernel there.
          """
      )
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let content = try? decoder.decode(Content.self, from: Data(bytes)) else {
      throw refusal("This is not a connection file of Jupyter.")
    }
    guard let transport = Transport(rawValue: content.transport ?? "tcp") else {
      throw refusal("The transport `\(content.transport ?? "")` is unknown. `tcp` and `ipc` work.")
    }
    guard transport == .ipc || ["127.0.0.1", "localhost"].contains(content.ip) else {
      throw refusal("A kernel listens only on 127.0.0.1, not on `\(content.ip)`.")
    }
    guard !content.key.isEmpty else { throw refusal("The file has no key, so anybody could send messages.") }
    guard content.signatureScheme ?? "hmac-sha256" == "hmac-sha256" else {
      throw refusal("The signature scheme `\(content.signatureScheme ?? "")` is unknown. `hmac-sha256` works.")
    }
    ports = [
      .shell: content.shellPort, .control: content.controlPort, .stdin: content.stdinPort,
      .iopub: content.iopubPort, .heartbeat: content.hbPort,
    ]
    guard ports.values.allSatisfy((1...65_535).contains), Set(ports.values).count == ports.count else {
      throw refusal("Each of the five ports is a number of its own from 1 to 65535.")
    }
    (self.transport, address, key) = (transport, content.ip, Array(content.key.utf8))
  }

  /// Returns the port of a channel.
  func port(_ channel: Channel) -> UInt16 { UInt16(ports[channel] ?? 0) }

  /// Returns the path of a channel's socket, for `ipc`.
  func path(_ channel: Channel) -> String { "\(address)-\(port(channel))" }
}
