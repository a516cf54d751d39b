import Results
import SourceText

/// A picture inside a page, as the address of an image.
///
/// Nothing is loaded, and no script in it can run.
enum PictureData {
  /// Returns the address of a picture: SVG as text, other formats in Base64.
  static func address(_ bytes: [UInt8], _ format: Picture.Format) -> String {
    switch format {
    case .svg: SVGAddress.text(of: bytes)
    case .png: "data:image/png;base64," + Base64.text(of: bytes)
    case .pdf: "data:application/pdf;base64," + Base64.text(of: bytes)
    }
  }

  /// Returns the width and height that SVG or PNG declares, in pixels; nil if it declares none.
  static func size(_ bytes: [UInt8], _ format: Picture.Format) -> (width: Int, height: Int)? {
    switch format {
    case .pdf: return nil
    case .png:
      guard bytes.count > 24 else { return nil }
      return (number(bytes[16..<20]), number(bytes[20..<24]))
    case .svg:
      let head = Substring(decoding: bytes.prefix(2_000), as: UTF8.self)
      guard let tag = head.firstMatch(of: /<svg\s[^>]*>/)?.output else { return nil }
      guard let width = tag.firstMatch(of: /\swidth=["']([0-9.]+)(px)?["']/)?.output.1,
        let height = tag.firstMatch(of: /\sheight=["']([0-9.]+)(px)?["']/)?.output.1,
        let wide = Double(width), let high = Double(height), (1...100_000).contains(wide), (1...100_000).contains(high)
      else { return nil }
      return (Int(wide.rounded(.up)), Int(high.rounded(.up)))
    }
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
