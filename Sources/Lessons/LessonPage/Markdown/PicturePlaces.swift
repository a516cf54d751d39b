import Results

/// The places of codes and numbers in a picture, in the form that the script of a page reads.
///
/// A place is `CODE,VALUE,X,Y,RADIUS`, in pixels. The numbers at its end are omitted if they are those of the place
/// before: the points of a number line differ only in their first numbers.
struct PicturePlaces {
  /// The places, separated by spaces; empty if there are none.
  let text: String

  /// Creates the places of marks, without those of bits, which answer no question.
  init(_ marks: [Figure.Mark]) {
    var before: [String] = []
    text = marks.compactMap { mark in
      guard let (code, value) = Self.words(of: mark.subject) else { return nil }
      let numbers = [mark.center.x, mark.center.y, mark.radius].map(\.pixels)
      let same = zip(numbers, before).reversed().prefix { $0 == $1 }.count
      before = numbers
      return ([code, value] + numbers.dropLast(same)).joined(separator: ",")
    }.joined(separator: " ")
  }

  private static func words(of subject: Figure.Mark.Subject) -> (code: String, value: String)? {
    switch subject {
    case .code(let code, let value): (code, value ?? "")
    case .value(let value): ("", value)
    case .bit: nil
    }
  }
}

extension Double {
  /// The number in tenths, as text.
  fileprivate var pixels: String {
    let number = (self * 10).rounded() / 10
    return number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
