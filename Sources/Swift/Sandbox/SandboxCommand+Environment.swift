import CLibrary

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension SandboxCommand {
  /// Returns the environment of a program: the same on every machine, except for the paths of its files.
  ///
  /// - Parameters:
  ///   - program: the program.
  ///   - files: the folder of the report and of the crash report.
  ///   - work: the working folder.
  ///   - toolchain: the toolchain's folder, as the program sees it.
  ///   - libraryFolders: the folders of further libraries, as the program sees them.
  ///   - word: the word that begins each record of the report.
  /// - Returns: all variables and their values.
  static func environment(
    _ program: SandboxedProgram, files: String, work: String, toolchain: String?, libraryFolders: [String], word: String
  ) -> [String: String] {
    #if os(Linux)
      let (system, variable) = ("linux", "LD_LIBRARY_PATH")
    #else
      let (system, variable) = ("macosx", "DYLD_LIBRARY_PATH")
    #endif
    var backtrace = "enable=yes,format=json,output-to=\(files)/trap,registers=none,images=none,color=no,threads=crashed"
    var libraries = libraryFolders
    if let toolchain {
      libraries.append("\(toolchain)/lib/swift/\(system)")
      backtrace += ",swift-backtrace=\(toolchain)/\(SandboxedProgram.explainerOfCrashes)"
    }
    var environment = [
      "PATH": "/usr/bin:/bin", "HOME": work, "TMPDIR": work, "LANG": "C.UTF-8", "TZ": "UTC",
      "SWIFT_DETERMINISTIC_HASHING": "1", "SWIFT_BACKTRACE": backtrace,
      RunReport.variable: "\(word):\(files)",
    ]
    if !libraries.isEmpty { environment[variable] = libraries.joined(separator: ":") }
    if program.resultBytes != nil { environment[SandboxedProgram.resultsVariable] = "\(files)/results" }
    if program.resources != nil { environment[SandboxedProgram.resourcesVariable] = "\(files)/program.resources" }
    return environment.merging(program.environment) { _, own in own }
  }
}

extension SandboxedProgram {
  /// The number of seconds of processor time that each of the program's processes may take.
  ///
  /// The time limits of the cells end the program earlier, even if it keeps all processors busy.
  var processorSeconds: Int {
    let seconds = (timeLimits.reduce(.zero, +) + SandboxLimits.start).components.seconds
    return Int(seconds + 1) * ProcessInfo.processInfo.processorCount
  }

  /// Has every user run the executable, which a strict mask of permissions may have denied.
  func letOthersRun() {
    let descriptor = open(executable, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_uid == geteuid(), status.st_mode & 0o555 != 0o555 {
      fchmod(descriptor, status.st_mode & 0o7777 | 0o555)
    }
  }
}
