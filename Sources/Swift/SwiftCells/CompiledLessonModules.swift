import Sandbox
import SourceText
import Synchronization

/// The files that the compiler made of a document's module.
struct CompiledLessonModule: Sendable {
  /// A file: its name after that of the module, with the dot, and its content.
  struct File: Sendable {
    var suffix: String
    var content: [UInt8]
  }

  /// The name of the module.
  let name: String
  private var files: [File] = []

  /// Takes the files out of the folder in which they were made.
  init(takenFrom folder: String, name: String) {
    self.name = name
    for suffix in [".swiftmodule", ".swiftdoc", ".o"] {
      guard let content = CompilerFolder.take("\(folder)/\(name)\(suffix)") else { continue }
      files.append(File(suffix: suffix, content: content))
    }
  }

  /// Writes the files into a folder.
  ///
  /// - Returns: the arguments with which cells import and link the module.
  /// - Throws: a ``SandboxError`` if the files cannot be written.
  func write(into folder: String) throws(SandboxError) -> ModuleArguments {
    for file in files { try CompilerFolder.write(file.content, to: "\(folder)/\(name)\(file.suffix)") }
    return ModuleArguments(search: ["-I", folder], objects: ["\(folder)/\(name).o"])
  }
}

/// Modules of documents that this process has compiled.
///
/// The cells and exercises of a document import the same modules.
final class CompiledLessonModules: Sendable {
  /// The maximum number of stored modules, which is more than the documents in use at the same time have.
  private static let most = 64

  private let known = Mutex<[(key: String, module: CompiledLessonModule)]>([])

  /// Returns a module, and compiles it if it is not stored.
  ///
  /// - Parameters:
  ///   - key: all that the module depends on.
  ///   - compile: a function that compiles the module.
  /// - Returns: the module.
  /// - Throws: the error of `compile`; then nothing is stored.
  func module(
    _ key: String, _ compile: () async throws -> CompiledLessonModule
  ) async throws -> CompiledLessonModule {
    if let module = known.withLock({ known in known.first { $0.key == key }?.module }) { return module }
    let module = try await compile()
    known.withLock { known in
      if known.count == Self.most { known.removeFirst() }
      known.append((key, module))
    }
    return module
  }
}
