import Sandbox
import SourceText

extension CompilerFolder {
  /// Returns the path of the compiled program.
  ///
  /// - Throws: a ``SandboxError`` if there is none.
  package static func program(in folder: String) throws(SandboxError) -> String {
    let path = "\(folder)/\(Compiler.program)"
    guard PathKind.isFile(path) else { throw SandboxError("The compiler produced no program.") }
    return path
  }
}
