extension FloatArithmetic: CustomStringConvertible {
  /// The format and the choices that are not the usual ones, such as `arithmetic of e4m3fn, saturation all`.
  public var description: String {
    let choices: [String?] = [
      saturation == .none ? nil : "saturation \(saturation)",
      tininess == .afterRounding ? nil : "tininess \(tininess)",
      nanPropagation == .canonical ? nil : "NaN propagation \(nanPropagation)",
    ]
    return (["arithmetic of \(format)"] + choices.compactMap { $0 }).joined(separator: ", ")
  }
}
