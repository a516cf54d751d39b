import Sandbox

/// The file that is compiled next to a document's `main.swift`.
package enum CellSupport {
  /// Swift source that is compiled once, by itself, if object files can be stored.
  package static let separateSource = ["__lessonCell", "__lessonInput", "__lessonTasks", "__lessonTasksWait"].reduce(
    source
  ) {
    source, name in
    source.replacing("func \(name)(", with: "@_silgen_name(\"\(name)\") public func \(name)(")
  }

  /// Swift source that is compiled instead of ``source`` for a program that links the object of ``separateSource``.
  ///
  /// It takes a third of the time, as it imports nothing.
  package static let declaration = """
    @_silgen_name("__lessonCell") func __lessonCell(_ number: Swift.Int)
    @_silgen_name("__lessonInput") func __lessonInput(_ text: Swift.String)
    @discardableResult @_silgen_name("__lessonTasks") func __lessonTasks(_ change: Swift.Int) -> Swift.Int
    @_silgen_name("__lessonTasksWait") func __lessonTasksWait(_ milliseconds: Swift.Int)

    """

  /// Swift source of the functions that `main.swift` calls around its cells.
  ///
  /// `main.swift` calls `__lessonCell(_:)` with N before cell N and with 0 at its end. It calls `__lessonInput(_:)`
  /// with the lines that a cell can read, and with none for the next cell. The source compiles in language modes 5 and
  /// 6. The cells see no other name of it, and may give any names to their own declarations, since each name in it has
  /// its module. Its import must have no access level: if one file of a module says `private import`, a plain import in
  /// another is an error.
  package static let source = """
    @preconcurrency import \(CLibraryName.current)

    private struct __LessonReport {
      private let file: Swift.Int32
      private let answer: Swift.Int32
      private var word: Swift.String

      init() {
        \(CLibraryName.current).setvbuf(\(CLibraryName.current).stdout, nil, \(CLibraryName.current)._IOLBF, 0)
        guard let value = \(CLibraryName.current).getenv("\(RunReport.variable)") else {
          (file, answer, word) = (-1, -1, "")
          return
        }
        let parts = Swift.String(cString: value).split(separator: ":", maxSplits: 1)
        \(CLibraryName.current).memset(value, 0, \(CLibraryName.current).strlen(value))
        \(CLibraryName.current).unsetenv("\(RunReport.variable)")
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

    func __lessonInput(_ text: Swift.String) {
      \(CLibraryName.current).setvbuf(\(CLibraryName.current).stdin, nil, \(CLibraryName.current)._IONBF, 0)
      var ends: [Swift.Int32] = [-1, -1]
      guard \(CLibraryName.current).pipe(&ends) == 0 else { return }
      var text = text
      _ = text.withUTF8 { \(CLibraryName.current).write(ends[1], $0.baseAddress, $0.count) }
      \(CLibraryName.current).close(ends[1])
      \(CLibraryName.current).dup2(ends[0], 0)
      \(CLibraryName.current).close(ends[0])
      \(CLibraryName.current).clearerr(\(CLibraryName.current).stdin)
    }

    nonisolated(unsafe) private var __lessonOpenTasks = 0
    nonisolated(unsafe) private let __lessonTasksLock = {
      let lock = Swift.UnsafeMutablePointer<\(CLibraryName.current).pthread_mutex_t>.allocate(capacity: 1)
      \(CLibraryName.current).pthread_mutex_init(lock, nil)
      return lock
    }()

    @discardableResult func __lessonTasks(_ change: Swift.Int) -> Swift.Int {
      \(CLibraryName.current).pthread_mutex_lock(__lessonTasksLock)
      __lessonOpenTasks += change
      let open = __lessonOpenTasks
      \(CLibraryName.current).pthread_mutex_unlock(__lessonTasksLock)
      return open
    }

    func __lessonTasksWait(_ milliseconds: Swift.Int) {
      typealias Drain = @convention(c) (Swift.UnsafeMutableRawPointer?) -> Swift.Void
      let isMain = _Concurrency.withUnsafeCurrentTask { $0 == nil }
      let queue = isMain ? \(CLibraryName.current).dlsym(nil, "_dispatch_main_queue_callback_4CF") : nil
      let drain = queue.map { Swift.unsafeBitCast($0, to: Drain.self) }
      var left = milliseconds
      while left > 0, __lessonTasks(0) > 0 {
        drain?(nil)
        \(CLibraryName.current).usleep(1000)
        left -= 1
      }
    }

    """
}
