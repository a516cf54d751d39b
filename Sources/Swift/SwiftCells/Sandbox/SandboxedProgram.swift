/// A compiled program of a document, to be run apart from everything else.
struct SandboxedProgram: Sendable {
  /// The path of the executable, whose `main.swift` calls `__lessonCell` (see ``CellSupport``).
  var executable: String
  /// The time that each cell may take, of cell 1, cell 2, …; it names the number of cells too.
  var timeLimits: [Duration]
  /// The toolchain's folder `usr`, which holds the runtime library and the program that explains traps.
  var toolchain: String?
  /// Further folders of libraries that the program links, searched before the toolchain's.
  var libraryFolders: [String] = []
  /// Variables beside those that every program gets.
  var environment: [String: String] = [:]
  /// Arguments; a document's program takes none.
  var arguments: [String] = []
  /// The bytes of a file of results that the program maps into memory; nil for a program that keeps none.
  var resultBytes: Int?
  /// A folder of files that the program reads, beside the executable; nil for none.
  var resources: String?

  /// The program of a toolchain that explains crashes, below its folder `usr`.
  static var explainerOfCrashes: String {
    #if os(Linux)
      "libexec/swift/linux/swift-backtrace"
    #else
      "libexec/swift/macosx/swift-backtrace"
    #endif
  }
}

/// Why a program could not be run at all: nothing that its cells did.
struct SandboxError: Error, Hashable, CustomStringConvertible {
  /// What failed, in a sentence.
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
