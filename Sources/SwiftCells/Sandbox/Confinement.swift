#if canImport(Glibc)
  import Glibc

  /// How a process is kept apart without namespaces.
  struct Confinement: Sendable, Hashable {
    var rules: LandlockRules
    /// Takes what it prints, and its status.
    var folder: RunFolder
    /// Its working folder.
    var work: String
    /// The user that it runs as, all of whose processes end with it; nil for that of this process.
    var user: uid_t?

    /// Ends all that it has left behind, as far as that is known: its group, and all processes of its own user.
    func endOthers(of process: pid_t) {
      kill(-process, SIGKILL)
      guard let user else { return }
      for _ in 0..<50 {
        let others = RunFolder.names("/proc").compactMap { pid_t($0) }.filter { other in
          var status = stat()
          return stat("/proc/\(other)", &status) == 0 && status.st_uid == user
        }
        let living = others.filter { !isEnded($0) }
        if living.isEmpty { return }
        for other in living { kill(other, SIGKILL) }
        usleep(2000)
      }
    }

    private func isEnded(_ process: pid_t) -> Bool {
      let text = String(decoding: RunFolder.bytes(of: "/proc/\(process)/stat", atMost: 512), as: UTF8.self)
      return text.isEmpty || text.contains(") Z ") || text.contains(") X ")
    }
  }
#endif
