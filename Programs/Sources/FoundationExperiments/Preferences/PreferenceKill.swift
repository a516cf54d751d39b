import ExperimentKit
import Foundation

/// The state of the disk after a save that was killed.
struct PreferenceKill {
  /// Whether a save writes another file and then replaces the old one with it.
  let isAtomic: Bool
  /// The number of bytes that could be written.
  let limit: Int
  /// The signal that killed the process; nil if it ran to its end.
  let signal: Int32?
  /// The bytes of the file.
  let file: Data
  /// The result for a program that starts then.
  let found: Found

  /// The result of reading the file.
  enum Found: Sendable, Hashable {
    case old
    case new
    case unreadable
  }

  /// The events of the earlier save.
  static let oldSave: [PreferenceEvent] = [.open(version: "010001"), .set("ShopId", .int(1)), .save]
  /// The events of the process that is killed.
  static let newSave: [PreferenceEvent] = [.open(version: "010001"), .set("ShopId", .int(2)), .save]

  /// Saves, has another save killed after some bytes, and reads the file.
  init(atomically isAtomic: Bool, after limit: Int) throws {
    let (signal, file, found) = try PreferenceFile.inTemporaryFolder { file in
      _ = PreferenceMachine.store(.corrected).run(
        Self.oldSave, context: PreferenceStore(.corrected, .here, PreferenceEntry.ofSource, file))
      let signal = try PreferenceChild.save(in: file.folder, atomically: isAtomic, limit: limit)
      return (signal, (try? Data(contentsOf: file.url)) ?? Data(), Self.found(in: file))
    }
    (self.isAtomic, self.limit, self.signal) = (isAtomic, limit, signal)
    (self.file, self.found) = (file, found)
  }

  private static func found(in file: PreferenceFile) -> Found {
    switch file.read()?["ShopId"]?.value as? Int {
    case 1: .old
    case 2: .new
    default: .unreadable
    }
  }

  /// The description of the file's state.
  var words: LocalizedText {
    switch found {
    case .old: LocalizedText(en: "the old values", ja: "古い値")
    case .new: LocalizedText(en: "the new values", ja: "新しい値")
    case .unreadable:
      LocalizedText(
        en: "cannot be read (\(file.count) byte\(file.count == 1 ? "" : "s"))", ja: "読めない(\(file.count)バイト)")
    }
  }
}
