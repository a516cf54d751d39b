import CLibrary

/// A hidden file beside another that holds its new bytes until it takes its place.
///
/// A file whose owner, group, attributes or other names a new file could not keep is written where it lies; then the hidden
/// file holds the old bytes until that is done.
final class FileDraft: Sendable {
  /// How the new bytes get where they belong.
  enum Way {
    /// The hidden file becomes the file.
    case rename
    /// The file is written where it lies, as it has this many names.
    case inPlace(links: Int)
  }

  let change: FileChange
  let place: FilePlace
  let way: Way
  /// What the file was when the draft was made; nil if there was none.
  let identity: FileIdentity?
  private let hidden: HiddenFile

  /// Makes a draft and writes what it shall hold.
  init(_ change: FileChange) throws(Finding) {
    self.change = change
    place = try change.place()
    guard let status = place.status else {
      (way, identity) = (.rename, nil)
      hidden = try HiddenFile(for: place, ending: HiddenFile.draftEnding, named: change.name)
      do throws(Finding) {
        guard fchmod(hidden.descriptor, 0o644) == 0 else { throw TextFile.failure(change.name, "written", errno) }
        try TextFile.write(change.bytes, to: hidden.descriptor, for: change.name)
      } catch {
        hidden.remove()
        throw error
      }
      return
    }
    guard status.st_mode & S_IFMT == S_IFREG else {
      throw Finding(
        Place(file: change.name), "This is not a regular file, so it cannot be replaced.", help: "Choose another file.")
    }
    guard faccessat(place.folder, place.name, W_OK, 0) == 0 else {
      throw TextFile.failure(change.name, "written", errno)
    }
    let target = place.open(O_RDONLY)
    guard target >= 0 else { throw TextFile.failure(change.name, "read", errno) }
    defer { close(target) }
    let identity = try FileIdentity(target, named: change.name)
    self.identity = identity
    let file = identity.links > 1 ? nil : try HiddenFile(for: place, ending: HiddenFile.draftEnding, named: change.name)
    if let file, identity.copy(from: target, to: file.descriptor) {
      (way, hidden) = (.rename, file)
    } else {
      file?.remove()
      way = .inPlace(links: identity.links)
      hidden = try HiddenFile(for: place, ending: HiddenFile.copyEnding, named: change.name)
    }
    do throws(Finding) {
      let bytes = if case .rename = way { change.bytes } else { try TextFile.read(target, named: change.name) }
      try TextFile.write(bytes, to: hidden.descriptor, for: change.name)
    } catch {
      hidden.remove()
      throw error
    }
  }

  /// What tells the file from any other, whatever its path is: its folder, and its name there.
  var location: String {
    var status = stat()
    guard fstat(place.folder, &status) == 0 else { return place.name }
    return "\(status.st_dev) \(status.st_ino) \(place.name.utf8.map { String($0, radix: 16) }.joined(separator: " "))"
  }

  /// Whether the same is to be written into the same file already.
  ///
  /// - Throws: a ``Finding`` if something else is.
  func repeats(_ drafts: [FileDraft]) throws(Finding) -> Bool {
    let location = location
    guard let first = drafts.first(where: { $0.location == location }) else { return false }
    guard first.change.bytes == change.bytes else {
      throw Finding(
        Place(file: change.name), "Two different results would be written to this file.",
        help: "Use a different file name for each.")
    }
    return true
  }

  /// Waits until the disk holds the draft; gives why it does not.
  func sync() -> Finding? {
    FileSync.data(hidden.descriptor) ? nil : TextFile.failure(change.name, "written", errno)
  }

  /// What the user should know though the file was written.
  var note: Finding? {
    guard case .inPlace(let links) = way, links > 1 else { return nil }
    return Finding(
      Place(file: change.name), "The file has \(links) names (hard links), and all of them now have the new content.",
      help: "To change only this one, replace it with a copy.")
  }

  /// Lets the draft take the place of the file, or writes the file where it lies.
  func takePlace(of target: FileTarget) throws(Finding) {
    switch way {
    case .rename:
      try target.refresh(identity, hidden.descriptor)
      try target.lookAgain()
      if target.exists, hidden.exchange(with: place.name) {
        if target.isUntouched || !hidden.exchange(with: place.name) { return hidden.finishExchange() }
        throw FileTarget.changed(change)
      }
      guard hidden.rename(to: place.name, isNew: !target.exists && change.old != nil) else {
        let code = errno
        guard code != EEXIST else { throw FileTarget.changed(change) }
        throw TextFile.failure(change.name, "written", code)
      }
    case .inPlace:
      let old = try TextFile.read(hidden.descriptor, named: change.name)
      try target.lookAgain()
      switch FileOverwrite.write(change, at: place, inPlaceOf: old) {
      case .written: hidden.remove()
      case .unchanged(let finding): throw finding
      case .damaged(let code):
        hidden.keep()
        throw Finding(
          Place(file: change.name),
          "The file could not be written and is now damaged: \(String(cString: strerror(code))).",
          help: "`\(hidden.name)` next to it has the old content.")
      }
    }
  }

  /// Removes the draft if it is still there, unless the old bytes in it may be needed.
  func remove() {
    hidden.remove()
  }
}
