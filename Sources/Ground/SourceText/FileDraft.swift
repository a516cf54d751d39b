import CLibrary

/// A hidden file next to another that holds its new bytes until it takes its place.
///
/// Sometimes a new file cannot have the owner, the group, the attributes or the other names of the file. Then the file
/// is written in place, and meanwhile the hidden file holds the old bytes.
final class FileDraft: Sendable {
  /// The way to write the new bytes.
  enum Way {
    /// The hidden file takes the place of the file.
    case rename
    /// The file is written in place; it has this number of names.
    case inPlace(links: Int)
  }

  let change: FileChange
  let place: FilePlace
  let way: Way
  /// The identity of the file when the draft was made; nil if there was none.
  let identity: FileIdentity?
  private let hidden: HiddenFile

  /// Creates a draft and writes its bytes.
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

  /// The identity of the file's place, regardless of the path: its folder, and its name there.
  var location: String {
    var status = stat()
    guard fstat(place.folder, &status) == 0 else { return place.name }
    return "\(status.st_dev) \(status.st_ino) \(place.name.utf8.map { String($0, radix: 16) }.joined(separator: " "))"
  }

  /// Returns whether one of the drafts writes the same bytes into the same file.
  ///
  /// - Throws: a ``Finding`` if one writes other bytes into it.
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

  /// Waits until the disk holds the draft; returns the reason if it cannot.
  func sync() -> Finding? {
    FileSync.data(hidden.descriptor) ? nil : TextFile.failure(change.name, "written", errno)
  }

  /// A note for the user about a written file.
  var note: Finding? {
    guard case .inPlace(let links) = way, links > 1 else { return nil }
    return Finding(
      Place(file: change.name), "The file has \(links) names (hard links), and all of them now have the new content.",
      help: "To change only this one, replace it with a copy.")
  }

  /// Moves the draft to the place of the file, or writes the file in place.
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

  /// Removes the draft if it is still there, unless its old bytes may be needed.
  func remove() {
    hidden.remove()
  }
}
