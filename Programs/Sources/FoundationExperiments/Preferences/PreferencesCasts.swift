import ExperimentKit
import Foundation

/// The results of `as?` for values whose type is known only at run time, with the casts of this machine.
///
/// Columns: `value`, then `int`, `float`, `string` and `bool`: the result of the cast.
///
/// Source: 004-2.
struct PreferencesCasts: Experiment {
  static let about = About(
    "preferences.casts",
    en: "The values that pass as each type on this machine, before and after they are saved to a file.",
    ja: "このマシンで、どの値がどの型として通るか。ファイルに保存する前と、読み込んだ後。")
  static let signature = Signature(
    Self.init,
    Parameter(
      "values", .list(of: value, count: 1...50),
      default: [.int(1), .int(999), .float(0.6), .double(0.6), .bool(true), .string("1")],
      writtenAs: "[Int 1, Int 999, Float 0.6, Double 0.6, Bool true, String 1]",
      help: LocalizedText(en: "The values.", ja: "値。")),
    Parameter(
      "box", .choice, default: Box.any,
      help: LocalizedText(
        en: "Whether a value is stored as Any, as AnyObject, or was read from a property list.",
        ja: "値の入れ方。Any、AnyObject、プロパティリストから読み込んだもののいずれか。")),
    PreferencePlatform.parameter)

  /// The way that values are stored.
  enum Box: String, CaseIterable, Sendable {
    case any
    case object
    case xmlFile = "xml-file"
    case binaryFile = "binary-file"
    case ios8 = "ios-8"
  }

  private static let value: ParameterType<PreferenceValue> = .written(
    LocalizedText(en: "a type and a value, such as `Int 999`", ja: "型と値(例:`Int 999`)")
  ) { text throws(ValueError) in try PreferenceValue(written: text) }

  let values: [PreferenceValue]
  let box: Box
  let platform: PreferencePlatform

  /// Returns the table, with one row per value.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` on another platform; Foundation's error if the values cannot become a
  ///   property list.
  func run() throws -> Table {
    try platform.check()
    let boxes = try Self.boxes(values, box)
    return Table(
      [.words("value", en: "value", ja: "値")]
        + PreferenceType.allCases.map { type in
          Table.Column(type.rawValue.lowercased(), LocalizedText("as? \(type.rawValue)"))
        },
      rows: zip(values, boxes).map { value, held in
        [.code("\(value)")]
          + PreferenceType.allCases.map { type in
            let cast = box == .ios8 ? held.castAsOnIOS8(to: type) : held.cast(to: type)
            return cast.map { .code($0) } ?? .plain("–")
          }
      })
  }

  /// Returns values that are stored in some way.
  static func boxes(_ values: [PreferenceValue], _ box: Box) throws -> [PreferenceBox] {
    switch box {
    case .any: return values.map { PreferenceBox(value: $0.any) }
    case .object, .ios8: return values.map { PreferenceBox(value: $0.any as AnyObject) }
    case .xmlFile, .binaryFile:
      let data = try PropertyListSerialization.data(
        fromPropertyList: values.map(\.any), format: box == .xmlFile ? .xml : .binary, options: 0)
      let read = try PropertyListSerialization.propertyList(from: data, format: nil)
      return (read as? [Any] ?? []).map { PreferenceBox(value: $0) }
    }
  }
}
