import CLibrary
import Dispatch

extension Frame {
  /// Reads messages on a separate thread, until the end of the input or the first invalid message.
  ///
  /// - Parameters:
  ///   - descriptor: the descriptor to read from.
  ///   - header: the type of the headers.
  ///   - end: the action to run after the last message, before the sequence ends.
  /// - Returns: the header and the body of each message.
  public static func arriving<Header: Decodable & Sendable>(
    at descriptor: Int32, as header: Header.Type, end: @escaping @Sendable () -> Void = {}
  ) -> AsyncStream<(Header, [UInt8])> {
    AsyncStream { messages in
      DispatchQueue(label: "frames").async {
        var reader = FrameReader()
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
          let count = read(descriptor, &piece, piece.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { break }
          reader.append(piece.prefix(count))
          do {
            while let frame = try reader.next() { messages.yield((try frame.decoded(header), frame.body)) }
          } catch {
            break
          }
        }
        end()
        messages.finish()
      }
    }
  }
}
