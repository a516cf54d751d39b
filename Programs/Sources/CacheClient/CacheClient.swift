import CCurl
import LocalServing

/// A client of a remote cache server: many requests in parallel over few connections, in one thread.
public final class CacheClient {
  /// The largest number of requests in parallel.
  private static let mostTransfers = 32

  private struct Request {
    var id: Int
    var name: String
    var body: [UInt8]?
  }

  private let multi: UnsafeMutableRawPointer
  private let send: (MessageFromCache, [UInt8]) -> Void
  private var address = ""
  private var limit = 0
  private var header: String?
  private var transfers: [UnsafeMutableRawPointer: Transfer] = [:]
  /// The waiting questions, which go first because a run waits for their answers.
  private var questions: [Request] = []
  private var entries: [Request] = []

  /// Creates a client without requests; nil if the machine has no memory for it.
  ///
  /// - Parameter send: sends a message to the other program.
  public init?(send: @escaping (MessageFromCache, [UInt8]) -> Void) {
    guard curl_global_init(CLong(CURL_GLOBAL_DEFAULT)) == CURLE_OK, let multi = curl_multi_init() else { return nil }
    (self.multi, self.send) = (multi, send)
    curl_set_multi_number(multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, Self.mostTransfers)
  }

  deinit {
    for handle in transfers.keys { curl_multi_remove_handle(multi, handle) }
    transfers = [:]
    curl_multi_cleanup(multi)
  }

  /// Handles a message of the other program.
  public func take(_ message: MessageToCache, _ body: [UInt8]) {
    switch message {
    case .open(let address, let limit, let header):
      self.address = address.hasSuffix("/") ? String(address.dropLast()) : address
      (self.limit, self.header) = (limit, header)
    case .get(let id, let name): questions.append(Request(id: id, name: name))
    case .put(let id, let name): entries.append(Request(id: id, name: name, body: body))
    }
  }

  /// Does all work that does not need to wait, then waits for the server or a readable descriptor.
  ///
  /// - Parameter descriptor: the descriptor to watch besides the connections.
  /// - Returns: whether the descriptor is readable.
  public func wait(orFor descriptor: Int32) -> Bool {
    begin()
    var running: Int32 = 0
    curl_multi_perform(multi, &running)
    end()
    begin()
    var other = curl_waitfd(fd: descriptor, events: Int16(CURL_WAIT_POLLIN), revents: 0)
    curl_multi_poll(multi, &other, 1, 10_000, nil)
    return other.revents != 0
  }

  private func begin() {
    // Slow entries leave room for questions.
    while transfers.count < (questions.isEmpty ? Self.mostTransfers / 2 : Self.mostTransfers),
      !(questions.isEmpty && entries.isEmpty)
    {
      let request = questions.isEmpty ? entries.removeFirst() : questions.removeFirst()
      guard
        let transfer = Transfer(
          id: request.id, address: "\(address)/ac/\(request.name)", body: request.body, limit: limit, header: header)
      else {
        send(.silence(id: request.id, reason: "Out of memory", isInVain: false), [])
        continue
      }
      transfers[transfer.handle] = transfer
      curl_multi_add_handle(multi, transfer.handle)
    }
  }

  private func end() {
    var result = CURLE_OK
    while let handle = curl_next_ended(multi, &result) {
      curl_multi_remove_handle(multi, handle)
      guard let transfer = transfers.removeValue(forKey: handle) else { continue }
      if result == CURLE_OK || transfer.isTooLarge {
        send(.answer(id: transfer.id, status: transfer.status), transfer.isTooLarge ? [] : transfer.received)
      } else {
        let reason = String(cString: curl_easy_strerror(result))
        send(.silence(id: transfer.id, reason: reason, isInVain: !Self.passing.contains(result.rawValue)), [])
      }
    }
  }

  /// The errors of one connection that do not concern the next one.
  private static let passing = Set(
    [
      CURLE_PARTIAL_FILE, CURLE_GOT_NOTHING, CURLE_SEND_ERROR, CURLE_SEND_FAIL_REWIND, CURLE_RECV_ERROR, CURLE_HTTP2,
      CURLE_HTTP2_STREAM,
    ].map(\.rawValue))
}
