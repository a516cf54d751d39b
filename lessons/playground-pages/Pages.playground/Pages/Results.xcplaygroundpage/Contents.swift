//: # Results 結果
let price = 120
price * 3
var total = 0
for count in 1...4 {
    total += count * price
}
total
print("total: \(total)")

var names = ["Sample3", "Sample1"]
names.append("Sample2")
names.sort()
names.first
