import CLibrary

/// The names in a folder.
public enum FolderNames {
  /// A name in a folder.
  public struct Entry: Sendable {
    /// The name, without the path of the folder.
    public let name: String
    /// Whether the name is that of a folder, and not of a link to one; nil if that is unknown without reading its
    /// status.
    public let isFolder: Bool?
  }

  /// Returns the names in a folder, without `.` and `..`; nil if the folder cannot be read.
  ///
  /// The names are sorted unless `sorted` is false.
  public static func of(_ path: String, sorted: Bool = true) -> [String]? {
    var names: [String] = []
    guard each(of: path, { name, _ in names.append(String(decoding: name, as: UTF8.self)) }) else { return nil }
    return sorted ? names.sorted() : names
  }

  /// Returns the entries of a folder, sorted by name, and the names that are not UTF-8; nil if the folder cannot be
  /// read.
  ///
  /// No path in this program can contain the other names.
  public static func withOthers(of path: String) -> (entries: [Entry], others: [[UInt8]])? {
    var entries: [Entry] = []
    var others: [[UInt8]] = []
    let isRead = each(of: path) { bytes, isFolder in
      if let name = String(validating: bytes, as: UTF8.self) {
        entries.append(Entry(name: name, isFolder: isFolder))
      } else {
        others.append(Array(bytes))
      }
    }
    return isRead ? (entries.sorted { $0.name < $1.name }, others) : nil
  }

  /// Returns whether a folder, or one below it, contains a file with a wanted name.
  ///
  /// - Parameters:
  ///   - path: the folder, as any bytes without a zero at the end.
  ///   - depth: the number of levels below the folder to search.
  ///   - isWanted: whether a name is wanted.
  /// - Returns: whether there is such a file.
  public static func hasFile(below path: [UInt8], depth: Int, _ isWanted: (String) -> Bool) -> Bool {
    var folders: [[UInt8]] = []
    var isFound = false
    each(of: path) { name, _ in
      guard name.first != UInt8(ascii: ".") else { return }
      if isWanted(String(decoding: name, as: UTF8.self)) { isFound = true }
      folders.append(path + [UInt8(ascii: "/")] + name)
    }
    if isFound || depth == 0 { return isFound }
    return folders.contains { isFolder($0) && hasFile(below: $0, depth: depth - 1, isWanted) }
  }

  private static func isFolder(_ path: [UInt8]) -> Bool {
    var status = stat()
    return (path + [0]).withUnsafeBytes { bytes in
      bytes.baseAddress.map { lstat($0.assumingMemoryBound(to: CChar.self), &status) } == 0
    } && status.st_mode & S_IFMT == S_IFDIR
  }

  private typealias Visit = (_ name: UnsafeRawBufferPointer.SubSequence, _ isFolder: Bool?) -> Void

  private static func each(of path: String, _ body: Visit) -> Bool {
    each(opendir(path), body)
  }

  @discardableResult
  private static func each(of path: [UInt8], _ body: Visit) -> Bool {
    each(
      (path + [0]).withUnsafeBytes { bytes in
        bytes.baseAddress.flatMap { opendir($0.assumingMemoryBound(to: CChar.self)) }
      }, body)
  }

  #if canImport(Darwin)
    private typealias Folder = UnsafeMutablePointer<DIR>
  #else
    private typealias Folder = OpaquePointer
  #endif

  private static func each(_ folder: Folder?, _ body: Visit) -> Bool {
    guard let folder else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      // The name can be longer than the field that the header declares.
      let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
      let start = UnsafeRawPointer(entry) + offset
      let count = strlen(start.assumingMemoryBound(to: CChar.self))
      let name = UnsafeRawBufferPointer(start: start, count: count)[...]
      let type = Int(entry.pointee.d_type)
      let isFolder = type == Int(DT_UNKNOWN) ? nil : type == Int(DT_DIR)
      if !name.elementsEqual(".".utf8), !name.elementsEqual("..".utf8) { body(name, isFolder) }
    }
    return true
  }
}
