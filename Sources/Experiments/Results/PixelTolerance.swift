/// The allowed difference of two pictures of pixels, written `8` or `8,0.5%`.
public struct PixelTolerance: Sendable, Hashable, CustomStringConvertible {
  /// The largest difference of a pixel's channel, from 0 to 255.
  public var channel: Int
  /// The number of pixels in a million that may differ by more, from 0 to 1 000 000.
  public var millionths: Int

  /// The default tolerance: less than an eye can see, for the rounding of other machines.
  public static let rounding = PixelTolerance(channel: 2)

  /// Creates a tolerance.
  ///
  /// - Precondition: `channel` is in 0...255, `millionths` in 0...1 000 000.
  public init(channel: Int, millionths: Int = 0) {
    precondition(0...255 ~= channel && 0...1_000_000 ~= millionths)
    (self.channel, self.millionths) = (channel, millionths)
  }

  /// Reads a tolerance: a whole number up to 255, with an optional comma and percentage of the pixels.
  ///
  /// The percentage has at most four decimals.
  public init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard 1...2 ~= parts.count, let channel = Self.number(parts[0]), channel <= 255 else { return nil }
    self.init(channel: channel)
    guard parts.count == 2 else { return }
    guard let millionths = Self.millionths(parts[1]) else { return nil }
    self.millionths = millionths
  }

  /// The tolerance, as written in a document.
  public var description: String {
    guard millionths > 0 else { return "\(channel)" }
    var decimals = String(String(1_0000 + millionths % 1_0000).dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(channel),\(millionths / 1_0000)\(decimals.isEmpty ? "" : ".\(decimals)")%"
  }

  /// Returns the number of pixels that may differ by more than ``channel``, rounded down.
  public func mostPixels(of count: Int) -> Int {
    let (millions, rest) = count.quotientAndRemainder(dividingBy: 1_000_000)
    return millions * millionths + rest * millionths / 1_000_000
  }

  private static func millionths(_ text: Substring) -> Int? {
    guard text.last == "%" else { return nil }
    let parts = text.dropLast().split(separator: ".", omittingEmptySubsequences: false)
    guard 1...2 ~= parts.count, let whole = number(parts[0]), whole <= 100 else { return nil }
    guard parts.count == 2 else { return whole * 1_0000 }
    guard parts[1].utf8.count <= 4, let decimals = number(parts[1] + String(repeating: "0", count: 4 - parts[1].count))
    else { return nil }
    let millionths = whole * 1_0000 + decimals
    return parts[1].isEmpty || millionths > 1_000_000 ? nil : millionths
  }

  private static func number(_ text: Substring) -> Int? {
    guard 1...4 ~= text.utf8.count, text.utf8.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    return Int(text)
  }
}
