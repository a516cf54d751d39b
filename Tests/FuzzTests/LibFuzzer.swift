import Foundation
import TestSupport

/// The entry points for libFuzzer, which damages bytes so that they reach new parts of the readers.
///
/// The environment names the target, `FUZZ_TARGET`, and the folder for a corpus and a dictionary, `FUZZ_FOLDER`.
enum LibFuzzer {
  /// The target that the environment names.
  static let target: FuzzTarget? = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
    return FuzzTarget.all.first { $0.name == name }
  }()

  /// Writes the initial corpus and dictionary for libFuzzer.
  static func prepare(_ target: FuzzTarget, in folder: URL) throws {
    let corpus = folder.appending(path: "corpus")
    try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
    for (number, sample) in target.samples.enumerated() {
      try Data(sample).write(to: corpus.appending(path: "sample-\(number)"))
    }
    let words = target.mutation.pieces.map { piece in
      "\"" + piece.map { "\\x" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined() + "\"\n"
    }
    try Data(words.joined().utf8).write(to: folder.appending(path: "dictionary"))
  }
}

/// Prepares the corpus; libFuzzer calls this function once, before any input.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(_: UnsafeMutableRawPointer, _: UnsafeMutableRawPointer) -> Int32 {
  let names = FuzzTarget.all.map(\.name).joined(separator: ", ")
  guard let target = LibFuzzer.target, let folder = ProcessInfo.processInfo.environment["FUZZ_FOLDER"] else {
    print("FUZZ_TARGET is one of: \(names). FUZZ_FOLDER takes its corpus.")
    exit(2)
  }
  do {
    try LibFuzzer.prepare(target, in: URL(filePath: folder))
  } catch {
    print(error)
    exit(2)
  }
  return 0
}

/// Reads an input; libFuzzer calls this function for each one.
@_cdecl("LLVMFuzzerTestOneInput")
public func read(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  if let problem = LibFuzzer.target?.read(Array(UnsafeBufferPointer(start: bytes, count: count))) {
    print(problem)
    abort()
  }
  return 0
}
