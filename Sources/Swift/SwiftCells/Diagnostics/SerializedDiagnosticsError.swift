/// Why a compiler's serialized messages cannot be read.
package struct SerializedDiagnosticsError: Error, Hashable, CustomStringConvertible {
  /// What is wrong.
  var problem: String
  /// The byte, from 0, at which it was seen.
  var offset: Int

  package var description: String {
    "The compiler's serialized messages cannot be read: \(problem) (byte \(offset))."
  }
}
