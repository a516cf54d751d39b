import CLibrary

/// The users of the processes of the machine.
enum ProcessUsers {
  /// Whether a user started a process, or a process runs as that user or as the group of that number.
  static func include(_ user: uid_t) -> Bool {
    #if canImport(Glibc)
      errno = 0
      if getpriority(__priority_which_t(PRIO_USER.rawValue), user) != -1 || errno != ESRCH { return true }
    #endif
    return RunFolder.names("/proc").contains { name in
      var status = stat()
      guard name.utf8.allSatisfy({ 0x30...0x39 ~= $0 }), lstat("/proc/\(name)", &status) == 0 else { return false }
      return status.st_uid == user || status.st_gid == user
    }
  }
}
