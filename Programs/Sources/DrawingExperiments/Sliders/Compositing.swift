import Drawing

/// The arithmetic of Cairo's image backend, pixman, for one pixel over another, with 8 bits per component.
///
/// A product of two bytes that stand for numbers from 0 to 1 is `t = a·b + 128; (t + (t >> 8)) >> 8`, which is
/// a·b ÷ 255 rounded to the nearest (there are no ties, 255 being odd). An image of alpha `m` over a background is, in
/// every premultiplied component, `product(source, m) + product(background, 255 - product(source alpha, m))`.
///
/// Source: pixman's `MUL_UN8` and `UN8x4_MUL_UN8_ADD_UN8x4`, and Porter and Duff, *Compositing digital images*, 1984.
enum Compositing {
  /// Returns a·b ÷ 255, rounded to the nearest.
  static func product(_ a: UInt8, _ b: UInt8) -> UInt8 {
    let product = UInt32(a) * UInt32(b) + 128
    return UInt8(truncatingIfNeeded: (product + (product >> 8)) >> 8)
  }

  /// Returns the drawn alpha: the number from 0 to 1 nearest to the alpha of a view.
  static func drawn(_ alpha: Double) -> Double {
    min(max(alpha, 0), 1)
  }

  /// Returns the byte of an alpha: the upper 8 of 16 bits, rounded to the nearest.
  ///
  /// So 0.5 becomes 128.
  static func byte(_ alpha: Double) -> UInt8 {
    UInt8(truncatingIfNeeded: Int(drawn(alpha) * 65_535 + 0.5) >> 8)
  }

  /// Returns a component times its alpha as the engine stores a color: the upper 8 of 16 bits, rounded.
  static func premultiplied(_ component: UInt8, _ alpha: UInt8) -> UInt8 {
    let product = 2 * 257 * Int(component) * Int(alpha)
    return UInt8(truncatingIfNeeded: ((product + 255) / 510) >> 8)
  }

  /// One component of a source over a background, step by step.
  struct Steps: Hashable {
    /// The component of the source, premultiplied.
    let source: UInt8
    /// The component of the background, premultiplied.
    let background: UInt8
    /// The source times the alpha of the image.
    let covering: UInt8
    /// The rest of the background: the background times 255 minus the covering alpha.
    let remaining: UInt8

    /// The component of the result, premultiplied.
    var sum: UInt8 { UInt8(clamping: Int(covering) + Int(remaining)) }
  }

  /// Returns the steps of the components red, green, blue and alpha.
  static func steps(_ source: Pixel, over background: Pixel, alpha: UInt8) -> [Steps] {
    let rest = 255 - product(source.alpha, alpha)
    return zip(source.components, background.components).map { source, background in
      Steps(
        source: source, background: background, covering: product(source, alpha), remaining: product(background, rest))
    }
  }
}

extension Pixel {
  /// The components red, green, blue and alpha.
  var components: [UInt8] { [red, green, blue, alpha] }
}

extension ByteColor {
  /// The pixel that the engine stores for the color.
  var pixel: Pixel {
    Pixel(
      red: Compositing.premultiplied(red, alpha), green: Compositing.premultiplied(green, alpha),
      blue: Compositing.premultiplied(blue, alpha), alpha: alpha)
  }
}
