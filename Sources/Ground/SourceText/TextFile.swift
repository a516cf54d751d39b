import CLibrary

/// Reads and replaces whole files, with errors that name the path and the way out.
public enum TextFile {
  /// The largest file that is read, in bytes.
  ///
  /// No lesson is larger, and a device or a wrong path could be endless.
  public static let largest = 64 << 20

  /// The kind of a file's content, which messages name.
  public enum Content: Sendable {
    /// A document, or a file that it shows.
    case document
    /// Data for an experiment.
    case data
  }

  /// Reads a file.
  ///
  /// - Throws: a ``Finding`` for a file that is missing, unreadable, a folder, not a regular file, or too large.
  public static func read(_ path: String) throws(Finding) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw failure(path, "read", errno) }
    defer { close(descriptor) }
    return try read(descriptor, named: path)
  }

  /// Reads the file at a place.
  static func read(
    _ place: borrowing FilePlace, named path: String, as content: Content = .document
  ) throws(Finding) -> [UInt8] {
    let descriptor = place.open(O_RDONLY)
    guard descriptor >= 0 else { throw failure(path, "read", errno) }
    defer { close(descriptor) }
    return try read(descriptor, named: path, as: content)
  }

  /// Reads an open file.
  static func read(_ descriptor: Int32, named path: String, as content: Content = .document) throws(Finding) -> [UInt8]
  {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw failure(path, "read", errno) }
    guard status.st_mode & S_IFMT == S_IFREG else {
      let what: Message = status.st_mode & S_IFMT == S_IFDIR ? "a folder" : "a special file"
      throw content == .document
        ? Finding(Place(file: path), "This is \(what), not a document.", help: "Name a Markdown file.")
        : Finding(Place(file: path), "This is \(what), not a data file.", help: "Name a file.")
    }
    guard status.st_size <= largest else {
      let most = largest >> 20
      throw Finding(
        Place(file: path), "The file has \(status.st_size) bytes.",
        help: content == .document
          ? "A document can have at most \(most) MiB: split it."
          : "A data file can have at most \(most) MiB: use a part of it.")
    }
    let size = Int(status.st_size)
    var code: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = unsafe pread(descriptor, buffer.baseAddress?.advanced(by: count), size - count, off_t(count))
        if got < 0, errno == EINTR { continue }
        if got < 0 { code = errno }
        if got <= 0 { break }
        count += got
      }
    }
    guard code == 0 else { throw failure(path, "read", code) }
    return bytes
  }

  /// Returns the finding for an error number of the operating system.
  static func failure(_ path: String, _ verb: String, _ code: Int32) -> Finding {
    switch code {
    case ENOENT where verb == "written":
      Finding(
        Place(file: path), "There is no folder for this file.", help: "Create the folder, or choose another place.")
    case ENOENT: Finding(Place(file: path), "There is no such file.", help: "Check the path.")
    case EACCES where verb == "written", EPERM where verb == "written", EROFS where verb == "written":
      Finding(
        Place(file: path), "The file cannot be written: permission denied.", help: "Check its permissions.")
    case EACCES, EPERM, EROFS:
      Finding(Place(file: path), "The file cannot be read: permission denied.", help: "Check its permissions.")
    default:
      Finding(
        Place(file: path),
        verb == "written"
          ? "The file could not be written: \(String(cString: strerror(code)))."
          : "The file could not be read: \(String(cString: strerror(code))).")
    }
  }
}
