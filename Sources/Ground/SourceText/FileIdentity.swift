import CExtendedAttributes
import CLibrary

/// What a file is beside its bytes: its owner, its group, its permissions, and with them its attributes and access lists.
struct FileIdentity: Sendable, Equatable {
  private let user: uid_t
  private let group: gid_t
  private let mode: mode_t
  private let changed: FileTime
  /// How many names the file has.
  let links: Int

  /// Looks at an open file.
  init(_ descriptor: Int32, named path: String) throws(Finding) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw TextFile.failure(path, "read", errno) }
    (user, group, mode, links) = (status.st_uid, status.st_gid, status.st_mode & 0o7777, Int(status.st_nlink))
    changed = FileTime(status.changeTime)
  }

  /// Makes another file like this one; false if that cannot be done.
  func copy(from source: Int32, to target: Int32) -> Bool {
    var status = stat()
    guard fstat(target, &status) == 0 else { return false }
    if status.st_uid != user || status.st_gid != group {
      guard fchown(target, user, group) == 0 else { return false }
    }
    guard copyAttributes(from: source, to: target), fchmod(target, mode) == 0 else { return false }
    // The system may drop the bits of programs without a word.
    return mode & 0o7000 == 0 || fstat(target, &status) == 0 && status.st_mode & 0o7777 == mode
  }

  #if canImport(Darwin)
    private func copyAttributes(from source: Int32, to target: Int32) -> Bool {
      fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
    }
  #else
    /// Names of attributes that say what the bytes are, which the system writes itself.
    private static let ofBytes: Set = ["security.ima", "security.evm"]

    private func copyAttributes(from source: Int32, to target: Int32) -> Bool {
      let wanted = Self.attributes(of: source)
      let present = Self.attributes(of: target)
      for name in present where !wanted.contains(name) && !name.hasPrefix("security.") {
        guard fremovexattr(target, name) == 0 else { return false }
      }
      return wanted.allSatisfy { name in
        guard !Self.ofBytes.contains(name) else { return true }
        guard let value = Self.value(name, of: source) else { return false }
        if present.contains(name), Self.value(name, of: target) == value { return true }
        return fsetxattr(target, name, value, value.count, 0) == 0
      }
    }

    /// The names of the attributes of a file, its access list among them.
    private static func attributes(of descriptor: Int32) -> [String] {
      let size = flistxattr(descriptor, nil, 0)
      guard size > 0 else { return [] }
      var names = [CChar](repeating: 0, count: size + 1024)
      let count = flistxattr(descriptor, &names, names.count)
      return names.prefix(max(0, count)).split(separator: 0).map { name in
        String(decoding: name.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      }
    }

    private static func value(_ name: String, of descriptor: Int32) -> [UInt8]? {
      let size = fgetxattr(descriptor, name, nil, 0)
      guard size >= 0 else { return nil }
      var value = [UInt8](repeating: 0, count: size)
      return fgetxattr(descriptor, name, &value, size) == size ? value : nil
    }
  #endif
}
