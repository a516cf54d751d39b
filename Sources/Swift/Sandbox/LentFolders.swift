#if canImport(Glibc)
  import CLibrary
  import SourceText
  import SystemPackage

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// Folders that the user of a run cannot reach in their place, and that the folder of the run therefore contains too.
  ///
  /// Under the rules of the kernel every folder has its own path, and root's folders are closed to the user that runs
  /// root's programs.
  struct LentFolders {
    private var places: [(original: String, lent: String)] = []

    /// The paths to read instead of those that were named.
    private(set) var paths: [String] = []

    /// Lends folders that the user cannot reach to a run, as hard links if the file system has them.
    ///
    /// - Parameters:
    ///   - folders: absolute paths; anything that is not a folder is unchanged.
    ///   - user: the user that reads them; nil for the caller, who reaches them all.
    ///   - run: the folder of the run, which that user can enter.
    /// - Throws: a ``SandboxError`` if a folder could not be lent.
    init(_ folders: [String], to user: uid_t?, in run: RunFolder) throws(SandboxError) {
      for folder in folders {
        guard user != nil, let real = RealPath.of(folder), PathKind.isFolder(real), !Self.isOpen(real) else {
          paths.append(folder)
          continue
        }
        if places.isEmpty { run.makeFolder("lent") }
        let lent = "\(run.path)/lent/\(places.count)"
        guard Self.lend(real, as: lent) else { throw SandboxError("\(folder) could not be copied.") }
        places.append((folder, lent))
        paths.append(lent)
      }
      places.sort { $0.original.utf8.count > $1.original.utf8.count }
    }

    /// Returns an argument of a command with the lent folder instead of the original.
    func argument(_ argument: String) -> String {
      for (original, lent) in places {
        if argument == original || argument.hasPrefix("\(original)/") {
          return lent + argument.dropFirst(original.count)
        }
        if let range = argument.firstRange(of: "=\(original)/") {
          return "\(argument[..<range.lowerBound])=\(lent)/\(argument[range.upperBound...])"
        }
      }
      return argument
    }

    /// Whether everybody can enter a folder and all folders above it.
    private static func isOpen(_ path: String) -> Bool {
      var part = FilePath(path)
      while mode(of: part.string) & 0o001 != 0 {
        guard part.removeLastComponent() else { return true }
      }
      return false
    }

    private static func lend(_ path: String, as lent: String) -> Bool {
      if PathKind.isFolder(path) {
        guard mkdir(lent, 0o755) == 0, chmod(lent, 0o755) == 0 else { return false }
        return (FolderNames.of(path) ?? []).allSatisfy { lend("\(path)/\($0)", as: "\(lent)/\($0)") }
      }
      guard let real = RealPath.of(path), PathKind.isFile(real) else { return true }
      if mode(of: real) & 0o006 == 0o004, link(real, lent) == 0 { return true }
      return (try? FileManager.default.copyItem(atPath: real, toPath: lent)) != nil && chmod(lent, 0o644) == 0
    }

    private static func mode(of path: String) -> mode_t {
      var status = stat()
      return stat(path, &status) == 0 ? status.st_mode : 0
    }
  }
#endif
