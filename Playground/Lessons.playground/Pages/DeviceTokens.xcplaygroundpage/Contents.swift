//: # Device tokens / デバイストークン
//:
//: The same bytes appear as text in six forms. What is left of a form after you remove `<`, `>`, and the spaces?
//: 同じバイト列を6通りの文字列で表します。これまでどおり`<`と`>`を外して空白を取り除くと、何が残るでしょうか。
import ExperimentKit
import Experiments

print(try await Catalogue.standard.text("device-token.forms", "length: 32"))
//: How many groups does a token of another length have? トークンの長さが変わると、区切りはいくつになるでしょうか。
print(try await Catalogue.standard.text("device-token.lengths"))
//: Read text back into bytes, and see which text is not a token. 文字列をバイト列に読み戻し、どれがトークンとして読めないかを確かめましょう。
print(try await Catalogue.standard.text("device-token.parse", "texts: [3dd8, <3dd873ff 0e>, 3dd]", language: .japanese))
