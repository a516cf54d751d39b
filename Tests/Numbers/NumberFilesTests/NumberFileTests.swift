import NumberFiles
import NumberFormats
import TestSupport
import Testing

@Suite("Files with numbers")
struct NumberFileTests {
  private static let mostNumbers = 4_194_304

  private static func numbers(_ bytes: [UInt8], column: String? = nil, name: String = "a") throws -> [Double] {
    try NumberFile(bytes, name: name, column: column, limit: mostNumbers).numbers
  }

  private static func numbers(_ text: String, column: String? = nil) throws -> [Double] {
    try numbers(Array(text.utf8), column: column)
  }

  /// Returns the reason that bytes are refused; nil if they are accepted.
  private static func refusal(_ bytes: [UInt8], column: String? = nil, name: String = "a") -> String? {
    do {
      _ = try numbers(bytes, column: column, name: name)
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static func refusal(_ text: String, column: String? = nil) -> String? {
    refusal(Array(text.utf8), column: column)
  }

  @Test(
    "NumPy arrays of every type, byte order and version are read",
    arguments: [
      ("float16", NumPyFiles.littleHalf), ("float16", NumPyFiles.bigHalf), ("float32", NumPyFiles.littleSingle),
      ("float32", NumPyFiles.bigSingle), ("float64", NumPyFiles.littleDouble), ("float64", NumPyFiles.bigDouble),
      ("float32", NumPyFiles.version2), ("float32", NumPyFiles.version3),
    ])
  func arrays(type: String, bytes: [UInt8]) throws {
    let half = FloatArithmetic(.binary16)
    let expected = NumPyFiles.values.map { value in
      switch type {
      case "float16": half.double(half.encode(value).code ?? 0)
      case "float32": Double(Float(value))
      default: value
      }
    }
    let found = try NPYArray(bytes: bytes)

    for (number, value) in zip(found.numbers, expected) {
      #expect(number == value && number.sign == value.sign || number.isNaN && value.isNaN)
    }
    #expect(found.shape.reduce(1, *) == expected.count)
  }

  @Test("A single number has no dimension")
  func single() throws {
    #expect(
      try NPYArray(bytes: NumPyFiles.single).shape == [] && Self.numbers(NumPyFiles.single) == [Double(Float(0.1))])
  }

  @Test("Arrays in Fortran order are read in C order, with any number of dimensions")
  func fortran() throws {
    let numbers = try Self.numbers(NumPyFiles.fortran)
    #expect(zip(numbers, NumPyFiles.values).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN })
    let header = "{'descr': '|u1', 'fortran_order': True, 'shape': (2, 3, 4)}"
    // The number of an element is its place in C order.
    var stored: [UInt8] = []
    for z in 0..<4 {
      for y in 0..<3 { stored += [UInt8(y * 4 + z), UInt8(12 + y * 4 + z)] }
    }
    #expect(try Self.numbers(Self.array(header) + stored) == (0..<24).map(Double.init))
  }

  @Test("Integers of every width and byte order, and truth values, are read")
  func integers() throws {
    #expect(try Self.numbers(NumPyFiles.integers) == [1, 2])
    for (size, order) in [(1, "|"), (2, "<"), (2, ">"), (4, "<"), (4, ">"), (8, "<"), (8, ">")] {
      let numbers = [
        [UInt8](repeating: 0xFF, count: size - 1) + [0xFE], [UInt8](repeating: 0, count: size - 1) + [7],
      ]
      let bytes = numbers.flatMap { order == ">" ? $0 : $0.reversed() }
      func read(_ kind: String) throws -> [Double] {
        let header = "{'descr': '\(order)\(kind)\(size)', 'fortran_order': False, 'shape': (2,)}"
        return try Self.numbers(Self.array(header) + bytes)
      }
      #expect(try read("i") == [-2, 7], "\(order)i\(size)")
      let largest = UInt64.max >> UInt64(64 - 8 * size)
      #expect(try read("u") == [Double(largest - 1), 7], "\(order)u\(size)")
    }
    let truths = Self.array("{'descr': '|b1', 'fortran_order': False, 'shape': (3,)}") + [0, 1, 2]
    #expect(try Self.numbers(truths) == [0, 1, 1])
  }

  @Test("Unsupported arrays report their kind and the place")
  func refusedArrays() {
    for type in ["<V2", "|V1", "<f16", "<c8", "|f1", "<b2", ">M8[s]"] {
      let file = Self.array("{'descr': '\(type)', 'fortran_order': False, 'shape': (1,)}", numbers: 1)
      #expect(Self.refusal(file) == "byte 20: unsupported type `\(type)`")
    }
    #expect(Self.refusal(NumPyFiles.fields) == "byte 20: each element has several fields")
    #expect(Self.refusal(NumPyFiles.empty) == "the file contains no numbers")
    #expect(Self.refusal(NumPyFiles.single, column: "a") == "an array has no column titles")
    #expect(Self.refusal([1, 2], name: "a.npy") == "byte 0: this is not the beginning of a NumPy array")
    var version = NumPyFiles.littleSingle
    version[6] = 4
    #expect(Self.refusal(version) == "byte 6: unsupported version 4.0")
  }

  @Test(
    "An archive of arrays is not read as comma-separated values, whatever its name", arguments: ["a.npz", "a.csv", "a"])
  func archive(name: String) {
    let archive: [UInt8] = [0x50, 0x4B, 0x03, 0x04, 0x31, 0x0A, 0x32, 0x0A]
    #expect(Self.refusal(archive, name: name) == "the file is an archive, such as the `.npz` of several arrays")
  }

  @Test("An array that is cut off, or followed by more bytes, is refused with the place")
  func cut() {
    let whole = NumPyFiles.littleSingle
    for count in 6..<whole.count {
      let reason = Self.refusal(Array(whole[..<count]), name: "a.npy")
      #expect(reason?.hasPrefix("byte ") == true, "\(count)")
    }
    #expect(
      Self.refusal(whole + [0]) == "byte 128: expected 12 numbers of 4 bytes, found 49 bytes")
  }

