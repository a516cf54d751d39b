import TestSupport

/// A reader of untrusted bytes, and samples to damage.
struct FuzzTarget: Sendable {
  let name: String
  /// The samples, before they are damaged.
  let samples: [[UInt8]]
  /// The damage, with general pieces and those of the target's language.
  let mutation: Mutation
  /// Reads bytes, and returns the error in the result; nil if there is none.
  let read: @Sendable ([UInt8]) -> String?

  static let all =
    DocumentTargets.all + ProseTargets.all + ListingTargets.all + AnswerTargets.all + PageTargets.all + DataTargets.all

  private init(
    _ name: String, _ samples: [[UInt8]], _ pieces: [String], checking read: @escaping @Sendable ([UInt8]) -> String?
  ) {
    (self.name, self.samples, mutation, self.read) = (name, samples, Mutation(pieces), read)
  }

  /// Creates a target that reads bytes and only has to end.
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

  /// Creates a target that checks the result.
  static func checked(
    _ name: String, _ samples: [[UInt8]], _ pieces: [String] = [],
    checking read: @escaping @Sendable ([UInt8]) -> String?
  ) -> FuzzTarget {
    FuzzTarget(name, samples, pieces, checking: read)
  }
}
