extension ImageList {
  /// What a cell shows.
  enum Picture: Sendable, Hashable {
    case placeholder
    case image(Int)
    /// Nothing at all: what `UIImage(data:)` makes of bytes that are no image.
    case blank
  }

  /// A cell; it keeps its picture when it is given back.
  struct Cell: Sendable, Hashable {
    /// Its name in words: A, B and so on to Z, then A2, B2 and so on.
    let name: String
    var item: Int?
    var row: Int?
    var picture = Picture.placeholder

    /// The cell that was made after so many others.
    init(_ index: Int) {
      let letter = String(UnicodeScalar(UInt8(65 + index % 26)))
      name = index < 26 ? letter : "\(letter)\(index / 26 + 1)"
    }

    /// Whether it shows the image of another item.
    var isWrong: Bool {
      if case .image(let image) = picture { image != item } else { false }
    }
  }
}
