#if canImport(Glibc)
  import CLibrary

  /// The isolation of a process without namespaces.
  struct Confinement: Sendable, Hashable {
    var rules: LandlockRules
    /// The folder that receives the output and the status of the process.
    var folder: RunFolder
    /// The working folder of the process.
    var work: String
    /// The user that the process runs as; nil for the user of this process.
    ///
    /// All processes of that user end with it.
    var user: uid_t?
  }
#endif
