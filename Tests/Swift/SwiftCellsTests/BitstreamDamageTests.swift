import Testing

@testable import SwiftCells

@Suite("Damaged bitstreams")
struct BitstreamDamageTests {
  /// A block with invalid content, and the expected error.
  struct Damage: Sendable, CustomTestStringConvertible {
    let problem: String
    let body: @Sendable (inout Bits) -> Void

    init(_ problem: String, _ body: @escaping @Sendable (inout Bits) -> Void) {
      (self.problem, self.body) = (problem, body)
    }

    var testDescription: String { problem }
  }

  static let damages: [Damage] = [
    Damage("a record is stored in an undefined way", { $0.fixed(4, 4) }),
    Damage("a record is defined with 0 fields", { $0.define([]) }),
    Damage("a record is defined with 65 fields", { $0.define(Array(repeating: (nil, 1), count: 65)) }),
    Damage("a record is defined with fields in a wrong order", { $0.define([(5, nil)]) }),
    Damage("a record is defined with fields in a wrong order", { $0.define([(nil, 1), (5, nil), (nil, 1)]) }),
    Damage("a record is defined with fields in a wrong order", { $0.define([(nil, 1), (3, nil)]) }),
    Damage("a record is defined with fields in a wrong order", { $0.define([(nil, 1), (3, nil), (3, nil)]) }),
    Damage("a field has the unknown encoding 6", { $0.define([(6, nil)]) }),
    Damage("a field has 65 bits", { $0.define([(1, 65)]) }), Damage("a field has 1 bits", { $0.define([(2, 1)]) }),
    Damage(
      "it ends in the middle of a record",
      { bits in
        bits.fixed(3, 4)
        bits.variable(1, 6)
        bits.variable(.max, 6)
      }
    ),
    Damage(
      "it ends in the middle of a list",
      { bits in
        bits.define([(nil, 1), (3, nil), (1, 0)])
        bits.fixed(4, 4)
        bits.variable(.max, 6)
      }
    ),
    Damage(
      "it ends in the middle of a text",
      { bits in
        bits.define([(nil, 1), (5, nil)])
        bits.fixed(4, 4)
        bits.variable(.max, 6)
      }
    ),
    Damage(
      "a number has more than 64 bits",
      { bits in
        bits.fixed(3, 4)
        for _ in 0..<13 { bits.fixed(63, 6) }
        bits.fixed(0, 6)
      }
    ),
  ]

  @Test("An invalid block is refused", arguments: damages)
  func refused(_ damage: Damage) {
    let error = #expect(throws: SerializedDiagnosticsError.self) {
      try streamItems { $0.block(9) { damage.body(&$0) } }
    }
    #expect(error?.problem == damage.problem)
  }

  @Test("A block that is longer than it says, or nested too deeply, is refused")
  func blocks() {
    #expect(throws: Never.self) { try streamItems { $0.nest(16) } }
    let deep = #expect(throws: SerializedDiagnosticsError.self) { try streamItems { $0.nest(17) } }
    #expect(deep?.problem == "blocks are nested more than 16 deep")
    let short = #expect(throws: SerializedDiagnosticsError.self) {
      try streamItems { bits in
        bits.block(9) { $0.fixed(0, 4) }
        bits.fixed(0, 32)
        for index in 32..<64 { bits.bits[index] = index == 33 }
      }
    }
    #expect(short?.problem == "a block has another length than it says")
  }
}
