import ExperimentKit
import Foundation

/// A store of preferences: the source's code, or the corrected one, with a real file.
///
/// Source: 004-2.
struct PreferenceStore: Sendable {
  /// The code.
  let code: CodeVersion
  /// The casts that the source's code uses.
  let casts: PreferenceCasts
  /// The values without a readable file.
  let defaults: [PreferenceEntry]
  /// The file.
  let file: PreferenceFile
  /// The values.
  private(set) var values: [String: PreferenceBox] = [:]
  /// The version that the program requires.
  private(set) var version = ""
  /// Whether a save writes another file and then replaces the old one with it.
  var isAtomic = true
  /// Whether the last save failed.
  private(set) var saveFailed = false

  /// Creates an unopened store.
  init(_ code: CodeVersion, _ casts: PreferenceCasts, _ defaults: [PreferenceEntry], _ file: PreferenceFile) {
    (self.code, self.casts, self.defaults, self.file) = (code, casts, defaults, file)
  }

  /// Returns the result of reading the file for a version.
  func reading(_ version: String) -> PreferenceReading {
    guard file.exists else { return .missing }
    guard let values = file.read() else { return .unreadable }
    guard let box = values[PreferenceFile.versionKey] else { return .noVersion }
    return box.value as? String == version ? .taken : .otherVersion
  }

  /// Returns the reason that a key cannot be read or set as a type; nil if it can.
  func refusal(_ event: PreferenceEvent) -> PreferenceError? {
    switch event {
    case .get(let key, let type):
      if values.isEmpty { return .empty }
      guard let box = values[key] else { return .unknownKey }
      return passes(box, key, type) && cast(box, type) != nil ? nil : .wrongType
    case .set(let key, let value):
      if code == .corrected, values.isEmpty { return .empty }
      guard let box = values[key] else { return .unknownKey }
      return passes(box, key, value.type) ? nil : .wrongType
    case .open, .save, .damage: return nil
    }
  }

  /// Returns whether a value is accepted for a type: by the type of its default, or by a cast.
  private func passes(_ box: PreferenceBox, _ key: String, _ type: PreferenceType) -> Bool {
    switch code {
    case .article: casts.cast(box, to: type) != nil
    case .corrected: (defaults.first { $0.key == key }?.value.type ?? .string) == type
    }
  }

  private func cast(_ box: PreferenceBox, _ type: PreferenceType) -> String? {
    code == .article ? casts.cast(box, to: type) : box.cast(to: type)
  }

  /// Applies an event that is not refused.
  mutating func take(_ event: PreferenceEvent) {
    switch event {
    case .open(let version): open(version)
    case .set(let key, let value): values[key] = PreferenceBox(value: value.any as AnyObject)
    case .save:
      var saved = values
      saved[PreferenceFile.versionKey] = PreferenceBox(value: version as AnyObject)
      if code == .article { values = saved }
      saveFailed = !file.write(saved, atomically: isAtomic)
    case .damage(let damage): damage.happen(to: file)
    case .get: break
    }
  }

  private mutating func open(_ version: String) {
    self.version = version
    let reading = reading(version)
    values = Dictionary(defaults.map { ($0.key, box($0.value)) }) { _, last in last }
    switch (reading, code) {
    case (.taken, .article): values = file.read() ?? values
    case (.taken, .corrected):
      for entry in defaults {
        guard let box = file.read()?[entry.key], let value = PreferenceValue(box, as: entry.value.type) else {
          continue
        }
        values[entry.key] = PreferenceBox(value: value.any as AnyObject)
      }
    case (.unreadable, .corrected): file.setAside()
    case (.missing, _), (.noVersion, _), (.otherVersion, _), (.unreadable, .article): break
    }
  }

  /// Returns a default as the code stores it: the corrected code gives it its type.
  private func box(_ value: PreferenceValue) -> PreferenceBox {
    if case .double(let number) = value, code == .corrected { return PreferenceBox(value: Float(number) as AnyObject) }
    return PreferenceBox(value: value.any as AnyObject)
  }

  /// Returns the result of a getter.
  func returned(_ event: PreferenceEvent) -> [LocalizedText] {
    guard case .get(let key, let type) = event else { return [] }
    let value = refusal(event) == nil ? values[key].flatMap { cast($0, type) } : nil
    let text = value ?? type.sentinel
    let shown = type == .string ? "\"\(text)\"" : text
    return [LocalizedText(en: "returns \(shown)", ja: "戻り値: \(shown)")]
  }
}

extension PreferenceValue {
  /// Creates a value of a file for a type; nil if the file has another type.
  ///
  /// A file has only one kind of number with a fraction, so a `Float` is the nearest one.
  init?(_ box: PreferenceBox, as type: PreferenceType) {
    switch type {
    case .int:
      guard let value = box.value as? Int else { return nil }
      self = .int(value)
    case .float:
      guard let value = box.value as? Double else { return nil }
      self = .float(Float(value))
    case .string:
      guard let value = box.value as? String else { return nil }
      self = .string(value)
    case .bool:
      guard let value = box.value as? Bool else { return nil }
      self = .bool(value)
    }
  }
}
