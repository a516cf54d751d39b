import Sandbox
import SwiftCells

/// The module that every page's program imports: the functions that the compiler's playground transform calls.
enum PlaygroundRuntimeSource {
  /// The name of the module.
  static let module = "__LessonPlayground"

  /// The files of the module and their content.
  static let files = [
    "Report.swift": CellSupport.source.replacing("func __lessonCell", with: "public func __lessonCell"),
    "Hooks.swift": hooks,
    "Recorder.swift": recorder,
    "Describer.swift": PlaygroundDescriberSource.text,
  ]

  /// The functions that the compiler calls by name.
  ///
  /// They record at once, so they have nothing to send.
  private static let hooks = """
    public func __builtin_log_with_id_extended<T>(
      _ value: T, _ name: String, _ id: Int, _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int,
      _ module: String, _ file: String
    ) -> AnyObject? {
      if T.self == Void.self {
        let spot = __LessonSpot(startLine, startColumn, endLine, endColumn, 1)
        __LessonRecorder.shared.printed(spot, file, isPrint: false)
      } else {
        let spot = __LessonSpot(startLine, startColumn, endLine, endColumn, 0)
        __LessonRecorder.shared.log(spot, name, file) { __lessonText(of: value) }
      }
      return nil
    }

    public func __builtin_log_with_id_extended<T: ~Copyable & ~Escapable>(
      _ value: borrowing T, _ name: String, _ id: Int, _ startLine: Int, _ endLine: Int, _ startColumn: Int,
      _ endColumn: Int, _ module: String, _ file: String
    ) -> AnyObject? {
      __LessonRecorder.shared.log(
        __LessonSpot(startLine, startColumn, endLine, endColumn, 0), name, file) { "(noncopyable)" }
      return nil
    }

    public func __builtin_log_scope_entry_extended(
      _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: String, _ file: String
    ) -> AnyObject? { nil }

    public func __builtin_log_scope_exit_extended(
      _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: String, _ file: String
    ) -> AnyObject? { nil }

    public func __builtin_postPrint_extended(
      _ startLine: Int, _ endLine: Int, _ startColumn: Int, _ endColumn: Int, _ module: String, _ file: String
    ) -> AnyObject? {
      __LessonRecorder.shared.printed(__LessonSpot(startLine, startColumn, endLine, endColumn, 1), file, isPrint: true)
      return nil
    }

    /// Prepares the results and the resources before the page's first line, which may need them.
    public func __lessonBegin() { _ = __LessonRecorder.shared }

    public func __builtin_send_data(_ data: AnyObject?) {}

    public func __lessonView(_ view: Any, line: Int) {
      __LessonRecorder.shared.log(__LessonSpot(line, 1, line, 1, 2), "", "cell-1.swift") {
        __lessonViewText(of: view)
      }
    }

    """

  private static let layout = PlaygroundRecordLayout.self