  /// Returns an array with a header of the test's choice.
  private static func array(_ header: String, numbers count: Int = 0) -> [UInt8] {
    let text = Array(header.utf8)
    return [0x93] + Array("NUMPY".utf8) + [1, 0, UInt8(text.count & 255), UInt8(text.count >> 8)] + text
      + [UInt8](repeating: 0, count: count * 4)
  }

  @Test("A header is any dictionary in Python's syntax")
  func headers() {
    for header in [
      "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }  \n",
      "{\"shape\":(2,),\"descr\":\"<f4\",\"fortran_order\":False}",
      "{ 'fortran_order' : True , 'shape' : ( 1 , 2L ) , 'descr' : '<f4' }",
    ] {
      #expect(Self.refusal(Self.array(header, numbers: 2)) == nil, "\(header)")
    }
    for (header, reason) in [
      ("{'descr': '<f4', 'fortran_order': False}", "byte 50: missing key `shape`"),
      ("{'descr': '<f4', 'descr': '<f4'}", "byte 27: duplicate key `descr`"),
      ("{'descr': '<f4', 'fortran_order': 0, 'shape': ()}", "byte 44: expected `True` or `False`"),
      ("{'descr': '<f4', 'fortran_order': False, 'shape': (-2,)}", "byte 61: expected the length of a dimension"),
      (
        "{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999,)}",
        "byte 61: expected the length of a dimension"
      ),
      (
        "{'descr': '<f4', 'fortran_order': False, 'shape': (2)} x",
        "byte 65: there is something after the header's dictionary"
      ),
      ("{'descr: 1}", "byte 11: the quotation mark is not closed"), ("[]", "byte 10: expected `{`"),
      ("{'color': 'red'}", "byte 11: unknown key `color`"), ("", "byte 10: expected `{`"),
      (
        "{'\(String(repeating: "a", count: 999))': 1}",
        "byte 11: unknown key `\(String(repeating: "a", count: 40))…`"
      ),
      (
        "{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 4294967296, 4)}",
        "the file contains more than 4194304 numbers"
      ),
    ] {
      #expect(Self.refusal(Self.array(header)) == reason, "\(header)")
    }
    // An array without numbers is never read as if it had some, whatever its dimensions multiply to.
    let none = "{'descr': '<f4', 'fortran_order': False, 'shape': (9223372036854775807, 9223372036854775807, 0)}"
    #expect(Self.refusal(Self.array(none)) == "the file contains no numbers")
  }

