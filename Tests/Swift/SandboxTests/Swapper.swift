import CLibrary
import Dispatch
import Foundation
import Synchronization

@testable import Sandbox

/// A thread that keeps swapping folders of a run for links, like a process that has outlived the run.
final class Swapper: Sendable {
  private let isStopped = Mutex(false)
  private let hasEnded = DispatchSemaphore(value: 0)
  private static let count = 30

  init(in folder: RunFolder, to target: String) throws {
    folder.makeFolder("cell")
    let cell = open("\(folder.path)/cell", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for number in 0..<Self.count {
      mkdirat(cell, "x\(number)", 0o700)
      symlinkat(target, cell, "y\(number)")
    }
    Thread.detachNewThread {
      while !self.isStopped.withLock({ $0 }) {
        for number in 0..<Self.count {
          // At each moment one of the two is a link to the folder elsewhere, as far as names go.
          renameat(cell, "x\(number)", cell, "z")
          renameat(cell, "y\(number)", cell, "x\(number)")
          renameat(cell, "z", cell, "y\(number)")
        }
      }
      close(cell)
      self.hasEnded.signal()
    }
  }

  func stop() {
    isStopped.withLock { $0 = true }
    hasEnded.wait()
  }
}
