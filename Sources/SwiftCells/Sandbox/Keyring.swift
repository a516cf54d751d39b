#if os(Linux)
  #if canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #endif

  /// The keys that the kernel keeps for the caller's session.
  enum Keyring {
    #if arch(x86_64)
      private static let keyctl = 250
    #else
      private static let keyctl = 219
    #endif
    private static let joinSession = 1

    /// Gives this process a session of keys of its own, which is empty, so that what it starts cannot read the caller's.
    static let leave: Void = {
      // `syscall` takes any number of arguments, and such functions cannot be called from Swift by their names.
      typealias Call = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
      guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "syscall") else { return }
      _ = unsafeBitCast(symbol, to: Call.self)(keyctl, joinSession, 0, 0, 0, 0)
    }()
  }
#endif
