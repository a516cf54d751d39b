// What the C libraries declare with other types or under other names.

#if canImport(Glibc)
  /// The limit of the files that a process may have open, for `getrlimit` and `setrlimit`.
  public let openFilesResource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  /// The kind of a socket that is a stream of bytes.
  public let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
  /// The limit of the files that a process may have open, for `getrlimit` and `setrlimit`.
  public let openFilesResource = RLIMIT_NOFILE
  /// The kind of a socket that is a stream of bytes.
  public let streamSocket = Int32(SOCK_STREAM)
#endif

extension stat {
  /// When the bytes of the file were last changed.
  public var modificationTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }

  /// When anything about the file was last changed, which no program can set back.
  public var changeTime: timespec {
    #if canImport(Darwin)
      st_ctimespec
    #else
      st_ctim
    #endif
  }
}
