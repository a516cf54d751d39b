//: # Float5: a floating-point number in five bits / 5ビットの浮動小数点数
//:
//: A format is data. Change the bias, add bits, or allow subnormals, and see which numbers it can represent.
//: 形式はデータです。バイアスやビット数を変えたり、非正規化数を加えたりして、表せる数がどう変わるかを見てみましょう。
import ExactNumbers
import ExperimentKit
import Experiments
import NumberFormats

for code in 0...UInt128(31) {
  print(FloatFormat.float5.bitPattern(code), FloatFormat.float5.value(of: code))
}
//: Which of the numbers 1/4, 1/2, and 3/4 can each format represent?
//: 4分の1、2分の1、4分の3のうち、それぞれの形式で表せるのはどれでしょうか。
for text in ["0.25", "0.5", "0.75", "1/3"] {
  guard let number = ExactRational(text) else { continue }
  print(text, "Float5:", FloatFormat.float5.holds(number), "IEEE 1-2-2:", FloatFormat.e2m2.holds(number))
}
//: Make your own format: change a number and run the page again. 数を変えて自分の形式を作り、もう一度実行しましょう。
print(try await Catalogue.standard.text("float.spacing", "exponent-bits: 3\nfraction-bits: 1\nbias: 3"))
