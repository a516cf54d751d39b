import Foundation
import TestSupport

/// What libFuzzer calls: it damages bytes so that they reach parts of the readers that none have reached before.
///
/// The environment names the target, `FUZZ_TARGET`, and a folder, `FUZZ_FOLDER`, in which a corpus and a dictionary are made.
enum LibFuzzer {
  /// The target that the environment names.
  static let target: FuzzTarget? = {
    let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
    return FuzzTarget.all.first { $0.name == name }
  }()

  /// Makes the corpus and the dictionary that libFuzzer begins with.
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

/// Called once, before anything is read.
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

/// Called with each input.
@_cdecl("LLVMFuzzerTestOneInput")
public func read(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  if let problem = LibFuzzer.target?.read(Array(UnsafeBufferPointer(start: bytes, count: count))) {
    print(problem)
    abort()
  }
  return 0
}
