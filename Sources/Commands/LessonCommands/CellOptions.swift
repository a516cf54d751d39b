import ArgumentParser
import SourceText
import Terminal

/// How cells and pages run.
///
/// The two flags share a group because the parser looks each group up among all types of the program, which one cell can
/// feel.
struct CellOptions: ParsableArguments {
  @Flag(name: .customLong("no-cache"), help: "Compute everything again, even if it has not changed.")
  var ignoresCache = false
  @Flag(
    name: .customLong("weak-sandbox"),
    help: "Run Swift cells even if this machine cannot keep them away from your files and the network.")
  var allowsWeakSandbox = false

  /// The session of the command, as these options have it.
  var session: Session {
    var session = Session.current
    if ignoresCache { session.swift.cacheFolder = nil }
    if allowsWeakSandbox { session.swift.allowsWeakSandbox = true }
    return session
  }
}

extension Session {
  /// Says where cells have run in another sandbox than the strongest, and which limits this machine does not enforce then.
  func warn(of weakness: Message?, unenforced limits: [Message]?) {
    guard let weakness else { return }
    let limits: [Message] = limits ?? ["the total memory of all processes"]
    tell("Swift cells ran \(text(weakness)). Not enforced on this machine: \(text(Message.list(limits))).")
  }
}
