import SourceText

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A compiler that runs on sources of a document in Linux namespaces.
///
/// It sees the system, its toolchain and the modules that it needs, and writes into a single folder. Sources can give
/// options to the linker, which then obeys them there.
package struct CompilerCommand {
  /// The program and its arguments, whose absolute paths are those of the machine.
  package var words: [String]
  /// The folder that it writes into.
  package var writing: String
  /// The working folder.
  package var work: String
  /// The folder `usr` of its toolchain.
  package var toolchain: String
  /// Further folders that it reads.
  package var reading: [String]
  /// The C modules that were compiled before.
  ///
  /// If nil, all of them are compiled, into the folder `newModules`.
  package var keptModules: String?
  /// The folder that stores the C modules that are compiled now; nil to remove them after the run.
  package var newModules: String?
  /// The folder for temporary files.
  package var temporaryFolder: String
  package var folder: RunFolder
  package var user: UInt32?

  /// Creates a command.
  package init(
    words: [String], writing: String, work: String, toolchain: String, reading: [String], keptModules: String?,
    newModules: String?, temporaryFolder: String, folder: RunFolder, user: UInt32?
  ) {
    (self.words, self.writing, self.work, self.toolchain, self.reading) = (words, writing, work, toolchain, reading)
    (self.keptModules, self.newModules, self.temporaryFolder) = (keptModules, newModules, temporaryFolder)
    (self.folder, self.user) = (folder, user)
  }

  /// The folder of the C modules below the root, which the modules' own files mention.
  package static let modules = "/modules"
  /// The files and folders of `etc` that a compiler reads.
  private static let settings = ["ld.so.cache", "ld.so.conf", "ld.so.conf.d", "alternatives", "localtime"]

  func prepare() throws(SandboxError) -> SandboxCommand {
    var root = try NamespaceRoot(in: folder)
    folder.makeFolder("root/etc")
    for name in Self.settings {
      var isFolder = false
      guard FileManager.default.fileExists(atPath: "/etc/\(name)", isDirectory: &isFolder) else { continue }
      if isFolder {
        root.bind(folder: "/etc/\(name)", at: "etc/\(name)")
      } else {
        try root.bind(file: "/etc/\(name)", at: "etc/\(name)")
      }
    }
    for path in Self.outermost([toolchain] + reading) where !Self.isSystem(path) {
      root.bind(folder: path, at: String(path.dropFirst()))
    }
    root.bind(folder: writing, at: String(writing.dropFirst()), "bind")
    try mountModules(on: &root)
    try root.write()
    return SandboxCommand(
      words: NamespaceShell.words(
        words, in: folder, preparation: ":", work: work, user: user, limits: Self.limits),
      environment: environment, usage: .ofCompiler(writing))
  }

  /// The options of `prlimit`.
  package static let limits = [
    "--data=\(CompilerLimits.memory)", "--fsize=\(CompilerLimits.file)", "--cpu=\(CompilerLimits.processorSeconds)",
    "--sigpending=\(SandboxLimits.signals)",
  ]

  /// All variables of the compiler.
  package var environment: [String: String] {
    [
      "PATH": "/usr/bin:/bin", "HOME": writing, "TMPDIR": temporaryFolder,
      "LANG": "C.UTF-8", "TZ": "UTC",
    ]
  }

  /// Mounts a layer for new C modules over the stored ones.
  ///
  /// If the system cannot do that, every C module is compiled again.
  private func mountModules(on root: inout NamespaceRoot) throws(SandboxError) {
    let name = String(Self.modules.dropFirst())
    if let newModules { return root.bind(folder: newModules, at: name, "bind") }
    folder.makeFolder("root\(Self.modules)")
    for name in ["modules", "modules-work"] {
      folder.makeFolder(name)
      if let user { try folder.give(name, to: user) }
    }
    guard let keptModules, Self.canLayOver(keptModules), Self.canLayOver(folder.path) else {
      return root.bind(folder: "\(folder.path)/modules", at: name, "bind")
    }
    let layers = "lowerdir=\(keptModules),upperdir=\(folder.path)/modules,workdir=\(folder.path)/modules-work"
    root.mount("overlay", at: name, "overlay", user == nil ? "\(layers),userxattr" : layers)
  }

  /// Whether an overlay file system can have the path of a folder among its options.
  package static func canLayOver(_ path: String) -> Bool { !path.contains { ":,\\".contains($0) } }

  private static func isSystem(_ path: String) -> Bool {
    ["/usr", "/lib", "/nix/store"].contains { path == $0 || RelativePath.below($0, path) != nil }
  }

  /// Returns the folders that lie in none of the others, without duplicates.
  private static func outermost(_ folders: [String]) -> [String] {
    Set(folders).sorted().reduce(into: []) { found, folder in
      if found.contains(where: { RelativePath.below($0, folder) != nil }) { return }
      found.append(folder)
    }
  }
}

/// The limits of a run of the compiler.
package enum CompilerLimits {
  /// The number of bytes of data of a process.
  package static let memory = 3 << 30
  /// The number of bytes of a file.
  package static let file = 512 << 20
  /// The number of files and folders that the compiler may write.
  package static let files = 1 << 16
  /// The number of bytes of all files together.
  package static let folder = 2 << 30
  /// The time that the compiler may take.
  package static let time = Duration.seconds(120)
  /// The number of seconds of processor time of a process.
  package static let processorSeconds = 240
}
