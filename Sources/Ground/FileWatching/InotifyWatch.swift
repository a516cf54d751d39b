#if os(Linux)
  import CLibrary
  import Dispatch
  import SourceText
  import Synchronization

  /// A watcher that receives changes from Linux (inotify(7)).
  ///
  /// It has one watch per folder, and one for the folder of each single file, because editors put a new file in the
  /// place of the old one.
  final class InotifyWatch: Sendable {
    /// The events to watch for in a folder.
    private static let events = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ATTRIB | IN_ONLYDIR)
    /// The quiet time after which changes are reported together, and the longest time to collect them, in milliseconds.
    private static let (quiet, longest) = (Int32(8), 60)

    private struct Watched {
      var folders: [Int32: String] = [:]
      /// The paths of the single files to report.
      var files: Set<String> = []
      /// The folders to report with everything below them.
      var trees: Set<String> = []
    }

    private let descriptor: Int32
    private let bell: (reading: Int32, writing: Int32)
    private let watched: Mutex<Watched>
    private let changed: @Sendable (Set<String>) -> Void

    /// Creates a watcher and starts it; nil if Linux has no watches left.
    init?(folders: [String], files: [String], changed: @escaping @Sendable (Set<String>) -> Void) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      guard descriptor >= 0 else { return nil }
      var ends: [Int32] = [-1, -1]
      guard pipe(&ends) == 0 else {
        close(descriptor)
        return nil
      }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      bell = (ends[0], ends[1])
      watched = Mutex(Watched(files: Set(files)))
      self.changed = changed
      var isWhole = true
      for folder in folders { isWhole = addTree(folder) { _ in } && isWhole }
      for folder in Set(files.map(RelativePath.folder(of:))) { isWhole = add(folder, isTree: false) && isWhole }
      guard isWhole else {
        for end in [descriptor, ends[0], ends[1]] { close(end) }
        return nil
      }
      DispatchQueue(label: "watching files").async { [self] in watch() }
    }

    /// Ends the thread, which then closes its descriptors.
    func stop() {
      var byte: UInt8 = 0
      _ = write(bell.writing, &byte, 1)
    }

    /// Watches a folder and everything below it.
    ///
    /// - Parameters:
    ///   - folder: the folder.
    ///   - told: receives the files that already exist, if the folder has just appeared.
    /// - Returns: false if Linux has no watches left.
    private func addTree(_ folder: String, told: (String) -> Void) -> Bool {
      var isWhole = true
      FileTree.visit(folder) { path in
        guard self.add(path, isTree: true) else {
          isWhole = false
          return false
        }
        return true
      } file: { path in
        told(path)
      }
      return isWhole
    }

    /// Watches a folder; a missing folder is not an error.
    ///
    /// - Returns: false if Linux has no watches left.
    private func add(_ folder: String, isTree: Bool) -> Bool {
      let number = inotify_add_watch(descriptor, folder.isEmpty ? "." : folder, Self.events)
      guard number >= 0 else { return errno != ENOSPC && errno != ENOMEM }
      watched.withLock { watched in
        watched.folders[number] = folder
        if isTree { watched.trees.insert(folder) }
      }
      return true
    }

    private func watch() {
      defer { for end in [descriptor, bell.reading, bell.writing] { close(end) } }
      var paths: Set<String> = []
      var isLost = false
      var waited = 0
      while true {
        let isGathering = !paths.isEmpty || isLost
        var polled = [
          pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
          pollfd(fd: bell.reading, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&polled, 2, isGathering ? Self.quiet : -1)
        if count < 0, errno == EINTR { continue }
        if polled[1].revents != 0 { return }
        if count > 0 { isLost = read(into: &paths) || isLost }
        waited += isGathering ? Int(Self.quiet) : 0
        guard isGathering || !paths.isEmpty || isLost else { continue }
        if count == 0 || waited >= Self.longest {
          changed(isLost ? [] : paths)
          (paths, isLost, waited) = ([], false, 0)
        }
      }
    }

    /// Reads the events that Linux reports.
    ///
    /// - Returns: whether some events were lost.
    private func read(into paths: inout Set<String>) -> Bool {
      let size = 1 << 16
      var isLost = false
      var folders: [String] = []
      withUnsafeTemporaryAllocation(byteCount: size, alignment: 8) { buffer in
        guard let base = buffer.baseAddress else { return }
        while true {
          let count = CLibrary.read(descriptor, base, size)
          guard count > 0 else { return }
          var offset = 0
          while offset < count {
            let event = base.loadUnaligned(fromByteOffset: offset, as: inotify_event.self)
            let name = (base + offset + MemoryLayout<inotify_event>.size).assumingMemoryBound(to: CChar.self)
            offset += MemoryLayout<inotify_event>.size + Int(event.len)
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 { isLost = true }
            guard event.len > 0, let path = self.path(event.wd, String(cString: name)) else { continue }
            let isFolder = event.mask & UInt32(IN_ISDIR) != 0
            if isFolder, event.mask & UInt32(IN_CREATE | IN_MOVED_TO) != 0 { folders.append(path) }
            paths.insert(path)
          }
        }
      }
      for folder in folders where watched.withLock({ $0.trees.contains(RelativePath.folder(of: folder)) }) {
        _ = addTree(folder) { paths.insert($0) }
      }
      return isLost
    }

    /// Returns the path of a name in a watched folder; nil if the path is not watched.
    private func path(_ number: Int32, _ name: String) -> String? {
      watched.withLock { watched in
        guard let folder = watched.folders[number] else { return nil }
        let path = folder.isEmpty ? name : folder == "/" ? "/\(name)" : "\(folder)/\(name)"
        if watched.trees.contains(folder), !name.hasPrefix(".") { return path }
        return watched.files.contains(path) ? path : nil
      }
    }
  }
#endif
