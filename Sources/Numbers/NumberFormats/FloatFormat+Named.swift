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
  public static let e2m2 = ieee(2, 2)

  /// Half precision, IEEE Std 754-2019, 3.6.
  public static let binary16 = ieee(5, 10)
  /// Single precision, IEEE Std 754-2019, 3.6.
  public static let binary32 = ieee(8, 23)
  /// Double precision, IEEE Std 754-2019, 3.6.
  public static let binary64 = ieee(11, 52)
  /// Quadruple precision, IEEE Std 754-2019, 3.6.
  public static let binary128 = ieee(15, 112)

  /// The upper half of ``binary32``, for machine learning.
  public static let bfloat16 = ieee(8, 7)
  /// The exponent of ``binary32`` with the fraction of ``binary16``, 19 bits, for the matrix units of NVIDIA's A100.
  public static let tf32 = ieee(8, 10)

  /// FP8 with 5 exponent bits: OCP 8-bit Floating Point Specification 1.0.
  public static let e5m2 = ieee(5, 2)
  /// FP8 with 4 exponent bits, no infinities and one NaN a sign: OCP 8-bit Floating Point Specification 1.0.
  public static let e4m3fn = FloatFormat(
    sign: true, 4, 3, bias: 7, subnormals: true, zero: .signed, .none, .topCode)
  /// FP8 with 4 exponent bits and the rules of IEEE 754.
  public static let e4m3 = ieee(4, 3)
  /// FP8 with 3 exponent bits and the rules of IEEE 754.
  public static let e3m4 = ieee(3, 4)
  /// FP8 with 5 exponent bits, one zero, one NaN and no infinities: Noune and others, *8-bit Numerical Formats for Deep
  /// Neural Networks*, 2022.
  public static let e5m2fnuz = fnuz(5, 2, bias: 16)
  /// FP8 with 4 exponent bits, one zero, one NaN and no infinities, from the same paper.
  public static let e4m3fnuz = fnuz(4, 3, bias: 8)
  /// The format of ``e4m3fnuz`` with the bias 11.
  public static let e4m3b11fnuz = fnuz(4, 3, bias: 11)

  /// FP6 with 3 exponent bits, numbers only: OCP Microscaling Formats 1.0.
  public static let e3m2fn = numbersOnly(3, 2)
  /// FP6 with 2 exponent bits, numbers only: OCP Microscaling Formats 1.0.
  public static let e2m3fn = numbersOnly(2, 3)
  /// FP4, numbers only: OCP Microscaling Formats 1.0.
  public static let e2m1fn = numbersOnly(2, 1)
  /// The powers of two from 2⁻¹²⁷ to 2¹²⁷ and NaN, the scale of a block: OCP Microscaling Formats 1.0.
  ///
  /// The specification does not mention zero, which the format does not have. Here zero becomes the nearest number,
  /// 2⁻¹²⁷, as in LLVM's APFloat and in PyTorch. In ml_dtypes it becomes NaN, which is this format with the zero
  /// ``FloatFormat/Zero/nan``.
  public static let e8m0fnu = FloatFormat(
    sign: false, 8, 0, bias: 127, subnormals: false, zero: .none, .none, .topCode)

  private static func ieee(_ exponentBits: Int, _ fractionBits: Int) -> FloatFormat {
    FloatFormat(
      sign: true, exponentBits, fractionBits, bias: standardBias(exponentBits: exponentBits), subnormals: true,
      zero: .signed, .ieee, .ieee)
  }

  private static func fnuz(_ exponentBits: Int, _ fractionBits: Int, bias: Int) -> FloatFormat {
    FloatFormat(
      sign: true, exponentBits, fractionBits, bias: bias, subnormals: true, zero: .unsigned, .none, .negativeZero)
  }

  private static func numbersOnly(_ exponentBits: Int, _ fractionBits: Int) -> FloatFormat {
    FloatFormat(
      sign: true, exponentBits, fractionBits, bias: standardBias(exponentBits: exponentBits), subnormals: true,
      zero: .signed, .none, .none)
  }
}