  @Test("A damaged file is either read or refused", arguments: [1, 2, 3])
  func damaged(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let mutation = Mutation(["(", ")", "'", "L", ",", "1", "\n"])
    let files = [
      NumPyFiles.littleSingle, NumPyFiles.fields, NumPyFiles.version2, Array("a,b\n1,\"2\"\n-3e5,nan\n".utf8),
    ]
    for _ in 0..<2_000 {
      let bytes = mutation.of(random.pick(files), using: &random)
      if let reason = Self.refusal(bytes) { #expect(!reason.isEmpty, "seed \(seed)") }
    }
  }

  @Test("Comma-separated numbers are read with or without titles, quoted, and with every line end")
  func commaSeparated() throws {
    for text in [
      "1,2.5\n-3e5,inf\n", "1,2.5\n-3e5,inf", "1,2.5\r\n-3e5,inf\r\n", "1,2.5\r-3e5,inf", "a,b\n1,2.5\n\n-3e5,inf\n\n",
      "\u{FEFF}a,b\n 1 ,\t2.5\n\"-3e5\",\" inf\"\n", "\"a,\"\"x\",\"b\nc\"\n1,2.5\n-3e5,inf",
    ] {
      #expect(try Self.numbers(text) == [1, 2.5, -300_000, .infinity], "\(text)")
    }
    #expect(try Self.numbers("1\n2\n3") == [1, 2, 3])
    for text in ["1;2,5\n-3e5;inf", "a;b\n1;2.5\n-3e5;inf\n", "\"a,x\"\tb\n1\t2.5\n-3e5\tinf"] {
      #expect(try Self.numbers(text) == [1, 2.5, -300_000, .infinity], "\(text)")
    }
    // A semicolon in quotation marks separates nothing.
    #expect(try Self.numbers("\"a;b\",c\n1,2\n") == [1, 2])
    #expect(try Self.numbers("weight,bias\n1,2\n3,4\n", column: "bias") == [2, 4])
    #expect(try Self.numbers("name,weight\nfirst,2\nsecond,4\n", column: "weight") == [2, 4])
  }

  @Test(
    "Values that are not numbers are reported with line and field",
    arguments: [
      ("1,2\n3,x\n", "line 2, field 2: `x` is not a number"), ("1,x\n", "line 1, field 2: `x` is not a number"),
      ("a,b\n1,2\n3\n", "line 3: found 1 fields, but the first row has 2"),
      ("1,2,\n", "line 1, field 3: `` is not a number"),
      ("1;2\n3,4,5;4\n", "line 2, field 1: `3,4,5` is not a number"),
      ("1\n-1e400", "line 2, field 1: `-1e400` is beyond the doubles"),
      ("\"1\n2", "line 1, field 1: the quotation mark is not closed"),
      ("\"a\nb\"\n1\nx", "line 4, field 1: `x` is not a number"),
      ("1,\"2\"3\n", "line 1, field 2: the quotation mark is not closed"),
      ("\"1\"\"", "line 1, field 1: the quotation mark is not closed"),
      ("", "the file contains no numbers"), ("a,b\n", "the file contains no numbers"),
      ("\n\n", "the file contains no numbers"),
    ])
  func refusedText(text: String, reason: String) {
    #expect(Self.refusal(text) == reason)
  }

  @Test("A column is found by its title")
  func refusedColumns() {
    #expect(Self.refusal("weight,bias\n1,2\n", column: "wight") == "no column has the title `wight`")
    #expect(Self.refusal("1,2\n", column: "1") == "line 1: the first row has no column titles")
    #expect(Self.refusal("name,weight\nfirst,x\n", column: "weight") == "line 2, field 2: `x` is not a number")
  }

  @Test("Too many numbers are refused before all are read")
  func tooMany() {
    let bytes = [UInt8](repeating: UInt8(ascii: "\n"), count: 4) + Array("1,2\n".utf8)
    let many = (0..<(Self.mostNumbers / 2 + 1)).reduce(into: [UInt8]()) { text, _ in
      text += [0x31, 0x2C, 0x32, 0x0A]
    }
    #expect(Self.refusal(bytes + many) == "the file contains more than 4194304 numbers")
    let wide = [UInt8](repeating: UInt8(ascii: ","), count: Self.mostNumbers)
    #expect(Self.refusal(wide) == "the file contains more than 4194304 numbers")
  }
}
