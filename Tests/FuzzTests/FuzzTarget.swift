import TestSupport

/// A reader of bytes that strangers write, and bytes to begin with.
struct FuzzTarget: Sendable {
  let name: String
  /// Bytes that it reads, before they are damaged.
  let samples: [[UInt8]]
  /// What is damaged with, beside what every language is.
  let mutation: Mutation
  /// Reads bytes, and gives what is wrong with what came of them; nil for nothing.
  let read: @Sendable ([UInt8]) -> String?

  static let all =
    DocumentTargets.all + ProseTargets.all + ListingTargets.all + AnswerTargets.all + PageTargets.all + DataTargets.all

  private init(
    _ name: String, _ samples: [[UInt8]], _ pieces: [String], checking read: @escaping @Sendable ([UInt8]) -> String?
  ) {
    (self.name, self.samples, mutation, self.read) = (name, samples, Mutation(pieces), read)
  }

  /// A target that reads bytes and asks no more than that it ends.
  init(
    _ name: String, _ samples: [[UInt8]], _ pieces: [String] = [], _ read: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.init(
      name, samples, pieces,
      checking: { bytes in
        try? read(bytes)
        return nil
      })
  }

  /// A target that looks at what came of the bytes.
  static func checked(
    _ name: String, _ samples: [[UInt8]], _ pieces: [String] = [],
    checking read: @escaping @Sendable ([UInt8]) -> String?
  ) -> FuzzTarget {
    FuzzTarget(name, samples, pieces, checking: read)
  }
}
