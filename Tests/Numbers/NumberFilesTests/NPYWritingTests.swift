import NumberFiles
import NumberFormats
import TestSupport
import Testing

@Suite("Written NumPy arrays")
struct NPYWritingTests {
  @Test("An array prints as its type and its shape")
  func description() {
    #expect("\(NPYArray([1, 2, 3, 4, 5, 6] as [Float], shape: [2, 3]))" == "float32 [2, 3]")
    #expect("\(NPYArray(codes: [7] as [UInt8], shape: []))" == "uint8 []")
  }

  @Test("An array has the bytes that NumPy's `save` writes")
  func bytes() {
    let values = NumPyFiles.values
    let half = FloatArithmetic(.binary16)
    let halves = half.encode(values, as: UInt16.self).codes
    #expect(NPYArray(codes: halves, type: .float16, shape: [3, 4]).bytes == NumPyFiles.littleHalf)
    #expect(NPYArray(values.map { Float($0) }, shape: [3, 4]).bytes == NumPyFiles.littleSingle)
    #expect(NPYArray(values, shape: [3, 4]).bytes == NumPyFiles.littleDouble)
    #expect(NPYArray([Float(0.1)], shape: []).bytes == NumPyFiles.single)
  }

  @Test("What is written is read again, in every type and shape", arguments: NPYType.allCases)
  func roundTrip(type: NPYType) throws {
    var random = SplitMix64(seed: UInt64(type.size))
    for shape in [[], [0], [5], [2, 3], [3, 0, 2], [1, 2, 3, 2], [1_000]] {
      let codes = (0..<shape.reduce(1, *)).map { _ in random.next() >> UInt64(64 - 8 * type.size) }
      let array = NPYArray(codes: codes, type: type, shape: shape)
      #expect(array.bytes.count % 64 == codes.count * type.size % 64)
      #expect(try NPYArray(bytes: array.bytes) == array)
    }
  }

  @Test("Codes become integers as wide as they are")
  func widths() {
    #expect(NPYArray(codes: [1, 2] as [UInt8]).type == .uint8)
    #expect(NPYArray(codes: [1, 2] as [UInt16]).type == .uint16)
    #expect(NPYArray(codes: [1, 2] as [UInt32]).type == .uint32)
    #expect(NPYArray(codes: [1, 2] as [UInt64]).type == .uint64)
    #expect(NPYArray(codes: [0xFE, 7] as [UInt64], type: .int8).numbers == [-2, 7])
    let words = NPYArray(codes: [1, 0xFFFF] as [UInt16])
    #expect(words.codes(as: UInt8.self) == nil)
    #expect(words.codes(as: UInt16.self) == [1, 0xFFFF] && words.codes(as: UInt32.self) == [1, 0xFFFF])
  }

  @Test("A header that is longer than 65535 bytes has version 2.0")
  func longHeader() throws {
    let shape = [Int](repeating: 1, count: 30_000)
    let array = NPYArray([2.5], shape: shape)
    #expect(array.bytes[6] == 2)
    #expect(try NPYArray(bytes: array.bytes) == array)
  }

  @Test("Rows of numbers are read again as they were, with and without titles")
  func commaSeparated() throws {
    var random = SplitMix64(seed: 3)
    for columns in 1...4 {
      var numbers = (0..<(columns * 50)).map { _ in Double(bitPattern: random.next()) }.map { $0.isNaN ? 0 : $0 }
      numbers.replaceSubrange(0..<1, with: [.infinity])
      for titles in [[], (0..<columns).map { "a, \"\($0)\"" }, (0..<columns).map { "x;\n\($0)" }] {
        let table = CommaSeparatedNumbers(numbers, columns: columns, titles: titles)
        let read = try CommaSeparatedNumbers(bytes: table.bytes)
        #expect(read == table)
        #expect(read.numbers.map(\.bitPattern) == numbers.map(\.bitPattern))
      }
    }
    let titled = CommaSeparatedNumbers([1, 2, 3, 4], columns: 2, titles: ["a", "b"])
    #expect(String(decoding: titled.bytes, as: UTF8.self) == "a,b\n1.0,2.0\n3.0,4.0\n")
    let column = try CommaSeparatedNumbers(bytes: titled.bytes, column: "b")
    #expect(column == CommaSeparatedNumbers([2, 4], titles: ["b"]))
    #expect(try CommaSeparatedNumbers(bytes: CommaSeparatedNumbers([.nan]).bytes).numbers.first?.isNaN == true)
  }
}
