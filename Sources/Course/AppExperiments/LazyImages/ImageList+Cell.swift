extension ImageList {
  /// The content of a cell.
  enum Picture: Sendable, Hashable {
    case placeholder
    case image(Int)
    /// An empty cell: the result of `UIImage(data:)` for bytes that are not an image.
    case blank
  }

  /// A cell, which keeps its picture when it is returned to the list.
  struct Cell: Sendable, Hashable {
    /// The name of the cell: A, B and so on to Z, then A2, B2 and so on.
    let name: String
    var item: Int?
    var row: Int?
    var picture = Picture.placeholder

    /// Creates the cell with an index, in the order of creation.
    init(_ index: Int) {
      let letter = String(UnicodeScalar(UInt8(65 + index % 26)))
      name = index < 26 ? letter : "\(letter)\(index / 26 + 1)"
    }

    /// Whether the cell shows the image of another item.
    var isWrong: Bool {
      if case .image(let image) = picture { image != item } else { false }
    }
  }
}
