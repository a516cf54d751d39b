import Results

/// Names of Foundation that documentation uses without importing it.
enum FoundationNames {
  /// Types and functions.
  static let all: Set<String> = [
    "AttributedString", "Bundle", "Calendar", "CharacterSet", "Data", "Date", "DateComponents", "DateFormatter",
    "Decimal", "DispatchQueue", "FileHandle", "FileManager", "HTTPURLResponse", "IndexPath", "IndexSet",
    "ISO8601DateFormatter",
    "JSONDecoder", "JSONEncoder", "JSONSerialization", "Locale", "Measurement", "NSError", "NSLock", "NSNumber",
    "NSObject", "NSRange", "NSRegularExpression", "NSString", "NotificationCenter", "NumberFormatter", "Operation",
    "OperationQueue", "Pipe", "Process", "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder",
    "RunLoop", "Scanner", "Thread", "TimeInterval", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem",
    "URLRequest", "URLResponse", "URLSession", "UUID", "UserDefaults", "XMLParser", "acos", "asin", "atan", "atan2",
    "ceil",
    "cos", "exp", "fabs", "floor", "fmod", "hypot", "log", "log10", "log2", "pow", "round", "sin", "sleep", "sqrt",
    "tan",
  ]

  /// Members that Foundation adds to the standard library, even to protocols such as `Error`.
  ///
  /// A listing without `import Foundation` may use one of them together with other errors.
  static let members: Set<String> = [
    "addingPercentEncoding", "appendingFormat", "capitalized", "caseInsensitiveCompare", "compare", "components",
    "data", "Encoding", "enumerateSubstrings", "localizedCaseInsensitiveContains", "localizedDescription",
    "localizedCompare",
    "localizedStandardCompare",
    "padding", "paragraphRange", "range", "removingPercentEncoding", "replacingCharacters",
    "replacingOccurrences", "rangeOfCharacter", "trimmingCharacters", "write",
  ]

  /// Labels of the initializers that Foundation adds to strings and numbers.
  private static let labels: Set<Substring> = [
    "arguments", "contentsOf", "contentsOfFile", "data", "encoding", "format", "locale",
  ]

  /// The types of the standard library to which Foundation adds more members than ``members`` has.
  private static let extended: Set = [
    "Array", "Character", "Dictionary", "Double", "Float", "Int", "Range", "Set", "String", "Substring",
  ]

  /// Whether Foundation adds members to a type that a compiler names.
  static func isExtended(_ type: String) -> Bool { extended.contains(ModuleMembers.plainName(type)) }

  /// Whether all errors of a listing can be due to a missing import of Foundation.
  static func areMissed(_ errors: [Diagnostic]) -> Bool {
    let unknown = errors.filter(\.isAboutUnknownName)
    // The compiler's other messages about the listing can be due to the unknown names.
    guard unknown.isEmpty else { return unknown.allSatisfy { $0.quotedName.map(all.contains) == true } }
    // After a missing member or initializer, types cannot be inferred either.
    let consequences = ["cannot_infer_base_of_unresolved_member", "unbound_generic_parameter"]
    let errors = errors.filter { !consequences.contains($0.id ?? "") }
    return !errors.isEmpty
      && errors.allSatisfy { error in
        if let member = error.missingMember { return members.contains(member) || isExtended(error.quotedNames[0]) }
        if error.message.hasPrefix("no exact matches in call to initializer") { return true }
        return error.isAboutLibrary && error.message.split { !$0.isLetter }.contains(where: labels.contains)
      }
  }
}

extension Diagnostic {
  /// The member that the message says a value or a type does not have.
  fileprivate var missingMember: String? {
    let parts = message.split(separator: " has no member '")
    return parts.count == 2 ? String(parts[1].prefix { $0 != "'" && $0 != "(" }) : nil
  }
}
