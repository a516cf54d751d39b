import ExperimentKit

/// An error in the text of a token; positions count characters from 1.
enum DeviceTokenError: Error, Sendable, Hashable {
  /// A byte lacks its second digit.
  case oddDigits(count: Int)
  /// A character that is not a hexadecimal digit.
  case character(Character, position: Int)
  /// A space in a text without brackets.
  case blank(position: Int)
  /// A `<` without its `>` at the end.
  case unclosed
  /// A group other than the last that does not have eight digits, or a last one with more.
  case group(number: Int, digits: Int, position: Int)
}

extension DeviceToken {
  /// Reads the plain form, or the groups between `<` and `>`; digits in lower or upper case.
  ///
  /// - Throws: the first error.
  init(text: String) throws(DeviceTokenError) {
    let characters = Array(text)
    let isGrouped = characters.first == "<"
    if isGrouped, characters.count < 2 || characters.last != ">" { throw .unclosed }
    let range = isGrouped ? 1..<characters.count - 1 : 0..<characters.count
    var digits: [UInt8] = []
    var start = range.lowerBound
    var groups = 1
    for position in range {
      if characters[position] == " " {
        guard isGrouped else { throw .blank(position: position + 1) }
        guard position - start == 8 else {
          throw .group(number: groups, digits: position - start, position: start + 1)
        }
        (start, groups) = (position + 1, groups + 1)
      } else {
        let character = characters[position]
        guard character.isASCII, let digit = character.hexDigitValue else {
          throw .character(character, position: position + 1)
        }
        digits.append(UInt8(digit))
      }
    }
    let last = range.upperBound - start
    if isGrouped, last > 8 || last == 0 && groups > 1 {
      throw .group(number: groups, digits: last, position: start + 1)
    }
    guard digits.count.isMultiple(of: 2) else { throw .oddDigits(count: digits.count) }
    self.init(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }
}

extension DeviceTokenError {
  /// The description of the error.
  var words: LocalizedText {
    switch self {
    case .oddDigits(let count):
      LocalizedText(
        en: "\(count) \(count == 1 ? "digit" : "digits"), an odd number: the last byte lacks one",
        ja: "数字が\(count)個で奇数。最後のバイトが1桁足りない")
    case .character(let character, let position):
      LocalizedText(
        en: "\(character) at position \(position) is not a hexadecimal digit",
        ja: "\(position)文字目の\(character)は16進数の数字ではない")
    case .blank(let position):
      LocalizedText(
        en: "a blank at position \(position): groups need < and >", ja: "\(position)文字目に空白がある。区切るなら<と>で囲む")
    case .unclosed:
      LocalizedText(en: "< at position 1 has no > at the end", ja: "1文字目の<に対する>が末尾にない")
    case .group(let number, let digits, let position):
      LocalizedText(
        en: "group \(number) at position \(position) has \(digits) digit\(digits == 1 ? "" : "s"), not 8",
        ja: "\(position)文字目からの\(number)番目の組が8桁ではなく\(digits)桁")
    }
  }
}
