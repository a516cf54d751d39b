let sizes: [Int8] = [100, 20, 7, 1]
var sum: Int8 = 0
for size in sizes {
    sum += size
}
print("the sum is \(sum)")
