import ArgumentParser

/// The flag that turns the cache of outcomes off.
struct CacheOption: ParsableArguments {
  @Flag(name: .customLong("no-cache"), help: "Compute everything again, also what has not changed.")
  var ignoresCache = false

  /// The session of the command, which also holds for the commands of its console cells.
  var session: Session {
    var session = Session.current
    if ignoresCache { session.swift.cacheFolder = nil }
    return session
  }
}