  /// The recorder of the results.
  private static let recorder = """
    @preconcurrency import \(CLibraryName.current)

    struct __LessonSpot: Hashable {
      var startLine: Int32
      var startColumn: Int32
      var endLine: Int32
      var endColumn: Int32
      var kind: Int32

      init(_ startLine: Int, _ startColumn: Int, _ endLine: Int, _ endColumn: Int, _ kind: Int32) {
        self.startLine = Int32(truncatingIfNeeded: startLine)
        self.startColumn = Int32(truncatingIfNeeded: startColumn)
        self.endLine = Int32(truncatingIfNeeded: endLine)
        self.endColumn = Int32(truncatingIfNeeded: endColumn)
        self.kind = kind
      }
    }

    final class __LessonRecorder: @unchecked Sendable {
      static let shared = __LessonRecorder()

      private let memory: UnsafeMutableRawPointer?
      private let output: Int32
      private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      private var slots: [__LessonSpot: Int] = [:]
      private var mark = 0
      private var busy = pthread_key_t()

      private init() {
        pthread_mutex_init(mutex, nil)
        pthread_key_create(&busy, nil)
        output = fcntl(1, F_DUPFD_CLOEXEC, 200)
        slots.reserveCapacity(\(layout.places))
        let file = getenv("\(SandboxedProgram.resultsVariable)").map { open($0, O_RDWR | O_CLOEXEC) } ?? -1
        unsetenv("\(SandboxedProgram.resultsVariable)")
        let mapped = file < 0 ? nil : mmap(nil, \(layout.size), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)
        close(file)
        memory = mapped == UnsafeMutableRawPointer(bitPattern: -1) ? nil : mapped
        linkResources()
      }

      private func linkResources() {
        guard let folder = getenv("\(SandboxedProgram.resourcesVariable)").map({ String(cString: $0) }), let entries = opendir(folder) else {
          return
        }
        unsetenv("\(SandboxedProgram.resourcesVariable)")
        while let entry = readdir(entries) {
          let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
          }
          if name != ".", name != ".." { symlink(folder + "/" + name, name) }
        }
        closedir(entries)
      }

      func log(_ spot: __LessonSpot, _ name: String, _ file: String, _ text: () -> String) {
        guard memory != nil, file == "cell-1.swift", pthread_getspecific(busy) == nil else { return }
        pthread_setspecific(busy, UnsafeRawPointer(mutex))
        let text = text()
        pthread_setspecific(busy, nil)
        pthread_mutex_lock(mutex)
        takeOutput(nil)
        add(spot, name, text)
        pthread_mutex_unlock(mutex)
      }

      func printed(_ spot: __LessonSpot, _ file: String, isPrint: Bool) {
        guard memory != nil else { return }
        pthread_mutex_lock(mutex)
        takeOutput(file == "cell-1.swift" ? spot : nil, takesNothing: isPrint)
        pthread_mutex_unlock(mutex)
      }

      private func takeOutput(_ spot: __LessonSpot?, takesNothing: Bool = false) {
        fflush(stdout)
        let end = Int(lseek(output, 0, SEEK_CUR))
        guard end > mark || end == mark && takesNothing else { return }
        if let spot {
          add(spot, "", "\\(mark) \\(end)")
        } else if end > mark {
          add(__LessonSpot(0, 0, 0, 0, 1), "", "\\(mark) \\(end)")
        }
        mark = end
        memory?.storeBytes(of: mark, toByteOffset: 24, as: Int.self)
      }

      private func add(_ spot: __LessonSpot, _ name: String, _ text: String) {
        guard let memory else { return }
        guard let index = slots[spot] ?? newSlot(spot, name) else {
          memory.storeBytes(of: memory.load(fromByteOffset: 16, as: Int.self) + 1, toByteOffset: 16, as: Int.self)
          return
        }
        let slot = memory + \(layout.header) + index * \(layout.slot)
        let count = slot.load(fromByteOffset: 24, as: Int.self)
        var text = text
        text.withUTF8 { bytes in
          if count >= \(layout.values) || !append(index, bytes) { replaceLast(slot, bytes) }
        }
        slot.storeBytes(of: count + 1, toByteOffset: 24, as: Int.self)
      }

      private func newSlot(_ spot: __LessonSpot, _ name: String) -> Int? {
        guard let memory, slots.count < \(layout.places) else { return nil }
        let index = slots.count
        slots[spot] = index
        let slot = memory + \(layout.header) + index * \(layout.slot)
        slot.storeBytes(of: spot.startLine, as: Int32.self)
        slot.storeBytes(of: spot.startColumn, toByteOffset: 4, as: Int32.self)
        slot.storeBytes(of: spot.endLine, toByteOffset: 8, as: Int32.self)
        slot.storeBytes(of: spot.endColumn, toByteOffset: 12, as: Int32.self)
        slot.storeBytes(of: spot.kind, toByteOffset: 16, as: Int32.self)
        var name = name
        name.withUTF8 { bytes in
          guard bytes.count <= \(layout.name), let start = bytes.baseAddress else { return }
          memcpy(slot + 48, start, bytes.count)
          slot.storeBytes(of: Int32(bytes.count), toByteOffset: 44, as: Int32.self)
        }
        memory.storeBytes(of: index + 1, as: Int.self)
        return index
      }

      private func append(_ index: Int, _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let memory else { return false }
        let used = memory.load(fromByteOffset: 8, as: Int.self)
        let size = 8 + (bytes.count + 7) / 8 * 8
        guard used >= 0, used + size <= \(layout.arena) else { return false }
        let entry = memory + \(layout.arenaStart) + used
        entry.storeBytes(of: Int32(index), as: Int32.self)
        entry.storeBytes(of: Int32(bytes.count), toByteOffset: 4, as: Int32.self)
        if let start = bytes.baseAddress { memcpy(entry + 8, start, bytes.count) }
        memory.storeBytes(of: used + size, toByteOffset: 8, as: Int.self)
        return true
      }

      private func replaceLast(_ slot: UnsafeMutableRawPointer, _ bytes: UnsafeBufferPointer<UInt8>) {
        let other = 1 - (slot.load(fromByteOffset: 32, as: Int32.self) & 1)
        let count = min(bytes.count, \(layout.text))
        if let start = bytes.baseAddress { memcpy(slot + 112 + Int(other) * \(layout.text), start, count) }
        slot.storeBytes(of: Int32(count), toByteOffset: 36 + Int(other) * 4, as: Int32.self)
        slot.storeBytes(of: other, toByteOffset: 32, as: Int32.self)
      }
    }

    """
}
