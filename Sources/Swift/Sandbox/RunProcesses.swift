#if canImport(Glibc)
  import CLibrary

  /// The processes of a run that has no namespaces, as far as they are known.
  ///
  /// They are those of its session, and those of its own user where it has one; one of an ordinary user that leaves the
  /// session is not among them.
  struct RunProcesses: Sendable {
    /// The process that leads the session.
    let leader: pid_t
    /// The user that no other run has; nil where the command is no root.
    let user: uid_t?

    private static let mostRounds = 500

    /// Those of the session that begins with a process, and of a user.
    init(leader: pid_t, user: uid_t?) { (self.leader, self.user) = (leader, user) }

    /// Those that are there, also where they have ended and nobody has taken notice.
    var all: [pid_t] { RunFolder.names("/proc").compactMap { pid_t($0) }.filter(belongs) }

    /// Ends them.
    ///
    /// They are ended again and again, as each may have started others meanwhile.
    func end() {
      kill(-leader, SIGKILL)
      for _ in 0..<Self.mostRounds {
        let living = all.filter { !hasEnded($0) }
        if living.isEmpty { return }
        for process in living { kill(process, SIGKILL) }
        usleep(2000)
      }
    }

    private func belongs(_ process: pid_t) -> Bool {
      if getsid(process) == leader { return true }
      var status = stat()
      return user != nil && stat("/proc/\(process)", &status) == 0 && status.st_uid == user
    }

    private func hasEnded(_ process: pid_t) -> Bool {
      let text = String(decoding: RunFolder.bytes(of: "/proc/\(process)/stat", atMost: 512), as: UTF8.self)
      // The name of the program stands before, and may hold anything.
      guard let end = text.utf8.lastIndex(of: UInt8(ascii: ")")) else { return true }
      return [UInt8(ascii: "Z"), UInt8(ascii: "X")].contains(text.utf8[end...].dropFirst(2).first ?? UInt8(ascii: "X"))
    }
  }
#endif
