//: # Results beside lines / 行の横の結果
//: What will you see next to each line? Write it down, then run the page. 各行の横に何が表示されるか、予想を書いてから実行しましょう。
var sum = 0
for number in 1...3 {
  sum += number
}
let word = "合計"
print(word, sum)
