/// The symbols of a module, as the compiler's symbol graph lists them.
struct SymbolGraph: Decodable {
  /// A declaration that other modules can use.
  struct Symbol: Decodable {
    struct Kind: Decodable {
      var identifier: String
    }
    struct Identifier: Decodable {
      var precise: String
    }
    var kind: Kind
    var identifier: Identifier
    /// The names that lead to it from its module.
    var pathComponents: [String]
    var docComment: Comment?
  }

  /// The documentation of a symbol.
  struct Comment: Decodable {
    struct Line: Decodable {
      struct Place: Decodable {
        struct Position: Decodable {
          /// The number of the line, from 0.
          var line: Int
        }
        var start: Position
      }
      var text: String
      var range: Place?
    }
    var lines: [Line]
    var uri: String?
    var module: String?
  }

  /// A relation between two symbols.
  struct Relationship: Decodable {
    var kind: String
    var source: String
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}

extension SymbolGraph.Symbol {
  /// The kind in the words of a link, such as `struct` or `type.method`.
  var kindWord: String { kind.identifier.replacing("swift.", with: "") }

  /// The checksum that DocC accepts after the name: FNV-1 in 24 bits.
  var checksum: String {
    let sum = identifier.precise.utf8.reduce(UInt32(2_166_136_261)) { ($0 &* 16_777_619) ^ UInt32($1) }
    return String((sum >> 24) ^ (sum & 0xFF_FFFF), radix: 36)
  }
}
