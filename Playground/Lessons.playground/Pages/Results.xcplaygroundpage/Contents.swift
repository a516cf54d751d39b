//: # Results beside lines / 行の横の結果
//: What will stand beside each line? Write it down, then run. 各行の横に何が出るか、書き出してから実行しましょう。
var sum = 0
for number in 1...3 {
  sum += number
}
let word = "合計"
print(word, sum)
