import ExperimentKit
import Foundation

/// A value whose type is known only when it runs.
///
/// Nobody changes it, which makes it safe to send.
struct PreferenceBox: @unchecked Sendable {
  /// The value.
  let value: Any

  /// Whether `is` takes the value for one of a type.
  func isOf(_ type: PreferenceType) -> Bool {
    switch type {
    case .int: value is Int
    case .float: value is Float
    case .string: value is String
    case .bool: value is Bool
    }
  }

  /// What `as?` makes of it; nil where it cannot.
  func cast(to type: PreferenceType) -> String? {
    switch type {
    case .int: (value as? Int).map { "\($0)" }
    case .float: (value as? Float).map { "\($0)" }
    case .string: value as? String
    case .bool: (value as? Bool).map { "\($0)" }
    }
  }

  /// What the casts of iOS 8 made of it.
  ///
  /// Numbers of every kind pass for one another, as the source measured, and are converted as `NSNumber` documents it: as a `Bool`, any nonzero value is true, 0.6 too
  /// (<https://developer.apple.com/documentation/foundation/nsnumber/boolvalue>). Foundation on Linux cuts off the fraction
  /// first, so that it is not asked.
  func castAsOnIOS8(to type: PreferenceType) -> String? {
    if type == .string { return value as? String }
    let number: NSNumber
    switch value {
    case let object as NSNumber: number = object
    case let bool as Bool: number = NSNumber(value: bool)
    default: return nil
    }
    switch type {
    case .int: return "\(number.intValue)"
    case .float: return "\(number.floatValue)"
    case .bool: return "\(number.doubleValue != 0)"
    case .string: return nil
    }
  }
}

/// Which casts a store asks.
enum PreferenceCasts: String, CaseIterable, Sendable {
  /// Those that the source measured.
  case ios8 = "ios-8"
  /// Those of the machine that runs the experiment.
  case here

  /// What a cast makes of a value; nil where it cannot.
  func cast(_ box: PreferenceBox, to type: PreferenceType) -> String? {
    switch self {
    case .ios8: box.castAsOnIOS8(to: type)
    case .here: box.cast(to: type)
    }
  }
}
