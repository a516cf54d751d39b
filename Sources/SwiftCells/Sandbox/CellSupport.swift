/// The file that is compiled beside a document's `main.swift`.
enum CellSupport {
  /// The variable that names the word of the first record and the folder of the pipes; the program takes it away.
  static let variable = "LESSON_REPORT"

  #if canImport(Glibc)
    private static let system = "Glibc"
  #elseif canImport(Musl)
    private static let system = "Musl"
  #else
    private static let system = "Darwin"
  #endif

  /// Swift source that is compiled once, by itself, where the objects of compilers can be kept.
  static let separateSource = source.replacing(
    "func __lessonCell", with: "@_silgen_name(\"__lessonCell\") public func __lessonCell")

  /// Swift source that is compiled in place of ``source`` beside a program which is linked with the object of
  /// ``separateSource``: a third of the time, as it imports nothing.
  static let declaration = """
    @_silgen_name("__lessonCell") func __lessonCell(_ number: Swift.Int)

    """

  /// Swift source of `__lessonCell(_:)`, which `main.swift` calls with N before cell N and with 0 at its end.
  ///
  /// It compiles in language mode 5 and 6. The cells see no other name of it, and may give their own declarations any
  /// name, since each name stands here with its module. Its import must be without access level: where one file of a
  /// module says `private import`, a plain import in another is an error.
  static let source = """
    @preconcurrency import \(system)

    private struct __LessonReport {
      private let file: Swift.Int32
      private let answer: Swift.Int32
      private var word: Swift.String

      init() {
        \(system).setvbuf(\(system).stdout, nil, \(system)._IOLBF, 0)
        guard let value = \(system).getenv("\(variable)") else {
          (file, answer, word) = (-1, -1, "")
          return
        }
        let parts = Swift.String(cString: value).split(separator: ":", maxSplits: 1)
        \(system).memset(value, 0, \(system).strlen(value))
        \(system).unsetenv("\(variable)")
        let folder = Swift.String(parts.last ?? "")
        file = __LessonReport.open(folder + "/report", \(system).O_WRONLY)
        answer = __LessonReport.open(folder + "/answer", \(system).O_RDONLY)
        word = Swift.String(parts.first ?? "")
        \(system).atexit { __lessonReport.add("exit") }
      }

      private static func open(_ path: Swift.String, _ mode: Swift.Int32) -> Swift.Int32 {
        let opened = \(system).open(path, mode | \(system).O_CLOEXEC)
        defer { \(system).close(opened) }
        return \(system).fcntl(opened, \(system).F_DUPFD_CLOEXEC, 200)
      }

      mutating func add(_ what: Swift.String) {
        var line = "\\(word) \\(what)\\n"
        guard line.withUTF8({ \(system).write(file, $0.baseAddress, $0.count) == $0.count }) else { return }
        var next: [Swift.UInt8] = []
        var byte: Swift.UInt8 = 0
        while true {
          let count = \(system).read(answer, &byte, 1)
          if count < 0, \(system).errno == \(system).EINTR { continue }
          if count != 1 || byte == 10 { break }
          next.append(byte)
        }
        word = Swift.String(decoding: next, as: Swift.UTF8.self)
      }
    }

    nonisolated(unsafe) private var __lessonReport = __LessonReport()

    func __lessonCell(_ number: Swift.Int) {
      \(system).fflush(\(system).stdout)
      __lessonReport.add(Swift.String(number))
    }

    """
}
