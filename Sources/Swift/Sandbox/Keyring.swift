#if canImport(Glibc)
  /// The keys that the kernel keeps for the caller's session.
  enum Keyring {
    private static let joinSession = 1

    /// Gives the running thread a session of keys of its own, which is empty, so that what it starts cannot read the caller's.
    static func leave() { SystemCall.call(RefusedCalls.keyctl, joinSession) }
  }
#endif
