#if canImport(Glibc)
  import Testing

  @testable import Sandbox

  @Suite struct MemoryMapTests {
    private let map = MemoryMap(
      """
      1000-2000 r--p 00000000 08:01 7                          /usr/bin/a
      2000-3000 r-xp 00001000 08:01 7                          /usr/bin/a
      4000-5000 r-xp 00001000 08:01 8                          /lib/libc.so.6
      6000-7000 r-xp 00001000 08:01 9                          /t/a b/libswiftCore.so
      8000-9000 rwxp 00000000 00:00 0
      a000-b000 r-xp 00000000 00:00 0                          [vdso]

      """)

    @Test func `Code that nobody can write has a file`() {
      #expect(map.code(at: 0x1000) == nil)
      #expect(map.code(at: 0x2FFF)?.path == "/usr/bin/a")
      #expect(map.code(at: 0x3000) == nil)
      #expect(map.code(at: 0x6800)?.path == "/t/a b/libswiftCore.so")
      #expect(map.code(at: 0x6800)?.file == 9)
      #expect(map.code(at: 0x8000) == nil)
    }
  }
#endif
