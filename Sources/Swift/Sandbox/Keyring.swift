#if canImport(Glibc)
  /// The keys that the kernel stores for the caller's session.
  enum Keyring {
    private static let joinSession = 1

    /// Gives the running thread an empty session of keys, so that processes it starts cannot read the caller's.
    static func leave() { SystemCall.call(RefusedCalls.keyctl, joinSession) }
  }
#endif
