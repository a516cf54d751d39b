//: # Device tokens / デバイストークン
//:
//: The same bytes as text in six forms. What does the old way of stripping make of each?
//: 同じバイト列を6通りの文字列で表します。昔ながらの取り除き方をすると、それぞれどうなるでしょうか。
import ExperimentKit
import Experiments

print(try await Catalogue.standard.text("device-token.forms", "length: 32"))
//: How many groups does a token of another length have? 長さが変わると、いくつの区切りに分かれるでしょうか。
print(try await Catalogue.standard.text("device-token.lengths"))
//: Read a text back, and see where it goes wrong. 文字列を読み戻し、どこで誤りになるかを見ましょう。
print(try await Catalogue.standard.text("device-token.parse", "texts: [3dd8, <3dd873ff 0e>, 3dd]", language: .japanese))
