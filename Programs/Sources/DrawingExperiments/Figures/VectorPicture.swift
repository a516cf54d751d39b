import ExperimentKit

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The SVG of a figure, and its text alternative.
struct VectorPicture: Sendable, Hashable {
  let svg: LocalizedText
  let alt: LocalizedText
}

extension ParameterType where Value == VectorPicture {
  /// The type of a figure in the host protocol.
  static var vectorPicture: ParameterType {
    ParameterType(
      allowed: LocalizedText(
        en: "a figure as JSON with `kind`, `alt`, and `svg`", ja: "`kind`、`alt`、`svg`のある、図のJSON")
    ) { text in
      guard case .picture(let picture)? = try? JSONDecoder().decode(CellResult.self, from: Data(text.utf8)),
        case .svg(let svg) = picture.content
      else { return nil }
      return VectorPicture(svg: svg, alt: picture.alt)
    }
  }
}
