/// A key by the number of its place on a keyboard, as in `GCKeyCode`: a usage of the USB HID keyboard page.
struct KeyCode: Sendable, Hashable {
  /// The usage, from 0 to 65535.
  let usage: Int

  /// Creates the key of a usage.
  init(usage: Int) {
    self.usage = usage
  }

  /// Creates the key of a name; nil if no key has it.
  init?(name: some StringProtocol) {
    guard let usage = Self.usages[String(name)] else { return nil }
    self.usage = usage
  }

  /// The name in the article's extension; `???` for a key that it does not list.
  var name: String {
    Self.names[usage] ?? "???"
  }

  /// The names of the listed keys, in the order of their usages.
  static let allNames = names.sorted { $0.key < $1.key }.map(\.value)

  private static let names = Dictionary(
    uniqueKeysWithValues: KeyGroup.all.flatMap { group in
      zip(group.names.indices, group.names).map { (group.first + $0, $1) }
    })

  private static let usages = Dictionary(uniqueKeysWithValues: names.map { ($1, $0) })
}
