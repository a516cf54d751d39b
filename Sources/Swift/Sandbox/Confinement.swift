#if canImport(Glibc)
  import CLibrary

  /// How a process is kept apart without namespaces.
  struct Confinement: Sendable, Hashable {
    var rules: LandlockRules
    /// Takes what it prints, and its status.
    var folder: RunFolder
    /// Its working folder.
    var work: String
    /// The user that it runs as, all of whose processes end with it; nil for that of this process.
    var user: uid_t?
  }
#endif
