//: # Integers in five bits / 5ビットの整数
//:
//: What does the bit pattern `10000` mean? Change the format, the number of bits, or the code, and run the page again.
//: ビット列`10000`は何を表すでしょうか。表現、ビット数、ビット列を変えて、もう一度実行してみましょう。
import ExperimentKit
import Experiments
import NumberFormats

let formats = try [
  IntegerFormat(.unsigned, bits: 5),
  IntegerFormat(.twosComplement, bits: 5),
  IntegerFormat(.onesComplement, bits: 5),
  IntegerFormat(.signMagnitude, bits: 5),
  IntegerFormat(.bias(15), bits: 5),
  IntegerFormat(.offsetBinary, bits: 5),
  IntegerFormat(.gray, bits: 5),
  IntegerFormat(.bcd, bits: 5),
]

for format in formats {
  print("\(format.encoding):", format.bitPattern(0b10000), "=", format.value(of: 0b10000)?.description ?? "no number")
}
//: The adder knows nothing about signs. When is its sum right?
//: 加算器は、符号を区別せずにビットを足します。和が正しくなるのは、どんなときでしょうか。
let adder = try RippleCarryAdder(bits: 5)
let twosComplement = try IntegerFormat(.twosComplement, bits: 5)

for (left, right) in [(5, -3), (15, 1), (-16, -1)] as [(Int, Int)] {
  guard let leftCode = twosComplement.code(of: .init(left)), let rightCode = twosComplement.code(of: .init(right))
  else { continue }
  let sum = adder.add(leftCode, rightCode)
  guard let value = twosComplement.value(of: sum.sum) else { continue }
  print(left, "+", right, "=", value, sum.overflow ? "overflow" : "right")
}
//: You can call any experiment of the lessons here. 教材のどの実験も、ここから呼び出せます。
print(try await Catalogue.standard.text("integer.increment", "code: 00111"))
