import ArgumentParser
import SwiftCells

/// The flag that turns the cache of outcomes off.
struct CacheOption: ParsableArguments {
  @Flag(name: .customLong("no-cache"), help: "Compile and run all Swift again, also what has not changed.")
  var ignoresCache = false

  /// What compiles and runs Swift for a session; nil where there is no compiler.
  func swiftCells(_ session: Session) -> SwiftCells? {
    session.swift.cells(usesCache: !ignoresCache)
  }
}
