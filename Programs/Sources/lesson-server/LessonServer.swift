import Dispatch
import Foundation
import LocalServing
import PageServer

/// The server of the pages of `lesson serve`, over its standard input and output; it ends when its input does.
@main
struct LessonServer {
  static func main() async {
    for number in [SIGPIPE, SIGINT] { signal(number, SIG_IGN) }
    let output = DispatchQueue(label: "output")
    let server = PageServer { message, body in
      guard let frame = try? Frame(message, body: body) else { return }
      output.async { try? FileHandle.standardOutput.write(contentsOf: frame.wire) }
    }
    await server.run(Frame.arriving(at: STDIN_FILENO, as: MessageToServer.self))
    output.sync {}
  }
}
