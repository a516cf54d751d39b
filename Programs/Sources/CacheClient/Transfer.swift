import CCurl
import CLibrary

/// A request in progress to a remote cache server.
final class Transfer {
  /// The largest answer that can be an entry, in bytes.
  private static let mostBytes = 8 << 20

  let id: Int
  let handle: UnsafeMutableRawPointer
  private let body: [UInt8]
  private var sent = 0
  private(set) var received: [UInt8] = []
  /// Whether the answer is larger than an entry can be.
  private(set) var isTooLarge = false
  private var fields: UnsafeMutablePointer<curl_slist>?

  /// Prepares a request; nil if the machine has no memory for it.
  ///
  /// - Parameters:
  ///   - id: its number.
  ///   - address: the address of the request.
  ///   - body: the body of the request; nil for a question.
  ///   - limit: the milliseconds that an answer, or the next piece of one, may take.
  ///   - header: a header field; nil for none.
  init?(id: Int, address: String, body: [UInt8]?, limit: Int, header: String?) {
    guard let handle = curl_easy_init() else { return nil }
    (self.id, self.handle, self.body) = (id, handle, body ?? [])
    curl_set_text(handle, CURLOPT_URL, address)
    curl_allow_only_http(handle)
    curl_set_text(handle, CURLOPT_USERAGENT, "lesson")
    curl_set_number(handle, CURLOPT_NOSIGNAL, 1)
    // A redirection could take credentials to another server.
    curl_set_number(handle, CURLOPT_FOLLOWLOCATION, 0)
    curl_set_number(handle, CURLOPT_NETRC, CLong(CURL_NETRC_OPTIONAL.rawValue))
    if let file = getenv("NETRC") { curl_set_text(handle, CURLOPT_NETRC_FILE, file) }
    curl_set_number(handle, CURLOPT_CONNECTTIMEOUT_MS, limit)
    for field in [header, "Expect:", "Content-Type: application/octet-stream"].compactMap(\.self) {
      fields = curl_slist_append(fields, field)
    }
    curl_set_pointer(handle, CURLOPT_HTTPHEADER, fields)
    let own = Unmanaged.passUnretained(self).toOpaque()
    curl_set_pointer(handle, CURLOPT_PRIVATE, own)
    curl_set_pointer(handle, CURLOPT_WRITEDATA, own)
    curl_set_callback(handle, CURLOPT_WRITEFUNCTION) { bytes, size, count, own in
      guard let bytes, let own else { return 0 }
      return Unmanaged<Transfer>.fromOpaque(own).takeUnretainedValue().take(bytes, size * count)
    }
    if body == nil {
      curl_set_number(handle, CURLOPT_TIMEOUT_MS, limit)
    } else {
      curl_set_number(handle, CURLOPT_UPLOAD, 1)
      curl_set_size(handle, CURLOPT_INFILESIZE_LARGE, curl_off_t(self.body.count))
      curl_set_number(handle, CURLOPT_LOW_SPEED_LIMIT, 1)
      curl_set_number(handle, CURLOPT_LOW_SPEED_TIME, max(1, limit / 1000))
      curl_set_pointer(handle, CURLOPT_READDATA, own)
      curl_set_callback(handle, CURLOPT_READFUNCTION) { room, size, count, own in
        guard let room, let own else { return 0 }
        return Unmanaged<Transfer>.fromOpaque(own).takeUnretainedValue().give(room, size * count)
      }
    }
  }

  deinit {
    curl_easy_cleanup(handle)
    curl_slist_free_all(fields)
  }

  /// The status of the server's answer.
  var status: Int {
    var status: CLong = 0
    curl_get_status(handle, &status)
    return status
  }

  private func take(_ bytes: UnsafeMutablePointer<CChar>, _ count: Int) -> Int {
    guard received.count + count <= Self.mostBytes else {
      isTooLarge = true
      return 0
    }
    received += UnsafeRawBufferPointer(start: bytes, count: count)
    return count
  }

  private func give(_ room: UnsafeMutablePointer<CChar>, _ size: Int) -> Int {
    let count = min(size, body.count - sent)
    body.withUnsafeBytes { bytes in
      if let start = bytes.baseAddress { _ = memcpy(room, start + sent, count) }
    }
    sent += count
    return count
  }
}
