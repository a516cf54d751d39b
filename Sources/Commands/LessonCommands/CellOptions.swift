import ArgumentParser
import SourceText
import Terminal

/// Options for running cells and making pages.
///
/// The two flags share a group because the parser looks up each group among all types of the program. That takes
/// noticeable time even if only one cell runs.
struct CellOptions: ParsableArguments {
  @Flag(name: .customLong("no-cache"), help: "Compute everything again, even if it has not changed.")
  var ignoresCache = false
  @Flag(
    name: .customLong("weak-sandbox"),
    help: "Run Swift cells even if this machine cannot keep them away from your files and the network.")
  var allowsWeakSandbox = false

  /// The current session with these options applied.
  var session: Session {
    var session = Session.current
    if ignoresCache { session.swift.cacheFolder = nil }
    if allowsWeakSandbox { session.swift.allowsWeakSandbox = true }
    return session
  }
}

extension Session {
  /// Warns about cells that ran in a weaker sandbox, and lists the limits that this machine does not enforce.
  func warn(of weakness: Message?, unenforced limits: [Message]?) {
    guard let weakness else { return }
    let limits: [Message] = limits ?? ["the total memory of all processes"]
    tell("Swift cells ran \(text(weakness)). Not enforced on this machine: \(text(Message.list(limits))).")
  }
}
