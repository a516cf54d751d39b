import CLibrary

/// What a folder holds.
public enum FolderNames {
  /// A name in a folder.
  public struct Entry: Sendable {
    /// The name, without the folder.
    public let name: String
    /// Whether the name is that of a folder, and of no link to one; nil where only a look at it tells.
    public let isFolder: Bool?
  }

  /// The names in a folder, without `.` and `..`, in order unless that is not wanted; nil if the folder cannot be read.
  public static func of(_ path: String, sorted: Bool = true) -> [String]? {
    var names: [String] = []
    guard each(of: path, { name, _ in names.append(String(decoding: name, as: UTF8.self)) }) else { return nil }
    return sorted ? names.sorted() : names
  }

  /// What stands in a folder, sorted by name, and the names that are not UTF-8, which no path can name here; nil if it
  /// cannot be read.
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

  /// Whether a folder, whose path may be any bytes, or one below it has a file of some name.
  ///
  /// - Parameters:
  ///   - path: the folder, without a zero at its end.
  ///   - depth: how many levels below it are looked at.
  ///   - isWanted: whether a name is one of those.
  /// - Returns: whether there is one.
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
      // The name may be longer than the field that the header declares.
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
