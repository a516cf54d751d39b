import ExperimentKit
import Foundation
import Results
import SourceText
import Synchronization

/// A line and the content of a file, with a count of how often the line was computed.
struct CountedLines: Experiment {
  enum Manner: String, CaseIterable {
    case quick, slow, slower, unavailable
  }

  static let about = About("counted.lines", en: "A line.", ja: "A line.")
  /// The line; the part before its first space distinguishes tests.
  static let text = Parameter("text", .text, help: "The line.")
  static let manner = Parameter("manner", .choice, default: Manner.quick, help: "How it is computed.")
  static let file = Parameter("file", .file("text"), absent: "none", help: "A file whose text is a line too.")
  static let signature = Signature(Self.init, text, manner, file)

  /// The number of times that each line was computed.
  private static let counts = Mutex<[String: Int]>([:])

  let text: String
  let manner: Manner
  let file: DataFile?

  func run() throws -> Lines {
    Self.counts.withLock { $0[text, default: 0] += 1 }
    switch manner {
    case .quick: break
    case .slow: Thread.sleep(forTimeInterval: 0.01)
    case .slower: Thread.sleep(forTimeInterval: 0.2)
    case .unavailable: throw Unavailable("it is not here")
    }
    let content = file.map { LocalizedText(String(decoding: $0.bytes, as: UTF8.self)) }
    return Lines([LocalizedText(text), content].compactMap(\.self))
  }

  /// Returns the number of times that the lines of a test were computed.
  static func count(of word: String) -> Int {
    counts.withLock { $0.filter { $0.key == word || $0.key.hasPrefix("\(word) ") }.values.reduce(0, +) }
  }
}
