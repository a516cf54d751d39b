/// What is there to sell.
///
/// ```swift
/// Stock(of: 3).count // 3
/// ```
public struct Stock {
  /// How much is left.
  public let count: Int

  /// Takes stock.
  public init(of count: Int) { self.count = count }
}
