import LessonEditor
import LessonRunner
import SourceText
import Terminal

extension TrustCommand {
  /// Allows an editor to run the cells of a folder, or withdraws that permission.
  func changeEditor(_ trust: EditorTrust, _ session: Session) throws(Finding) {
    let name = path ?? "."
    if remove {
      let real = RealPath.of(session.folder.resolve(name)) ?? name
      let isRemoved = trust.remove(real)
      return session.say(isRemoved ? "\(real) is no longer trusted." : "\(real) is not trusted.")
    }
    guard let real = RealPath.of(session.folder.resolve(name)), PathKind.isFolder(real) else {
      throw Finding(Place(file: name), "There is no such folder.", help: "Check the path.")
    }
    let shared = Ownership.isShared(real) ? Ownership.Flaw(path: real, isForeign: false) : nil
    if let flaw = Ownership.flaw(of: real) ?? shared {
      let what = "`\(flaw.path)`"
      let path = ShellText.words([flaw.path]).joined()
      throw Finding(
        Place(file: name), flaw.isForeign ? "\(what) belongs to another user." : "Other users can write to \(what).",
        help: flaw.isForeign ? "Make your own copy." : "Run `chmod go-w \(path)` so that only you can.")
    }
    session.say("\(real): your editor will run Swift cells and console cells whenever you save a document there.")
    if !yes { try ask(session, "Trust this folder? [y/N] ", name) }
    try trust.add(real)
    session.say("\(real) is trusted in your editor.")
  }
}
