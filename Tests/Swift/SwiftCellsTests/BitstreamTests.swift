import Testing

@testable import SwiftCells

@Suite("LLVM's bitstream container")
struct BitstreamTests {
  private static let big: UInt64 = 0xFEDC_BA98_7654_3210

  @Test("Records without a definition can have numbers of any size")
  func unabbreviated() throws {
    let items = try streamItems { bits in
      bits.block(9) { bits in
        for values in [[], [0, 31, 32, Self.big, .max]] as [[UInt64]] {
          bits.fixed(3, 4)
          bits.variable(70, 6)
          bits.variable(UInt64(values.count), 6)
          for value in values { bits.variable(value, 6) }
        }
      }
    }
    #expect(items == ["<9", "70[]", "70[0, 31, 32, \(Self.big), \(UInt64.max)]", ">"])
  }

  @Test("Records are read as their block defines them")
  func abbreviated() throws {
    let items = try streamItems { bits in
      bits.block(9) { bits in
        bits.define([(nil, 200), (1, 3), (1, 64), (2, 5), (1, 0), (3, nil), (4, nil)])
        bits.define([(1, 7), (5, nil)])
        bits.fixed(4, 4)
        bits.fixed(5, 3)
        bits.fixed(Self.big, 64)
        bits.variable(1_000, 5)
        bits.variable(4, 6)
        for character: UInt64 in [0, 26, 52, 63] { bits.fixed(character, 6) }
        bits.fixed(5, 4)
        bits.fixed(99, 7)
        bits.variable(5, 6)
        bits.align()
        for byte in "a日x".utf8 { bits.fixed(UInt64(byte), 8) }
        bits.align()
      }
    }
    #expect(items == ["<9", "200[5, \(Self.big), 1000, 0, 97, 65, 48, 95]", "99[]a日x", ">"])
  }

  @Test("Definitions in the information block apply to all later blocks of their kind, and to no other")
  func information() throws {
    func body(_ bits: inout Bits, used: UInt64) {
      bits.block(0) { bits in
        bits.fixed(3, 4)
        bits.variable(1, 6)
        bits.variable(1, 6)
        bits.variable(300, 6)
        bits.define([(nil, 2), (1, 8)])
      }
      for _ in 0..<2 {
        bits.block(used) { bits in
          bits.fixed(4, 4)
          bits.fixed(42, 8)
        }
      }
    }
    #expect(try streamItems { body(&$0, used: 300) } == ["<300", "2[42]", ">", "<300", "2[42]", ">"])
    #expect(throws: SerializedDiagnosticsError.self) { try streamItems { body(&$0, used: 9) } }
  }

  @Test("Blocks can be nested and skipped")
  func nested() throws {
    func body(_ bits: inout Bits) {
      bits.block(8) { bits in
        bits.block(20, outer: 4) { bits in bits.block(21, outer: 4) { _ in } }
        bits.block(9, outer: 4) { _ in }
      }
    }
    #expect(try streamItems(body) == ["<8", "<20", "<21", ">", ">", "<9", ">", ">"])
    #expect(try streamItems(skipping: 20, body) == ["<8", "<9", ">", ">"])
  }
}
