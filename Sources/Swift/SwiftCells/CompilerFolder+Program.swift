import Sandbox
import SourceText

extension CompilerFolder {
  /// The path of the program that was made.
  ///
  /// - Throws: a ``SandboxError`` if there is none.
  package static func program(in folder: String) throws(SandboxError) -> String {
    let path = "\(folder)/\(Compiler.program)"
    guard PathKind.isFile(path) else { throw SandboxError("The compiler produced no program.") }
    return path
  }
}
