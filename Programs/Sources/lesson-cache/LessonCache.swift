import CLibrary
import CacheClient
import LocalServing

/// The client of a remote cache for `lesson`, over its standard input and output; it ends when its input does.
@main
struct LessonCache {
  static func main() {
    for number in [SIGPIPE, SIGINT] { signal(number, SIG_IGN) }
    let client = CacheClient { message, body in
      guard let frame = try? Frame(message, body: body) else { return }
      _ = writeAll(frame.wire, to: STDOUT_FILENO) { write($0, $1, $2) }
    }
    guard let client else { return }
    var reader = FrameReader()
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      guard client.wait(orFor: STDIN_FILENO) else { continue }
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      reader.append(piece.prefix(count))
      do {
        while let frame = try reader.next() { client.take(try frame.decoded(), frame.body) }
      } catch {
        return
      }
    }
  }
}
