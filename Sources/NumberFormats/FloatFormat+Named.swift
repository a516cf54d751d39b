extension FloatFormat {
  /// The 5-bit format of the article: 2 exponent bits with the bias 1, 2 fraction bits, no subnormals and no NaN.
  ///
  /// `00000` and `10000` are +0 and −0, `01111` and `11111` the infinities, `00001` is 0.625 and `01110` is 6.
  ///
  /// Source: 000-2f.
  public static let float5 = FloatFormat(
    sign: true, 2, 2, bias: 1, subnormals: false, zero: .signed, .topCode, .none)

  /// The same division of 5 bits as in ``float5``, with the rules of IEEE 754.
  ///
  /// Its least number above zero is the subnormal 0.25, its largest number 3.5.
  public static let e2m2 = FloatFormat(
    sign: true, 2, 2, bias: 1, subnormals: true, zero: .signed, .ieee, .ieee)
}
