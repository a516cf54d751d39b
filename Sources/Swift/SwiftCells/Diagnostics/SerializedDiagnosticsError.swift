/// The reason that a compiler's serialized messages cannot be read.
package struct SerializedDiagnosticsError: Error, Hashable, CustomStringConvertible {
  /// The damage, in a clause.
  var problem: String
  /// The byte, from 0, at which it was found.
  var offset: Int

  package var description: String {
    "The compiler's serialized messages cannot be read: \(problem) (byte \(offset))."
  }
}
