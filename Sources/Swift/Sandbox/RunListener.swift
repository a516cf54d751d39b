import CLibrary
import Dispatch

/// A listener that takes the output and the reports of a running program at once.
///
/// Both arrive in pipes that only this process reads, so that a later cell cannot change anything that was taken. A
/// cell begins with a record and waits for its answer. By then all earlier output has been taken, and what follows
/// belongs to the new cell. Each record begins with a word that came with the answer to the one before. The records of
/// the program are not stored: this process writes its own, with its own time.
final class RunListener: Sendable {
  /// The names of the pipes in the folder of a run.
  static let names = ["out", "err", "report", "answer"]
  /// The word that begins each stored record.
  static let word = "run"
  /// The number of bytes that a record never exceeds.
  private static let longestRecord = 128

  private final class State: @unchecked Sendable {
    var output: [UInt8] = []
    var errors: [UInt8] = []
    var isCut = false
    var records = ""
    var rest: [UInt8] = []
    var expected: String
    var sources: [any DispatchSourceRead] = []

    init(_ word: String) { expected = word }
  }

  private let queue = DispatchQueue(label: "run")
  private let state: State
  private let pipes: [Int32]
  private let stop: @Sendable () -> Void

  /// Makes the pipes in the folder of a run and begins to listen.
  ///
  /// - Parameters:
  ///   - folder: the folder of the run.
  ///   - countsOutput: whether the program itself counts its output, which must be a file for that.
  ///   - user: the user that the program runs as; nil for the user of this process.
  ///   - word: the word that begins the first record.
  ///   - stop: a function that ends the program if it has printed too much.
  /// - Throws: a ``SandboxError`` if a pipe cannot be made.
  init(
    in folder: RunFolder, countsOutput: Bool, user: UInt32?, word: String, stop: @escaping @Sendable () -> Void
  ) throws(SandboxError) {
    var pipes: [Int32] = []
    for name in Self.names {
      do throws(SandboxError) {
        if countsOutput, name == "out" {
          try folder.makeFile(name, owner: user)
          pipes.append(open("\(folder.path)/\(name)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW))
        } else {
          pipes.append(try folder.makePipe(name, owner: user))
        }
      } catch {
        for pipe in pipes { close(pipe) }
        throw error
      }
    }
    self.pipes = pipes
    self.stop = stop
    state = State(word)
    for (index, take) in [RunListener.takeOutput, RunListener.takeErrors, RunListener.takeRecords].enumerated()
    where index > 0 || !countsOutput {
      let source = DispatchSource.makeReadSource(fileDescriptor: pipes[index], queue: queue)
      source.setEventHandler { [weak self] in
        if let self { take(self)() }
      }
      state.sources.append(source)
      source.resume()
    }
  }

  /// Stops listening and closes the pipes.
  func end() {
    let group = DispatchGroup()
    queue.sync {
      for source in state.sources {
        group.enter()
        source.setCancelHandler { group.leave() }
        source.cancel()
      }
      state.sources = []
    }
    group.wait()
    for pipe in pipes { close(pipe) }
  }

  /// The records so far.
  var records: [UInt8] { queue.sync { Array(state.records.utf8) } }

  /// The output so far, and whether it was too much.
  var printed: (output: [UInt8], errors: [UInt8], isCut: Bool) {
    queue.sync {
      takeOutput()
      takeErrors()
      return (state.output, state.errors, state.isCut)
    }
  }

  private func takeOutput() { take(from: pipes[0], into: &state.output) }

  private func takeErrors() { take(from: pipes[1], into: &state.errors) }

  private func take(from pipe: Int32, into bytes: inout [UInt8]) {
    bytes += Self.read(pipe)
    guard bytes.count > SandboxLimits.output else { return }
    bytes.removeLast(bytes.count - SandboxLimits.output)
    if !state.isCut { stop() }
    state.isCut = true
  }

  private func takeRecords() {
    state.rest += Self.read(pipes[2])
    while let end = state.rest.firstIndex(of: UInt8(ascii: "\n")) {
      let record = String(decoding: state.rest[..<end], as: UTF8.self)
      state.rest.removeFirst(end + 1)
      take(record: record)
    }
    guard state.rest.count > Self.longestRecord else { return }
    state.rest = []
    noteForgery()
  }

  /// Records a forgery and ends the program, whose next records would answer nothing.
  private func noteForgery() {
    state.records += "forged\n"
    stop()
  }

  private func take(record: String) {
    takeOutput()
    takeErrors()
    let parts = record.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == state.expected, state.records.utf8.count < SandboxLimits.output else {
      return noteForgery()
    }
    state.records += "\(Self.word) \(parts[1]) \(state.output.count) \(state.errors.count) \(Deadline.now)\n"
    state.expected = RunListener.newWord
    _ = writeAll(Array("\(state.expected)\n".utf8), to: pipes[3])
  }

  /// A random word that cannot be guessed.
  static var newWord: String { String(UInt64.random(in: .min ... .max), radix: 36) }

  /// Returns all bytes that can be read without waiting, up to some megabytes.
  private static func read(_ pipe: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count < 4 << 20 {
      let part = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = max(0, CLibrary.read(pipe, buffer.baseAddress, buffer.count))
      }
      if part.isEmpty { break }
      bytes += part
    }
    return bytes
  }
}
