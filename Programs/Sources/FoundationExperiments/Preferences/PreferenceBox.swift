import ExperimentKit
import Foundation

/// A value whose type is known only at run time.
///
/// The value never changes, so it is safe to send.
struct PreferenceBox: @unchecked Sendable {
  /// The value.
  let value: Any

  /// Returns whether `is` accepts the value as one of a type.
  func isOf(_ type: PreferenceType) -> Bool {
    switch type {
    case .int: value is Int
    case .float: value is Float
    case .string: value is String
    case .bool: value is Bool
    }
  }

  /// Returns the result of `as?`; nil if the cast fails.
  func cast(to type: PreferenceType) -> String? {
    switch type {
    case .int: (value as? Int).map { "\($0)" }
    case .float: (value as? Float).map { "\($0)" }
    case .string: value as? String
    case .bool: (value as? Bool).map { "\($0)" }
    }
  }

  /// Returns the result of the casts of iOS 8; nil if the cast fails.
  ///
  /// Numbers of every kind are accepted as each other, as the source measured, and are converted as `NSNumber`
  /// documents it: as a `Bool`, any nonzero value is true, even 0.6
  /// (<https://developer.apple.com/documentation/foundation/nsnumber/boolvalue>). Foundation on Linux cuts off the
  /// fraction first, so it is not used.
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

/// The casts that a store uses.
enum PreferenceCasts: String, CaseIterable, Sendable {
  /// The casts that the source measured.
  case ios8 = "ios-8"
  /// The casts of the machine that runs the experiment.
  case here

  /// Returns the result of a cast; nil if it fails.
  func cast(_ box: PreferenceBox, to type: PreferenceType) -> String? {
    switch self {
    case .ios8: box.castAsOnIOS8(to: type)
    case .here: box.cast(to: type)
    }
  }
}
