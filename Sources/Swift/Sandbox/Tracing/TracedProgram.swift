import SourceText

#if canImport(Glibc)
  import CLibrary
#endif

/// A program whose end is observed from outside.
struct TracedProgram: Sendable, Hashable {
  /// The name with which it is started.
  let name: String
  /// Whether the toolchain has a program that explains crashes.
  let isExplained: Bool
  /// The path of the file into which the runtime explains a crash.
  let explanation: String
  /// The path of the runtime's library, as this process sees it; nil if there is none.
  private let runtime: String?
  /// The paths under which the kernel may list that library.
  private let names: Set<String>

  /// Creates a program of a run.
  ///
  /// - Parameters:
  ///   - program: the program.
  ///   - name: the name with which it is started.
  ///   - folder: the folder of the run.
  ///   - mounted: the folder where the toolchain is mounted for the program, below `root` in that folder; nil if the
  ///     program sees the same paths.
  init(_ program: SandboxedProgram, name: String, in folder: RunFolder, mounted: String? = nil) {
    self.name = name
    isExplained = program.toolchain.map { PathKind.isFile("\($0)/\(SandboxedProgram.explainerOfCrashes)") } ?? false
    explanation = "\(folder.path)/trap"
    let library = "lib/swift/linux/libswiftCore.so"
    runtime = program.toolchain.map { RealPath.of("\($0)/\(library)") ?? "\($0)/\(library)" }
    let inside = mounted.map { "\($0)/\(library)" }
    let root = RealPath.of(NamespaceRoot.path(in: folder)) ?? NamespaceRoot.path(in: folder)
    names = Set([runtime, inside, inside.map { "\(root)\($0)" }].compactMap(\.self))
  }

  #if canImport(Glibc)
    /// Whether code belongs to the runtime's library.
    ///
    /// Some file systems list files under another number, and some machines have folders with two paths. No cell can
    /// make a file that has either.
    func isRuntime(_ code: MemoryMap.Code?) -> Bool {
      guard let runtime, let code else { return false }
      if names.contains(code.path) { return true }
      var status = stat()
      return code.path.hasSuffix("/libswiftCore.so") && stat(runtime, &status) == 0 && code.file == status.st_ino
    }
  #endif
}
