import CLibrary
import Dispatch

extension Frame {
  /// The messages that arrive, read in a thread of its own until the end, or until what arrives is none.
  ///
  /// - Parameters:
  ///   - descriptor: where they arrive.
  ///   - header: the type of their headers.
  ///   - end: what is done then, before the sequence ends.
  /// - Returns: the header and the body of each.
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
