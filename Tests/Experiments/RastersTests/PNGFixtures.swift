import SourceText
import Testing

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A PNG file of another program, with its pixels.
struct PNGFixture: Sendable, CustomTestStringConvertible {
  var name: String
  var width: Int
  var height: Int
  var png: [UInt8]
  var rgba: [UInt8]
  var testDescription: String { name }

  /// Returns the bytes of one file; none if there is no such file.
  static func named(_ name: String) -> [UInt8] {
    all.first { $0.name == name }?.png ?? []
  }

  /// The files of `Fixtures/pngs.txt`, which `make_pngs.py` next to it created.
  static let all: [PNGFixture] = {
    let path = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/pngs.txt")
    let text = String(decoding: (try? Data(contentsOf: path)) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ").map(String.init)
      guard words.count == 5, let width = Int(words[1]), let height = Int(words[2]),
        let png = Base64.bytes(of: words[3]), let rgba = Base64.bytes(of: words[4])
      else { return nil }
      return PNGFixture(name: words[0], width: width, height: height, png: png, rgba: rgba)
    }
  }()
}
