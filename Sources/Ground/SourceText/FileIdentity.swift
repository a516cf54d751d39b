import CExtendedAttributes
import CLibrary

/// The properties of a file besides its bytes: owner, group, permissions, attributes and access lists.
struct FileIdentity: Sendable, Equatable {
  private let user: uid_t
  private let group: gid_t
  private let mode: mode_t
  private let changed: FileTime
  /// The number of names that the file has.
  let links: Int

  /// Creates the identity of an open file.
  init(_ descriptor: Int32, named path: String) throws(Finding) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw TextFile.failure(path, "read", errno) }
    (user, group, mode, links) = (status.st_uid, status.st_gid, status.st_mode & 0o7777, Int(status.st_nlink))
    changed = FileTime(status.changeTime)
  }

  /// Copies the properties to another file; returns false if that fails.
  func copy(from source: Int32, to target: Int32) -> Bool {
    var status = stat()
    guard fstat(target, &status) == 0 else { return false }
    if status.st_uid != user || status.st_gid != group {
      guard fchown(target, user, group) == 0 else { return false }
    }
    guard copyAttributes(from: source, to: target), fchmod(target, mode) == 0 else { return false }
    // The system may silently drop the set-user, set-group and sticky bits.
    return mode & 0o7000 == 0 || fstat(target, &status) == 0 && status.st_mode & 0o7777 == mode
  }

  #if canImport(Darwin)
    private func copyAttributes(from source: Int32, to target: Int32) -> Bool {
      fcopyfile(source, target, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR)) == 0
    }
  #else
    /// The names of attributes that describe the bytes; the system writes them itself.
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

    /// Returns the names of a file's attributes, including its access list.
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
