import Dispatch
import Foundation
import LocalServing
import PageServer

/// Serves the pages of `lesson serve`, which starts it and talks to it through its standard input and output; it ends when
/// its input does.
@main
struct LessonServer {
  static func main() async {
    for number in [SIGPIPE, SIGINT] { signal(number, SIG_IGN) }
    let output = DispatchQueue(label: "output")
    let server = PageServer { message, body in
      guard let frame = try? Frame(message, body: body) else { return }
      output.async { try? FileHandle.standardOutput.write(contentsOf: frame.wire) }
    }
    await server.run(messages())
    output.sync {}
  }

  /// What arrives on standard input, which is read in a thread of its own.
  private static func messages() -> AsyncStream<(MessageToServer, [UInt8])> {
    AsyncStream { continuation in
      DispatchQueue(label: "input").async {
        var reader = FrameReader()
        while true {
          let piece = FileHandle.standardInput.availableData
          guard !piece.isEmpty else { break }
          reader.append(piece)
          do {
            while let frame = try reader.next() {
              continuation.yield((try frame.decoded(MessageToServer.self), frame.body))
            }
          } catch {
            break
          }
        }
        continuation.finish()
      }
    }
  }
}
