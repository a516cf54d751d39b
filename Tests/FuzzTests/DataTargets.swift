import NumberFiles

/// Targets that read files of numbers, which documents name.
enum DataTargets {
  static let all = [arrays, tables]

  private static let header = "{'descr': '<f4', 'fortran_order': False, 'shape': (2,), }"

  /// Returns a NumPy array with a header and some numbers.
  private static func array(_ header: String, _ numbers: [UInt8]) -> [UInt8] {
    [0x93] + Array("NUMPY".utf8) + [1, 0, UInt8(header.utf8.count + 1), 0] + header.utf8 + [0x0A] + numbers
  }

  private static let arrays = target(
    "arrays of numbers", "a.npy",
    [
      array(header, [0, 0, 0x80, 0x3F, 0, 0, 0xC0, 0x7F]),
      array(header.replacing("<f4", with: ">f2").replacing("(2,)", with: "(1, 2)"), [0x3C, 0, 0xFC, 1]),
      array(header.replacing("<f4", with: "<f8").replacing("(2,)", with: "()"), [0, 0, 0, 0, 0, 0, 0xF0, 0x3F]),
    ] + FuzzSamples.lessons(".npy", atMost: 4_000),
    [
      "'<f4'", "'>f8'", "(", ")", ",", "3L", "9223372036854775807", "True", "'", "\"", "{", "}", "'shape'",
      "\u{93}NUMPY",
    ])

  private static let tables = target(
    "comma-separated numbers", "a.csv",
    FuzzSamples.texts("a,b\n1,2.5\n-3e4,nan\n", "1\r\n\"2\"\r\n", "x;y\n1;2\n", "# a\n0x1p-3,inf\n"),
    [",", "\"", "\"\"", "\r\n", "\n", "a", "b", "1e9999", "-0", "nan", "inf", "\u{FEFF}", ";", "\t"])

  private static func target(_ name: String, _ file: String, _ samples: [[UInt8]], _ pieces: [String]) -> FuzzTarget {
    FuzzTarget.checked(
      name, samples, pieces,
      checking: { bytes in
        for column in [nil, "a"] {
          let found = try? NumberFile(bytes, name: file, column: column)
          if let found, !(1...bytes.count).contains(found.numbers.count) {
            return "\(found.numbers.count) numbers in \(bytes.count) bytes"
          }
        }
        return nil
      })
  }
}
