import SourceText

/// The file systems that are mounted for this process, as the kernel lists them in `/proc/self/mountinfo`.
struct MountTable {
  /// A mounted file system.
  struct Entry: Hashable {
    /// The folder or the file on which it is mounted.
    var place: String
    /// The options for files there, such as `rw`, `nosuid`, `nodev`.
    var options: [String]
  }

  /// All entries, in the order in which they were mounted.
  let entries: [Entry]

  /// The file systems of this process.
  static var current: Self {
    Self(String(decoding: RunFolder.bytes(of: "/proc/self/mountinfo", atMost: 1 << 24), as: UTF8.self))
  }

  /// Reads the kernel's text.
  init(_ text: String) {
    entries = text.split(separator: "\n").compactMap { line in
      let fields = line.split(separator: " ")
      guard fields.count > 5 else { return nil }
      return Entry(place: Self.decoded(fields[4]), options: fields[5].split(separator: ",").map(String.init))
    }
  }

  /// Returns the writable mounts below a folder, by the rest of their paths.
  ///
  /// The options are those that forbid something else; they must stay in force.
  func writable(below folder: String) -> [(rest: String, options: [String])] {
    var found: [(rest: String, options: [String])] = []
    for entry in entries where !entry.options.contains("ro") {
      guard let rest = RelativePath.below(folder, entry.place) else { continue }
      let kept = entry.options.filter(["nosuid", "nodev", "noexec"].contains)
      if let index = found.firstIndex(where: { $0.rest == rest }) {
        found[index].options += kept.filter { !found[index].options.contains($0) }
      } else {
        found.append((rest, kept))
      }
    }
    return found
  }

  /// Decodes a field, in which spaces and the like are three octal digits after a backslash.
  private static func decoded(_ field: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = Array(field.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(3)
      if byte == UInt8(ascii: "\\"), digits.count == 3,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 8)
      {
        bytes.append(value)
        rest = rest.dropFirst(3)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
