import CLibrary
import Testing

@Suite("Writing all bytes")
struct WriteAllTests {
  @Test(
    "All bytes are written even if the system takes them in parts or is interrupted at first",
    arguments: [0, 1, 3, 1000])
  func parts(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    var written: [UInt8] = []
    var interruptions = 2
    let isWhole = writeAll(bytes, to: 7) { descriptor, part, count in
      #expect(descriptor == 7)
      if interruptions > 0 {
        interruptions -= 1
        errno = EINTR
        return -1
      }
      let taken = min(count, 3)
      written += UnsafeRawBufferPointer(start: part, count: taken)
      return taken
    }
    #expect(isWhole && written == bytes)
  }

  @Test("A full system is reported with its error number", arguments: [(-1, ENOSPC), (0, 0)])
  func full(answer: Int, code: Int32) {
    var calls = 0
    errno = 0
    let isWhole = writeAll([1, 2, 3], to: 7) { _, _, _ in
      calls += 1
      guard calls > 1 else { return 2 }
      errno = code
      return answer
    }
    let found = errno
    #expect(!isWhole && calls == 2 && found == code)
  }

  @Test("Bytes reach a pipe")
  func pipe() {
    var ends: [Int32] = [-1, -1]
    #expect(CLibrary.pipe(&ends) == 0)
    #expect(writeAll(Array("hello".utf8), to: ends[1]))
    close(ends[1])
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(read(ends[0], &bytes, bytes.count) == 5 && bytes.starts(with: "hello".utf8))
    close(ends[0])
    #expect(!writeAll([1], to: ends[1]))
  }
}
