#if canImport(Glibc)
  import CLibrary

  /// The files that a program may reach, without namespaces and without privileges.
  ///
  /// The Linux kernel enforces the rules for a thread and all that it starts.
  struct LandlockRules: Sendable, Hashable {
    /// The files and folders that the program reads, and whose programs it runs.
    var reading: [String] = []
    /// The folders in which the program may do anything.
    var writing: [String] = []
    /// The files that the program reads and writes.
    var files: [String] = []

    /// Rights, as the kernel numbers them.
    private enum Right {
      static let read: UInt64 = 1 | 4 | 8
      static let file: UInt64 = 1 | 2 | 4 | 1 << 14
      /// All rights up to truncating files, which the third version of Landlock knows.
      static let all: UInt64 = (1 << 15) - 1
    }

    /// The flag that opens a file only to name it, without a right to read it.
    private static let withoutReading: Int32 = 0x20_0000

    /// The oldest version that protects other files from truncation.
    private static let oldest = 3

    /// The version of the kernel's Landlock; 0 if it has none, or one that is too old.
    static let version: Int = {
      let version = SystemCall.call(RefusedCalls.landlockCreateRuleset, 0, 0, 1)
      return version >= oldest ? version : 0
    }()

    /// Whether no signal reaches a process outside.
    static var keepsSignals: Bool { version >= 6 }

    /// Restricts the running thread and its descendants.
    ///
    /// - Returns: whether the kernel applied the rules.
    func restrict() -> Bool {
      guard Self.version > 0 else { return false }
      // The rules cover these: access to files, connections, and signals with sockets that have no file.
      let attributes: [UInt64] = [Right.all, 3, 3]
      let size = Self.version >= 6 ? 24 : Self.version >= 4 ? 16 : 8
      let ruleset = attributes.withUnsafeBytes {
        SystemCall.call(RefusedCalls.landlockCreateRuleset, Int(bitPattern: $0.baseAddress), size)
      }
      guard ruleset >= 0 else { return false }
      defer { close(Int32(ruleset)) }
      for path in reading { allow(Right.read, path, ruleset) }
      for path in writing { allow(Right.all, path, ruleset) }
      for path in files { allow(Right.file, path, ruleset) }
      return SystemCall.prctl(SystemCall.noNewPrivileges, 1) == 0
        && SystemCall.call(RefusedCalls.landlockRestrictSelf, ruleset) == 0
    }

    private func allow(_ rights: UInt64, _ path: String, _ ruleset: Int) {
      let descriptor = open(path, Self.withoutReading | O_CLOEXEC)
      guard descriptor >= 0 else { return }
      defer { close(descriptor) }
      var status = stat()
      let isFolder = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
      let rule: [UInt64] = [isFolder ? rights : rights & Right.file, UInt64(descriptor)]
      _ = rule.withUnsafeBytes {
        SystemCall.call(RefusedCalls.landlockAddRule, ruleset, 1, Int(bitPattern: $0.baseAddress))
      }
    }
  }
#endif
