/// The goods in stock.
///
/// ```swift
/// Stock(of: 3).count // 3
/// ```
public struct Stock {
  /// The number of goods left.
  public let count: Int

  /// Creates a stock with a number of goods.
  public init(of count: Int) { self.count = count }
}
