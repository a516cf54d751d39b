import CLibrary

/// The limit on the number of files that this process can have open.
package enum OpenFileLimit {
  /// The number of open files that parallel runs need.
  ///
  /// With fewer, compilers, cells and hosts that run in parallel fail halfway or wait forever.
  package static let needed = 128

  /// Raises the limit to the needed number, as far as the system allows, and returns it.
  package static func raise() -> Int {
    var limit = rlimit()
    guard getrlimit(openFilesResource, &limit) == 0 else { return .max }
    guard limit.rlim_cur < rlim_t(needed) else { return Int(clamping: limit.rlim_cur) }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(needed))
    setrlimit(openFilesResource, &limit)
    return getrlimit(openFilesResource, &limit) == 0 ? Int(clamping: limit.rlim_cur) : .max
  }
}
