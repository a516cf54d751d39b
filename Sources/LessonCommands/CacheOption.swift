import ArgumentParser
import SwiftCells

/// The flag that turns the cache of Swift cells off.
struct CacheOption: ParsableArguments {
  @Flag(name: .customLong("no-cache"), help: "Compile and run every Swift cell, also those that have not changed.")
  var ignoresCache = false

  /// What compiles and runs Swift cells for a session; nil where there is no compiler.
  func swiftCells(_ session: Session) -> SwiftCells? {
    session.swift.cells(usesCache: !ignoresCache)
  }
}
