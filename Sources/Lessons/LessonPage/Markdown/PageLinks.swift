/// Where the links and images of a document lead from a page.
package struct PageLinks: Sendable {
  /// What a link becomes.
  package enum Target: Sendable, Hashable {
    /// A link to this address.
    case address(String)
    /// The words of the link alone, since what it leads to is not there.
    case none
  }

  /// A picture beside the document.
  package typealias Picture = PagePicture

  private let targets: [String: Target]
  private let pictures: [String: Picture]

  /// Collects links.
  ///
  /// - Parameters:
  ///   - targets: what each destination becomes, as it is written in the document; addresses on the web need none.
  ///   - pictures: the pictures by their destination, as it is written in the document.
  package init(targets: [String: Target] = [:], pictures: [String: Picture] = [:]) {
    (self.targets, self.pictures) = (targets, pictures)
  }

  /// The picture that an image shows; nil where there is none that may be shown.
  func picture(_ destination: String) -> Picture? { pictures[destination] }

  /// What a link becomes: addresses of the web stay as they are, and of others those alone that are known.
  func target(_ destination: String, anchors: Set<String>, prefix: String) -> Target {
    if let target = targets[destination] { return target }
    if destination.hasPrefix("#"), anchors.contains(String(destination.dropFirst())) {
      return .address("#\(prefix)\(destination.dropFirst())")
    }
    let scheme = destination.prefix { $0 != ":" }.lowercased()
    return ["http", "https", "mailto"].contains(scheme) && destination.contains(":") ? .address(destination) : .none
  }
}
