import Stock

/// A till.
///
/// ```swift
/// var till = Till()
/// till.add(3)
/// till.total // 3
/// ```
public struct Till {
  /// The sum of the prices that were added.
  public private(set) var total = 0

  /// Opens an empty till.
  public init() {}

  /// Adds a price.
  ///
  ///     var till = Till()
  ///     till.add(2)
  ///     print(till.total)
  ///     // Prints "2"
  public mutating func add(_ price: Int) { total += price }
}

/// Goods with a price.
public protocol Priced {
  /// The price of one of them.
  var price: Int { get }
}

extension Priced {
  /// The price of two of them.
  public var priceOfTwo: Int { 2 * price }
}
