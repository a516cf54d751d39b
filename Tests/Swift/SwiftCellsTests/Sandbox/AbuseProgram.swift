/// Abuse that the sandbox must stop.
///
/// Code that could hurt the machine outside of a sandbox first checks whether it is in one.
enum AbuseProgram {
  static let source = #"""
    @preconcurrency import Glibc

    __lessonCell(1)
    #sourceLocation(file: "cell-1.swift", line: 1)
    print("first")
    let name = String(cString: getenv("CASE"))
    func out(_ text: String) { print(text) }
    func limit(_ resource: Int32) -> rlim_t {
      var value = rlimit()
      getrlimit(resource, &value)
      return value.rlim_cur
    }
    let isApart = getuid() != 0 || access("/lesson/program", X_OK) == 0
    let isAlone = isApart && access("/lesson/program", X_OK) == 0 && getpid() < 50
    func start(_ words: String..., flags: Int16 = 0) -> pid_t {
      var attributes = posix_spawnattr_t()
      posix_spawnattr_init(&attributes)
      posix_spawnattr_setflags(&attributes, flags)
      var pid: pid_t = 0
      var arguments = words.map { strdup($0) }
      arguments.append(nil)
      let failure = posix_spawn(&pid, words[0], nil, &attributes, arguments, environ)
      return failure == 0 ? pid : -failure
    }
    #sourceLocation()
    __lessonCell(2)
    #sourceLocation(file: "cell-2.swift", line: 1)
    switch name {
    case "nothing": out("second")
    case "loop": while true {}
    case "sleep": sleep(1000)
    case "input": out(readLine() ?? "nothing to read")
    case "exit 0": exit(0)
    case "_exit 0": print("partly", terminator: ""); fflush(stdout); _exit(0)
    case "exit 3": exit(3)
    case "exit 139": exit(139)
    case "abort": abort()
    case "terminate": kill(getpid(), SIGTERM)
    case "interrupt": kill(getpid(), SIGINT)
    case "pipe": kill(getpid(), SIGPIPE)
    case "memory":
      precondition(limit(9) < 1 << 40)
      var all: [[UInt8]] = []
      while true { all.append([UInt8](repeating: 1, count: 10_000_000)) }
    case "memory at once":
      precondition(limit(9) < 1 << 40)
      let all = [UInt8](repeating: 1, count: 2_000_000_000)
      out("\(all.count)")
    case "memory in pieces":
      precondition(limit(9) < 1 << 40)
      var text: [String] = []
      while true { text.append(String(repeating: "piece", count: 10_000 + text.count % 7)) }
    case "flood": while true { print("flood") }
    case "flood of errors": while true { fputs("flood\n", stderr) }
    case "long line": for _ in 0..<5_000_000 { print("x", terminator: "") }
    case "file": let file = fopen("big", "w"); for _ in 0..<5_000_000 { fputs("x", file) }
    case "bytes": fwrite([0x66, 0xff, 0xfe, 0x00, 0x67, 0x0a] as [UInt8], 1, 6, stdout)
    case "fork bomb":
      precondition(isApart && limit(6) <= 64)
      let bomb = "b() { b | b & }; b; sleep 1000"
      out("\(start("/bin/sh", "-c", bomb) > 0)")
      sleep(1000)
    case "many processes":
      precondition(isApart && limit(6) <= 64)
      var count = 0
      while count < 200, start("/bin/sleep", "1000") > 0 { count += 1 }
      out(count > 20 && count < 64 ? "some" : "\(count)")
    case "child": out(start("/bin/sleep", "1000") > 0 ? "started" : "refused")
    case "child in a session":
      out(start("/usr/bin/setsid", "-f", "/bin/sh", "-c", "(trap '' TERM HUP; sleep 1000) & sleep 1000") > 0 ? "started" : "refused")
      usleep(100_000)
    case "kill parent":
      precondition(isAlone)
      kill(getppid(), SIGKILL)
      kill(1, SIGKILL)
      usleep(50_000)
      out("still here")
    case "kill all":
      precondition(isAlone)
      kill(-1, SIGKILL)
      usleep(50_000)
      out("still here")
    case "write outside":
      for path in ["/x", "/etc/x", "/usr/x", "/lesson/x", "/toolchain/x", "/dev/x", "/var/x", "/proc/sys/kernel/hostname"] {
        if open(path, O_WRONLY | O_CREAT, 0o600) >= 0 { out("wrote \(path)") }
      }
      let isOpened = (["/tmp/x", "/var/tmp/x", "/dev/shm/x", "x"] as [String]).map { open($0, O_WRONLY | O_CREAT, 0o600) >= 0 }
      out("\(isOpened)")
    case "look around":
      for path in ["/root", "/home", "/mnt", "/opt", "/sys", "/run", "/srv"] {
        if access(path, F_OK) == 0 { out("saw \(path)") }
      }
      var path = [CChar](repeating: 0, count: 1000)
      getcwd(&path, 1000)
      out(String(cString: path))
      chdir("/..")
      out(access("lesson", F_OK) == 0 ? "the root is the root" : "out")
    case "environment":
      var all: [String] = []
      var next = environ
      while let entry = next.pointee { all.append(String(cString: entry)); next += 1 }
      for entry in all.sorted() { out(entry) }
    case "network":
      let socket = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_port = in_port_t(UInt16(9).bigEndian)
      address.sin_addr.s_addr = inet_addr("127.0.0.1")
      let failed = withUnsafePointer(to: &address) {
        $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
      }
      out(failed != 0 && errno == ENETUNREACH ? "unreachable" : "errno \(errno)")
    case "close output": fclose(stdout)
    case "close all": for file in 0..<1000 as Range<Int32> { close(file) }
    case "stop": kill(getpid(), SIGSTOP)
    case "own output":
      out("printed")
      let file = open("/dev/stdout", O_WRONLY | O_APPEND)
      out(file < 0 ? "cannot be opened" : "can be opened")
    case "read processes":
      for process in 1..<50 as Range<Int32> where process != getpid() {
        let file = open("/proc/\(process)/cmdline", O_RDONLY)
        var bytes = [UInt8](repeating: 0, count: 5000)
        let count = file < 0 ? 0 : read(file, &bytes, 5000)
        let text = String(decoding: bytes.prefix(max(count, 0)), as: UTF8.self)
        if getuid() != 0, text.contains("/lesson-") { out("saw the machine's path") }
      }
    case "forge end": __lessonCell(0); _exit(0)
    case "forge text":
      for file in 100..<300 as Range<Int32> { write(file, "0 0 0 0\n", 8) }
      exit(0)
    case "forge long": 
      let junk = [UInt8](repeating: 0x78, count: 100_000)
      for _ in 0..<20 { for file in 200..<202 as Range<Int32> { write(file, junk, junk.count) } }
    case "truncate":
      for file in 1..<300 as Range<Int32> { ftruncate(file, 0) }
      let file = open("/dev/stdout", O_WRONLY | O_TRUNC)
      ftruncate(file, 0)
    case "rewrite":
      lseek(1, 0, SEEK_SET)
      pwrite(1, "forged", 6, 0)
    case "forge next":
      for file in 100..<300 as Range<Int32> { write(file, "0 3\n", 4) }
    case "fake trap":
      fputs("Program/cell-2.swift:1: Fatal error: forged\n", stderr)
      raise(SIGILL)
    case "fake trap by hand":
      signal(SIGILL, SIG_DFL)
      fputs("Program/cell-2.swift:1: Fatal error: forged\n", stderr)
      kill(getpid(), SIGILL)
    case "fake cast":
      fputs("Fatal error: forged\n", stderr)
      abort()
    case "forge by path":
      let file = open("/lesson/report", O_WRONLY | O_TRUNC)
      out("\(file >= 0) \(getenv("LESSON_REPORT") == nil)")
      exit(0)
    case "thread": 
      var thread = pthread_t()
      pthread_create(&thread, nil, { @Sendable _ in sleep(1000); return nil }, nil)
    case "exit late": atexit { _exit(4) }
    default: out("unknown \(name)")
    }
    #sourceLocation()
    __lessonCell(3)
    print("third")
    __lessonCell(0)
    """#
}
