// Declarations that differ in type or name between C libraries.

#if canImport(Glibc)
  /// The limit on the number of open files of a process, for `getrlimit` and `setrlimit`.
  public let openFilesResource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  /// The type of a resource limit's number, for `getrlimit`.
  public typealias ResourceLimit = __rlimit_resource_t
  /// The limit on the size of files that a process writes.
  public let fileSizeResource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
  /// The limit on the address space of a process.
  public let addressSpaceResource = __rlimit_resource_t(RLIMIT_AS.rawValue)
  /// The limit on the data segment of a process.
  public let dataResource = __rlimit_resource_t(RLIMIT_DATA.rawValue)
  /// The type of a socket that carries a stream of bytes.
  public let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
  /// The limit on the number of open files of a process, for `getrlimit` and `setrlimit`.
  public let openFilesResource = RLIMIT_NOFILE
  /// The type of a resource limit's number, for `getrlimit`.
  public typealias ResourceLimit = Int32
  /// The limit on the size of files that a process writes.
  public let fileSizeResource = RLIMIT_FSIZE
  /// The limit on the address space of a process.
  public let addressSpaceResource = RLIMIT_AS
  /// The limit on the data segment of a process.
  public let dataResource = RLIMIT_DATA
  /// The type of a socket that carries a stream of bytes.
  public let streamSocket = Int32(SOCK_STREAM)
#endif

extension stat {
  /// The time of the last change to the file's bytes.
  public var modificationTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }

  /// The time of the last change of any kind to the file, which no program can set back.
  public var changeTime: timespec {
    #if canImport(Darwin)
      st_ctimespec
    #else
      st_ctim
    #endif
  }
}
