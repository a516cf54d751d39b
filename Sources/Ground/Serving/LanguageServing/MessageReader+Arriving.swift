import CLibrary
import Dispatch

extension MessageReader {
  /// Reads messages on a separate thread, until the end of the input.
  ///
  /// - Parameters:
  ///   - descriptor: the descriptor to read from.
  ///   - end: the action to run after the last message, before the sequence ends.
  /// - Returns: what arrives, in order.
  package static func arriving(
    at descriptor: Int32, end: @escaping @Sendable () -> Void = {}
  ) -> AsyncStream<Arrival> {
    AsyncStream { arrivals in
      DispatchQueue(label: "editor").async {
        var reader = MessageReader()
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        while true {
          let count = read(descriptor, &piece, piece.count)
          if count < 0, errno == EINTR { continue }
          guard count > 0 else { break }
          reader.append(piece.prefix(count))
          while let arrival = reader.next() { arrivals.yield(arrival) }
        }
        end()
        arrivals.finish()
      }
    }
  }
}
