#if canImport(Glibc)
  import CLibrary

  /// The code in the memory of a process, as the kernel lists it.
  struct MemoryMap {
    /// A part of memory that contains code and cannot be written.
    struct Code: Hashable {
      var addresses: Range<UInt64>
      /// The number of its file on the file's device; 0 for none.
      var file: UInt64
      /// The path of that file; empty for none.
      var path: String
    }

    /// The parts, in ascending order of addresses.
    let code: [Code]

    private static let longest = 1 << 20

    /// Reads the map of a process.
    init(of process: pid_t) {
      self.init(String(decoding: RunFolder.bytes(of: "/proc/\(process)/maps", atMost: Self.longest), as: UTF8.self))
    }

    /// Reads lines such as `7f00-7f10 r-xp 00000000 08:01 42   /usr/lib/libc.so.6`.
    init(_ text: String) {
      code = text.split(separator: "\n").compactMap { line in
        let words = line.split(separator: " ", maxSplits: 5)
        let ends = words.first?.split(separator: "-").compactMap { UInt64($0, radix: 16) } ?? []
        guard words.count >= 5, words[1].hasPrefix("r-x"), ends.count == 2, ends[0] < ends[1] else { return nil }
        let path = words.count > 5 ? String(words[5].drop { $0 == " " }) : ""
        return Code(addresses: ends[0]..<ends[1], file: UInt64(words[4]) ?? 0, path: path)
      }
    }

    /// Returns the code at an address; nil if there is none.
    func code(at address: UInt64) -> Code? { code.first { $0.addresses.contains(address) } }
  }
#endif
