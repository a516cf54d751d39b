/// The file that is compiled beside a document's `main.swift`.
enum CellSupport {
  /// The variable that names the word of the first record and the folder of the pipes; the program takes it away.
  static let variable = "LESSON_REPORT"

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
    @preconcurrency import \(CLibraryName.current)

    private struct __LessonReport {
      private let file: Swift.Int32
      private let answer: Swift.Int32
      private var word: Swift.String

      init() {
        \(CLibraryName.current).setvbuf(\(CLibraryName.current).stdout, nil, \(CLibraryName.current)._IOLBF, 0)
        guard let value = \(CLibraryName.current).getenv("\(variable)") else {
          (file, answer, word) = (-1, -1, "")
          return
        }
        let parts = Swift.String(cString: value).split(separator: ":", maxSplits: 1)
        \(CLibraryName.current).memset(value, 0, \(CLibraryName.current).strlen(value))
        \(CLibraryName.current).unsetenv("\(variable)")
        let folder = Swift.String(parts.last ?? "")
        file = __LessonReport.open(folder + "/report", \(CLibraryName.current).O_WRONLY)
        answer = __LessonReport.open(folder + "/answer", \(CLibraryName.current).O_RDONLY)
        word = Swift.String(parts.first ?? "")
        \(CLibraryName.current).atexit { __lessonReport.add("exit") }
      }

      private static func open(_ path: Swift.String, _ mode: Swift.Int32) -> Swift.Int32 {
        let opened = \(CLibraryName.current).open(path, mode | \(CLibraryName.current).O_CLOEXEC)
        defer { \(CLibraryName.current).close(opened) }
        return \(CLibraryName.current).fcntl(opened, \(CLibraryName.current).F_DUPFD_CLOEXEC, 200)
      }

      mutating func add(_ what: Swift.String) {
        var line = "\\(word) \\(what)\\n"
        guard line.withUTF8({ \(CLibraryName.current).write(file, $0.baseAddress, $0.count) == $0.count }) else { return }
        var next: [Swift.UInt8] = []
        var byte: Swift.UInt8 = 0
        while true {
          let count = \(CLibraryName.current).read(answer, &byte, 1)
          if count < 0, \(CLibraryName.current).errno == \(CLibraryName.current).EINTR { continue }
          if count != 1 || byte == 10 { break }
          next.append(byte)
        }
        word = Swift.String(decoding: next, as: Swift.UTF8.self)
      }
    }

    nonisolated(unsafe) private var __lessonReport = __LessonReport()

    func __lessonCell(_ number: Swift.Int) {
      \(CLibraryName.current).fflush(\(CLibraryName.current).stdout)
      __lessonReport.add(Swift.String(number))
    }

    """
}
