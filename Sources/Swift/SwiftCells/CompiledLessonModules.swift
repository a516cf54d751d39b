import Sandbox
import SourceText
import Synchronization

/// The files that the compiler made of a module of a document.
struct CompiledLessonModule: Sendable {
  /// A file: its name behind that of the module, with the dot, and what it holds.
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
  /// - Returns: the arguments with which cells import and link it.
  /// - Throws: a ``SandboxError`` if they cannot be written.
  func write(into folder: String) throws(SandboxError) -> ModuleArguments {
    for file in files { try CompilerFolder.write(file.content, to: "\(folder)/\(name)\(file.suffix)") }
    return ModuleArguments(search: ["-I", folder], objects: ["\(folder)/\(name).o"])
  }
}

/// Modules of documents as they were compiled in this process: the cells and exercises of a document import the same ones.
final class CompiledLessonModules: Sendable {
  /// How many are kept; those of all documents that somebody works on at a time are fewer.
  private static let most = 64

  private let known = Mutex<[(key: String, module: CompiledLessonModule)]>([])

  /// Gives a module, which is compiled if none is kept.
  ///
  /// - Parameters:
  ///   - key: all that the module depends on.
  ///   - compile: compiles it.
  /// - Returns: the module.
  /// - Throws: what `compile` throws, for which nothing is kept.
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
