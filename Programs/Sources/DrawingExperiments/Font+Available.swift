import Drawing
import ExperimentKit

extension Font {
  /// Returns the font of the project's pictures at a size.
  ///
  /// - Throws: ``ExperimentKit/Unavailable`` if this machine lacks it, so that the cell is skipped; otherwise
  ///   ``Drawing/DrawingError``.
  static func available(size: Double) throws -> Font {
    do throws(DrawingError) {
      return try Font(size: size)
    } catch {
      guard case .noFont(let family, _) = error else { throw error }
      throw Unavailable("the font \(family) is not installed (install the package fonts-ipafont-gothic)")
    }
  }
}
