/// The attribute at the end of a fence's line or a comment that is being typed: its key, and its value so far.
///
/// A value can have spaces in quotation marks and in brackets.
struct OpenAttribute: Equatable {
  /// The key; nil while the key itself is being typed.
  let key: String?
  /// The value so far without its quotation mark, or the beginning of a key.
  let value: String
  /// The keys before it.
  let others: [String]

  /// Reads the text before the cursor.
  init(_ text: some StringProtocol) {
    var words: [String] = [""]
    var (isQuoted, isInList) = (false, false)
    for character in text {
      switch character {
      case "\"": isQuoted.toggle()
      case "[" where !isQuoted && words[words.count - 1].hasSuffix("="): isInList = true
      case "]" where !isQuoted: isInList = false
      default: break
      }
      if character == " " || character == "\t", !isQuoted, !isInList {
        words.append("")
      } else {
        words[words.count - 1].append(character)
      }
    }
    let last = words.removeLast()
    others = words.map { String($0.prefix { $0 != "=" }) }.filter { !$0.isEmpty }
    guard let equals = last.firstIndex(of: "=") else {
      (key, value) = (nil, last)
      return
    }
    key = String(last[..<equals])
    value = String(last[last.index(after: equals)...].drop { $0 == "\"" })
  }

  /// The last word of the value, which a completion replaces.
  var word: String { String(value.reversed().prefix { !" [],{}:".contains($0) }.reversed()) }
}

/// The place of the cursor in the value of `vary`.
enum VariationPlace: Equatable {
  /// The name of a parameter; those that have values already are the others.
  case parameter(others: [String])
  /// A value of a parameter, in a list or not.
  case value(of: String, isInList: Bool)
  /// A key of a walk.
  case walk
  /// An event of a walk along the script of a parameter.
  case event(of: String)

  /// Reads the value before the cursor.
  init(_ value: String) {
    guard value.hasPrefix("{") else {
      self = .parameter(others: [])
      return
    }
    var others: [String] = []
    var (word, key, inner) = ("", String?.none, String?.none)
    var (depth, lists) = (0, 0)
    for character in value {
      switch character {
      case "{": depth += 1
      case "}": depth -= 1
      case "[": lists += 1
      case "]": lists -= 1
      case ":" where lists == 0:
        if depth == 1 {
          key = word
          others.append(word)
        } else {
          inner = word
        }
      case "," where lists == 0: if depth == 1 { key = nil } else { inner = nil }
      default: break
      }
      if character.isLetter || character.isNumber || character == "-" {
        word.append(character)
      } else {
        word = ""
      }
    }
    switch (key, depth) {
    case (nil, _): self = .parameter(others: others)
    case (let key?, ...1): self = .value(of: key, isInList: lists > 0)
    case (let key?, _): self = lists > 0 && inner == "of" ? .event(of: key) : .walk
    }
  }
}
