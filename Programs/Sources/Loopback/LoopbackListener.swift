import ExperimentKit
import NIOCore
import NIOPosix

/// Listens on 127.0.0.1 while a body runs, and serves each connection in a separate task.
///
/// When the body ends, in any way, no further connection is accepted, the open ones are closed, and their tasks have
/// ended: nothing is left behind.
///
/// - Parameters:
///   - port: the port to listen at; 0 for one that the system assigns.
///   - log: records every byte of every connection, if it is not nil.
///   - pipeline: adds the handlers of the protocol to a new connection and wraps it.
///   - serve: serves one connection, which is closed when it returns; it is canceled when the body has ended.
///   - body: receives the port.
/// - Returns: the result of the body.
/// - Throws: ``PortTaken`` if another program listens on the port, ``ExperimentKit/Unavailable`` if this machine
///   accepts no connections to its own address, otherwise the error of the body.
@discardableResult
public func withLoopbackListener<Inbound: Sendable, Outbound: Sendable, Value: Sendable>(
  port: Int = 0,
  log: WireLog? = nil,
  pipeline: @escaping @Sendable (any Channel) throws -> NIOAsyncChannel<Inbound, Outbound>,
  serve: @escaping @Sendable (NIOAsyncChannel<Inbound, Outbound>) async throws -> Void,
  body: (Int) async throws -> Value
) async throws -> Value {
  try await withLoopbackConnections(
    port: port, log: log, connection: pipeline, discard: { try? await $0.executeThenClose { _, _ in } }, serve: serve,
    body: body)
}

/// Listens like ``withLoopbackListener(port:log:pipeline:serve:body:)``, for connections wrapped in any type.
///
/// - Parameters:
///   - port: the port to listen at; 0 for one that the system assigns.
///   - log: records every byte of every connection, if it is not nil.
///   - connection: adds the handlers of the protocol to a new connection and wraps it.
///   - discard: ends a connection that arrived when the body had ended.
///   - serve: serves one connection and closes it; it is canceled when the body has ended.
///   - body: receives the port.
/// - Returns: the result of the body.
/// - Throws: the errors of that function.
func withLoopbackConnections<Connection: Sendable, Value: Sendable>(
  port: Int,
  log: WireLog?,
  connection: @escaping @Sendable (any Channel) throws -> Connection,
  discard: @escaping @Sendable (Connection) async -> Void,
  serve: @escaping @Sendable (Connection) async throws -> Void,
  body: (Int) async throws -> Value
) async throws -> Value {
  guard await isReachable.value else { throw Unavailable("this machine cannot reach its own address 127.0.0.1") }
  let (connections, arrivals) = AsyncStream.makeStream(of: Connection.self)
  let listener = try await bind(port) { channel in
    channel.eventLoop.makeCompletedFuture {
      if let log { try channel.pipeline.syncOperations.addHandler(log.handler()) }
      let connection = try connection(channel)
      if case .terminated = arrivals.yield(connection) { Task { await discard(connection) } }
    }
  }
  let serving = Task {
    await withDiscardingTaskGroup { tasks in
      for await connection in connections {
        tasks.addTask { try? await serve(connection) }
      }
      tasks.cancelAll()
    }
  }
  let result: Result<Value, any Error>
  do {
    result = .success(try await body(listener.localAddress?.port ?? port))
  } catch {
    result = .failure(error)
  }
  try? await listener.close()
  arrivals.finish()
  await serving.value
  return try result.get()
}

/// Whether this machine accepts connections to its own address, which a sandbox may forbid; tested once.
private let isReachable = Task {
  do {
    let group = MultiThreadedEventLoopGroup.singleton
    let listener = try await ServerBootstrap(group: group).bind(host: "127.0.0.1", port: 0).get()
    let client = ClientBootstrap(group: group).connect(host: "127.0.0.1", port: listener.localAddress?.port ?? 0)
    let isConnected = (try? await client.get().close()) != nil
    try await listener.close()
    return isConnected
  } catch {
    return false
  }
}

private func bind(
  _ port: Int, connection: @escaping @Sendable (any Channel) -> EventLoopFuture<Void>
) async throws -> any Channel {
  let listener = ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
    .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
    .childChannelOption(.allowRemoteHalfClosure, value: true)
    .childChannelInitializer(connection)
  do {
    return try await listener.bind(host: "127.0.0.1", port: port).get()
  } catch let error as IOError where error.errnoCode == EADDRINUSE {
    throw PortTaken(port: port)
  }
}

/// The error of a port on which another program already listens.
public struct PortTaken: Error, Hashable {
  /// The port.
  public let port: Int
}
