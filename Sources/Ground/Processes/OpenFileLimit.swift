import CLibrary

/// How many files this process may have open at a time.
package enum OpenFileLimit {
  /// With fewer, runs of compilers, cells and hosts beside each other fail in the middle, or wait for ever.
  package static let needed = 128

  /// Raises the limit to what is needed, as far as the system allows, and gives it.
  package static func raise() -> Int {
    var limit = rlimit()
    guard getrlimit(openFilesResource, &limit) == 0 else { return .max }
    guard limit.rlim_cur < rlim_t(needed) else { return Int(clamping: limit.rlim_cur) }
    limit.rlim_cur = min(limit.rlim_max, rlim_t(needed))
    setrlimit(openFilesResource, &limit)
    return getrlimit(openFilesResource, &limit) == 0 ? Int(clamping: limit.rlim_cur) : .max
  }
}
