#if os(Linux)
  import Testing

  @testable import Sandbox

  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  private enum KernelHeaders {
    /// Headers that number calls as this machine does; arm64 has the numbers that all recent machines share.
    static let x86 = numbers([
      "/usr/include/x86_64-linux-gnu/asm/unistd_64.h", "/usr/x86_64-linux-gnu/include/asm/unistd_64.h",
      "/usr/include/asm/unistd_64.h",
    ])
    static let arm = numbers([
      "/usr/include/aarch64-linux-gnu/asm/unistd_64.h", "/usr/aarch64-linux-gnu/include/asm/unistd_64.h",
      "/usr/include/asm-generic/unistd.h", "/usr/aarch64-linux-gnu/include/asm-generic/unistd.h",
    ])

    /// Returns the numbers in the first existing header, by the names of the calls; nil if no header exists.
    static func numbers(_ headers: [String]) -> [String: UInt32]? {
      guard let header = headers.lazy.compactMap({ try? String(contentsOfFile: $0, encoding: .utf8) }).first else {
        return nil
      }
      let definitions = header.split(separator: "\n").compactMap { line -> (String, UInt32)? in
        let words = line.split { $0 == " " || $0 == "\t" }
        guard words.count > 2, words[0] == "#define", let number = UInt32(words[2]),
          let prefix = ["__NR_", "__NR3264_"].first(where: { words[1].hasPrefix($0) })
        else { return nil }
        return (String(words[1].dropFirst(prefix.count)), number)
      }
      return Dictionary(definitions) { first, _ in first }
    }
  }

  @Suite("Numbers of system calls")
  struct NumberedCallTests {
    /// Returns the errors in the numbers of a machine: wrong numbers, and calls that the machine has but a filter
    /// forgets.
    private func errors(_ header: [String: UInt32], _ number: (NumberedCall) -> UInt32?) -> [String] {
      let youngest = header.values.max() ?? 0
      return RefusedCalls.all.compactMap { call in
        // Headers may be older than a call.
        if let number = number(call), number > youngest { return nil }
        return header[call.name] == number(call)
          ? nil : "\(call.name): \(String(describing: number(call))), not \(String(describing: header[call.name]))"
      }
    }

    @Test("The x86-64 numbers match the kernel's", .enabled(if: KernelHeaders.x86 != nil, "Its headers are not here."))
    func x86() throws {
      #expect(errors(try #require(KernelHeaders.x86)) { $0.x86 } == [])
    }

    @Test("The arm64 numbers match the kernel's", .enabled(if: KernelHeaders.arm != nil, "Its headers are not here."))
    func arm() throws {
      #expect(errors(try #require(KernelHeaders.arm)) { $0.arm } == [])
    }

    @Test("No list refuses a call twice")
    func lists() {
      let calls =
        RefusedCalls.everywhere + RefusedCalls.unknown + RefusedCalls.attributes
        + RefusedCalls.alone
      #expect(Set(calls.map(\.name)).count == calls.count)
    }
  }
#endif
