import CLibrary
import Dispatch
import SourceText
import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The five sockets of a kernel, on which one thread sends and receives.
///
/// Heartbeats come back from this thread, whatever the kernel computes. Messages with a wrong signature are ignored.
package final class KernelWire: Sendable {
  /// A client that a message came from, on one channel.
  package struct Client: Sendable, Hashable {
    let number: Int
    /// The name of the client's session, which it has on all channels; empty if it gives none.
    package let identity: [UInt8]
  }

  private struct State {
    var connections: [Int32: (number: Int, connection: WireConnection)] = [:]
    var next = 0
    var isEnding = false
  }

  /// The largest number of connections of all channels.
  private static let mostConnections = 200
  /// The largest number of bytes of incomplete messages of all connections.
  private static let mostPending = 64 << 20
  /// The time to send what waits after the kernel ended, in milliseconds.
  private static let lastTime = 1000

  private let state = Mutex(State())
  private let sockets: [ConnectionFile.Channel: WireSocket]
  private let writer: MessageWriter
  private let alarm: (read: Int32, write: Int32)
  private let ended = DispatchSemaphore(value: 0)

  /// A function that receives a message, and returns at once.
  package typealias Receiver = @Sendable (ConnectionFile.Channel, Client, JupyterMessage) -> Void

  /// Opens the sockets.
  ///
  /// - Throws: a ``/SourceText/Finding`` for a socket that cannot be opened; then none stays open.
  package init(_ file: ConnectionFile) throws(Finding) {
    var sockets: [ConnectionFile.Channel: WireSocket] = [:]
    do throws(Finding) {
      for channel in ConnectionFile.Channel.allCases { sockets[channel] = try WireSocket(channel, of: file) }
    } catch {
      for socket in sockets.values { socket.end() }
      throw error
    }
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    alarm = (ends[0], ends[1])
    self.sockets = sockets
    writer = MessageWriter(MessageSigner(key: file.key))
  }

  /// Begins to receive, once.
  package func listen(_ receive: @escaping Receiver) {
    DispatchQueue(label: "kernel wire").async { [self] in work(receive) }
  }

  // MARK: Sending

  /// Sends a message to a client.
  ///
  /// - Parameters:
  ///   - kind: the kind of the message.
  ///   - content: the content, a JSON object.
  ///   - client: the client.
  ///   - parent: the message that it answers.
  package func send(_ kind: String, _ content: String, to client: Client, parent: JupyterMessage) {
    let parts = writer.parts(kind, content, parent: parent.headerBytes)
    state.withLock { state in
      for descriptor in state.connections.keys where state.connections[descriptor]?.number == client.number {
        state.connections[descriptor]?.connection.send(parts)
      }
    }
    wake()
  }

  /// Asks the reader of a client on another channel.
  ///
  /// - Returns: whether the client listens there.
  package func ask(_ kind: String, _ content: String, _ client: Client, parent: JupyterMessage) -> Bool {
    let parts = writer.parts(kind, content, parent: parent.headerBytes)
    defer { wake() }
    return state.withLock { state in
      let open = state.connections.filter { $0.value.connection.channel == .stdin }
      let own = open.filter { $0.value.connection.session.identity == client.identity }
      guard let descriptor = own.count == 1 ? own.keys.first : open.count == 1 ? open.keys.first : nil else {
        return false
      }
      state.connections[descriptor]?.connection.send(parts)
      return true
    }
  }

  /// Sends a message to all clients that listen to outputs.
  package func publish(_ kind: String, _ content: String, parent: JupyterMessage?) {
    let topic = Array("kernel.\(kind)".utf8)
    let parts = [topic] + writer.parts(kind, content, parent: parent?.headerBytes ?? [])
    state.withLock { state in
      let listening = state.connections.filter { _, known in
        known.connection.channel == .iopub && known.connection.session.wants(topic)
      }.map(\.key)
      for descriptor in listening { state.connections[descriptor]?.connection.send(parts) }
    }
    wake()
  }

  /// Ends all connections after what waits has been sent, and removes the files of the sockets.
  package func stop() {
    state.withLock { $0.isEnding = true }
    wake()
    ended.wait()
    ended.signal()
  }

  private func wake() { _ = write(alarm.write, [0], 1) }

  // MARK: Receiving

  private func work(_ receive: Receiver) {
    var left = Self.lastTime
    while true {
      let (isEnding, hasWaiting) = state.withLock { state in
        (state.isEnding, state.connections.values.contains { $0.connection.hasWaiting })
      }
      if isEnding, !hasWaiting || left <= 0 { break }
      if isEnding { left -= 10 }
      turn(milliseconds: isEnding ? 10 : -1, receive)
    }
    let descriptors = state.withLock { state in
      defer { state.connections = [:] }
      return Array(state.connections.keys)
    }
    for descriptor in descriptors { close(descriptor) }
    for socket in sockets.values { socket.end() }
    ended.signal()
  }

  /// Waits for something to do, and does it.
  private func turn(milliseconds: Int32, _ receive: Receiver) {
    let listening = sockets.map { ($0.key, $0.value) }
    let open = state.withLock { $0.connections.map { ($0.key, $0.value.connection.hasWaiting) } }
    var polled = [pollfd(fd: alarm.read, events: Int16(POLLIN), revents: 0)]
    polled += listening.map { pollfd(fd: $0.1.descriptor, events: Int16(POLLIN), revents: 0) }
    polled += open.map { pollfd(fd: $0.0, events: Int16(POLLIN) | ($0.1 ? Int16(POLLOUT) : 0), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return }
    if polled[0].revents != 0 {
      var bytes = [UInt8](repeating: 0, count: 256)
      while read(alarm.read, &bytes, bytes.count) == bytes.count {}
    }
    for (index, (channel, socket)) in listening.enumerated() where polled[1 + index].revents != 0 {
      accept(channel, socket)
    }
    for ready in polled.dropFirst(1 + listening.count) {
      if ready.revents & ~Int16(POLLOUT) != 0, !take(from: ready.fd, receive) {
        end(ready.fd)
      } else if !flush(ready.fd) {
        end(ready.fd)
      }
    }
  }

  private func accept(_ channel: ConnectionFile.Channel, _ socket: WireSocket) {
    while let descriptor = socket.accept() {
      let isTaken = state.withLock { state in
        guard state.connections.count < Self.mostConnections else { return false }
        state.connections[descriptor] = (state.next, WireConnection(channel))
        state.next += 1
        return true
      }
      if !isTaken { close(descriptor) }
    }
  }

  private func end(_ descriptor: Int32) {
    state.withLock { $0.connections[descriptor] = nil }
    close(descriptor)
  }

  private func flush(_ descriptor: Int32) -> Bool {
    state.withLock { $0.connections[descriptor]?.connection.flush(to: descriptor) ?? true }
  }

  /// Takes what has arrived on a connection; returns false if the connection must end.
  private func take(from descriptor: Int32, _ receive: Receiver) -> Bool {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(descriptor, &piece, piece.count)
    if count < 0, errno == EAGAIN || errno == EINTR { return true }
    guard count > 0 else { return false }
    let arrived = state.withLock { state -> (ConnectionFile.Channel, Client, [ZMTPSession.Event])? in
      guard let number = state.connections[descriptor]?.number,
        let channel = state.connections[descriptor]?.connection.channel,
        let events = try? state.connections[descriptor]?.connection.receive(piece[..<count]),
        state.connections.values.reduce(0, { $0 + $1.connection.session.pendingBytes }) <= Self.mostPending
      else { return nil }
      let identity = state.connections[descriptor]?.connection.session.identity ?? []
      return (channel, Client(number: number, identity: identity), events)
    }
    guard let (channel, client, events) = arrived else { return false }
    for event in events { take(event, channel, client, descriptor, receive) }
    return flush(descriptor)
  }

  private func take(
    _ event: ZMTPSession.Event, _ channel: ConnectionFile.Channel, _ client: Client, _ descriptor: Int32,
    _ receive: Receiver
  ) {
    switch event {
    case .message(let parts) where channel == .heartbeat:
      state.withLock { $0.connections[descriptor]?.connection.send(parts) }
    case .message(let parts):
      guard let message = JupyterMessage(parts, writer.signer) else { return }
      receive(channel, client, message)
    case .subscribed(let topic):
      let name = try? JSONEncoder().encode(String(decoding: topic, as: UTF8.self))
      let content = "{\"subscription\":\(String(decoding: name ?? Data(), as: UTF8.self))}"
      let parts = writer.parts("iopub_welcome", content, parent: [])
      state.withLock { $0.connections[descriptor]?.connection.send([topic] + parts) }
    }
  }
}
