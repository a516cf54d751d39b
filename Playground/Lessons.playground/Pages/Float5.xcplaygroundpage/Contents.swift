//: # Float5: a floating-point number in five bits / 5ビットの浮動小数点数
//:
//: A format is data. Give it another bias, more bits, or subnormals, and see which numbers it holds.
//: 形式はデータです。バイアスやビット数を変えたり、非正規化数を加えたりして、表せる数がどう変わるかを見てみましょう。
import ExactNumbers
import ExperimentKit
import Experiments
import NumberFormats

for code in 0...UInt128(31) {
  print(FloatFormat.float5.bitPattern(code), FloatFormat.float5.value(of: code))
}
//: Which of a quarter, a half and three quarters does each format hold?
//: 4分の1、2分の1、4分の3のうち、どれを表せるでしょうか。
for text in ["0.25", "0.5", "0.75", "1/3"] {
  guard let number = ExactRational(text) else { continue }
  print(text, "Float5:", FloatFormat.float5.holds(number), "IEEE 1-2-2:", FloatFormat.e2m2.holds(number))
}
//: Your own format: change a number and run the page again. 自分の形式を作り、数を変えて実行し直しましょう。
print(try await Catalogue.standard.text("float.spacing", "exponent-bits: 3\nfraction-bits: 1\nbias: 3"))
