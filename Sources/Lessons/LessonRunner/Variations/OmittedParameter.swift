/// A parameter whose other values have no results, because of a limit.
package struct OmittedParameter: Sendable, Hashable {
  /// A limit that the results of a cell exceed.
  package enum Reason: Sendable, Hashable, Comparable {
    /// The number of results.
    case tooMany
    /// The size of the results.
    case tooLarge
  }

  /// The largest number of results of a cell.
  package static let mostResults = 100
  /// The largest size of the results of a cell, in bytes.
  package static let mostBytes = 64 << 10

  /// The name of the parameter.
  package var name: String
  /// The limit that the results exceed.
  package var reason: Reason
}
