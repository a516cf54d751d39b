// What the C libraries declare with other types or under other names.

#if canImport(Glibc)
  /// The limit of the files that a process may have open, for `getrlimit` and `setrlimit`.
  public let openFilesResource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  /// The number of a limit of processes, for `getrlimit`.
  public typealias ResourceLimit = __rlimit_resource_t
  /// The limit of the size of files that a process writes.
  public let fileSizeResource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  /// The limit of the addresses that a process uses.
  public let addressSpaceResource = __rlimit_resource_t(RLIMIT_AS.rawValue)
  /// The limit of the data of a process.
  public let dataResource = __rlimit_resource_t(RLIMIT_DATA.rawValue)
  /// The kind of a socket that is a stream of bytes.
  public let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
  /// The limit of the files that a process may have open, for `getrlimit` and `setrlimit`.
  public let openFilesResource = RLIMIT_NOFILE
  /// The number of a limit of processes, for `getrlimit`.
  public typealias ResourceLimit = Int32
  /// The limit of the size of files that a process writes.
  public let fileSizeResource = RLIMIT_FSIZE
  /// The limit of the addresses that a process uses.
  public let addressSpaceResource = RLIMIT_AS
  /// The limit of the data of a process.
  public let dataResource = RLIMIT_DATA
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
