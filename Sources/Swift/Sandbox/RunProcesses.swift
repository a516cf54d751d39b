#if canImport(Glibc)
  import CLibrary

  /// The known processes of a run that has no namespaces.
  ///
  /// They are those of its session, and those of its own user if it has one. A process of an ordinary user that leaves
  /// the session is not among them.
  struct RunProcesses: Sendable {
    /// The process that leads the session.
    let leader: pid_t
    /// The user that no other run has; nil if the command is not root.
    let user: uid_t?

    private static let mostRounds = 500

    /// Creates the set of processes in a leader's session, and of a user.
    init(leader: pid_t, user: uid_t?) { (self.leader, self.user) = (leader, user) }

    /// The existing processes, including those that have ended but have not been waited for.
    var all: [pid_t] { RunFolder.names("/proc").compactMap { pid_t($0) }.filter(belongs) }

    /// Ends the processes.
    ///
    /// It kills them again and again, as each may have started others meanwhile.
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
      // The name of the program comes before, and may contain anything.
      guard let end = text.utf8.lastIndex(of: UInt8(ascii: ")")) else { return true }
      return [UInt8(ascii: "Z"), UInt8(ascii: "X")].contains(text.utf8[end...].dropFirst(2).first ?? UInt8(ascii: "X"))
    }
  }
#endif
