/// A compiled program of a document, to be run in isolation.
package struct SandboxedProgram: Sendable {
  /// The path of the executable, which reports the beginning of each cell as ``RunReport`` reads it.
  package var executable: String
  /// The time limits of cell 1, cell 2, …, one for each cell.
  package var timeLimits: [Duration]
  /// The toolchain's folder `usr`, which holds the runtime library and the program that explains traps.
  package var toolchain: String?
  /// Further folders of libraries that the program links, searched before the toolchain's.
  package var libraryFolders: [String] = []
  /// Variables in addition to those that every program has.
  package var environment: [String: String] = [:]
  /// The arguments; a document's program has none.
  package var arguments: [String] = []
  /// The number of bytes of a file of results that the program maps into memory; nil for a program without one.
  package var resultBytes: Int?
  /// A folder of files that the program reads, next to the executable; nil for none.
  package var resources: String?

  /// Creates a program.
  package init(
    executable: String, timeLimits: [Duration], toolchain: String? = nil, libraryFolders: [String] = [],
    environment: [String: String] = [:], arguments: [String] = [], resultBytes: Int? = nil, resources: String? = nil
  ) {
    (self.executable, self.timeLimits, self.toolchain) = (executable, timeLimits, toolchain)
    (self.libraryFolders, self.environment, self.arguments) = (libraryFolders, environment, arguments)
    (self.resultBytes, self.resources) = (resultBytes, resources)
  }

  /// The environment variable that names the file of results.
  package static let resultsVariable = "LESSON_RESULTS"
  /// The environment variable that names the folder of the resources.
  package static let resourcesVariable = "LESSON_RESOURCES"

  /// The program of a toolchain that explains crashes, below its folder `usr`.
  package static var explainerOfCrashes: String {
    #if os(Linux)
      "libexec/swift/linux/swift-backtrace"
    #else
      "libexec/swift/macosx/swift-backtrace"
    #endif
  }
}

/// The reason that a program could not be run at all, apart from its cells.
package struct SandboxError: Error, Hashable, CustomStringConvertible {
  /// The failure, in a sentence.
  package var description: String

  package init(_ description: String) {
    self.description = description
  }
}
