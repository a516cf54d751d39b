/// The targets of the links and images of a document on a page.
package struct PageLinks: Sendable {
  /// The target of a link on a page.
  package enum Target: Sendable, Hashable {
    /// A link to this address.
    case address(String)
    /// Only the words of the link, because its target does not exist here.
    case none
  }

  /// A picture next to the document.
  package typealias Picture = PagePicture

  private let targets: [String: Target]
  private let pictures: [String: Picture]

  /// Creates the links of a page.
  ///
  /// - Parameters:
  ///   - targets: the target of each destination as it is written in the document; addresses on the web need none.
  ///   - pictures: the pictures by their destination, as it is written in the document.
  package init(targets: [String: Target] = [:], pictures: [String: Picture] = [:]) {
    (self.targets, self.pictures) = (targets, pictures)
  }

  /// Returns the picture that an image shows; nil if there is none that may be shown.
  func picture(_ destination: String) -> Picture? { pictures[destination] }

  /// Returns the target of a link.
  ///
  /// Addresses on the web stay as they are; other links need a known target.
  func target(_ destination: String, anchors: Set<String>, prefix: String) -> Target {
    if let target = targets[destination] { return target }
    if destination.hasPrefix("#"), anchors.contains(String(destination.dropFirst())) {
      return .address("#\(prefix)\(destination.dropFirst())")
    }
    let scheme = destination.prefix { $0 != ":" }.lowercased()
    return ["http", "https", "mailto"].contains(scheme) && destination.contains(":") ? .address(destination) : .none
  }
}
