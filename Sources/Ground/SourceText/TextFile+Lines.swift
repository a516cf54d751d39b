import CLibrary

extension TextFile {
  /// Reads a file piece by piece and passes each line to a function, so that its size does not matter.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - longest: the number of bytes of a line that are held.
  ///   - body: a function that receives each line.
  /// - Throws: a ``Finding`` for a file that is missing, unreadable, a folder, or not a regular file.
  package static func lines(
    of path: String, longest: Int, _ body: (LineSplitter.Line) -> Void
  ) throws(Finding) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path, "read", errno) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, "read", errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let what: Message = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "a special file"
      throw Finding(Place(file: path), "This is \(what), not a data file.", help: "Name a file.")
    }
    try lines(of: descriptor, named: path, longest: longest, body)
  }

  /// Reads an open file or pipe to its end and passes each line to a function.
  ///
  /// - Throws: a ``Finding`` if reading fails.
  package static func lines(
    of descriptor: Int32, named path: String, longest: Int, _ body: (LineSplitter.Line) -> Void
  ) throws(Finding) {
    var splitter = LineSplitter(longest: longest)
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = piece.withUnsafeMutableBytes { CLibrary.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure(path, "read", errno) }
      if count == 0 { break }
      splitter.take(piece[..<count], body)
    }
    splitter.finish(body)
  }
}
