/// The file that is compiled beside a document's `main.swift`.
enum CellSupport {
  /// The variable that names the report file and the word that begins each of its records; the program takes it away.
  static let variable = "LESSON_REPORT"

  #if canImport(Glibc)
    private static let system = "Glibc"
  #elseif canImport(Musl)
    private static let system = "Musl"
  #else
    private static let system = "Darwin"
  #endif

  /// Swift source of `__lessonCell(_:)`, which `main.swift` calls with N before cell N and with 0 at its end.
  ///
  /// It compiles in language mode 5 and 6. The cells see no other name of it, and may give their own declarations any
  /// name, since each name stands here with its module. Its import must be without access level: where one file of a
  /// module says `private import`, a plain import in another is an error.
  static let source = """
    @preconcurrency import \(system)

    private struct __LessonReport {
      let file: Swift.Int32
      let output: Swift.Int32
      let word: Swift.String

      init() {
        \(system).setvbuf(\(system).stdout, nil, \(system)._IOLBF, 0)
        output = \(system).fcntl(1, \(system).F_DUPFD_CLOEXEC, 200)
        guard let value = \(system).getenv("\(variable)") else {
          (file, word) = (-1, "")
          return
        }
        let parts = Swift.String(cString: value).split(separator: ":", maxSplits: 1)
        \(system).memset(value, 0, \(system).strlen(value))
        \(system).unsetenv("\(variable)")
        let opened = \(system).open(
          Swift.String(parts.last ?? ""), \(system).O_WRONLY | \(system).O_APPEND | \(system).O_CLOEXEC)
        file = \(system).fcntl(opened, \(system).F_DUPFD_CLOEXEC, 200)
        \(system).close(opened)
        word = Swift.String(parts.first ?? "")
        \(system).atexit { __lessonReport.add("exit") }
      }

      func add(_ what: Swift.String) {
        var time = \(system).timespec()
        \(system).clock_gettime(\(system).CLOCK_MONOTONIC, &time)
        let nanoseconds = Swift.Int(time.tv_sec) * 1_000_000_000 + Swift.Int(time.tv_nsec)
        let offset = Swift.Int(\(system).lseek(output, 0, \(system).SEEK_CUR))
        var line = "\\(word) \\(what) \\(offset) \\(nanoseconds)\\n"
        line.withUTF8 { _ = \(system).write(file, $0.baseAddress, $0.count) }
      }
    }

    private let __lessonReport = __LessonReport()

    func __lessonCell(_ number: Swift.Int) {
      let report = __lessonReport
      \(system).fflush(\(system).stdout)
      report.add(Swift.String(number))
    }

    """
}
