import ArgumentParser

/// The flag that lets Swift cells run where the machine cannot keep them apart.
struct SandboxOption: ParsableArguments {
  @Flag(
    name: .customLong("weak-sandbox"),
    help: "Run Swift cells also where this machine cannot keep them from your files and the network.")
  var allowsWeakSandbox = false

  /// The session of the command, which also holds for the commands of its console cells.
  func session(_ session: Session) -> Session {
    var session = session
    if allowsWeakSandbox { session.swift.allowsWeakSandbox = true }
    return session
  }
}

extension Session {
  /// Says which limits around cells this machine does not enforce, where cells have run all the same.
  func warn(ofUnenforced limits: [String]?) {
    guard swift.allowsWeakSandbox, let limits else { return }
    messages.write(
      "Swift cells ran in a weak sandbox. Not enforced on this machine: \(limits.joined(separator: ", ")).")
  }
}
