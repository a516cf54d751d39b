extension TextFile {
  /// Reads a file below a folder, through links only if they stay in the folder.
  ///
  /// - Throws: a ``Finding`` for a file that leads out of the folder or cannot be read.
  public static func read(
    _ path: String, beneath folder: String, as content: Content = .document
  ) throws(Finding) -> [UInt8] {
    let place = try place(of: path, beneath: folder, named: path, "read")
    return try read(place, named: path, as: content)
  }

  /// Replaces or creates a file below a folder in one step, through links only if they stay in the folder.
  ///
  /// - Parameters:
  ///   - path: the path of the file, relative to the folder.
  ///   - folder: the folder.
  ///   - bytes: the new bytes.
  ///   - old: the bytes that the file must still hold, empty for a file that does not exist yet; a file with other
  ///     bytes is not written.
  /// - Returns: notes for the user about the written file.
  /// - Throws: a ``Finding`` for a file that leads out of the folder, cannot be written or has changed.
  @discardableResult
  public static func replace(
    _ path: String, beneath folder: String, with bytes: [UInt8], ifStill old: [UInt8]? = nil
  ) throws(Finding) -> [Finding] {
    try replace(FileChange(path, beneath: folder, to: bytes, ifStill: old))
  }

  /// Returns the reason that a file below a folder is not read or written; nil if no link leads out of the folder.
  public static func refusal(of path: String, beneath folder: String) -> Finding? {
    do throws(FolderWalkError) {
      _ = try FolderWalk.place(of: path, beneath: folder)
      return nil
    } catch {
      if case .leadsOut = error { return leadsOut(path) }
      return nil
    }
  }

  private static func leadsOut(_ path: String) -> Finding {
    Finding(
      Place(file: path), "A link here leads out of the folder, so the file is not read or written.",
      help: "Replace the link with the file itself.")
  }

  static func place(
    of path: String, beneath folder: String, named name: String, _ verb: String
  ) throws(Finding) -> FilePlace {
    do throws(FolderWalkError) {
      return try FolderWalk.place(of: path, beneath: folder)
    } catch {
      switch error {
      case .leadsOut: throw leadsOut(name)
      case .system(let code): throw failure(name, verb, code)
      }
    }
  }
}
