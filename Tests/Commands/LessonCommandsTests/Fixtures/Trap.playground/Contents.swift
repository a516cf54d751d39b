let numbers = [1, 2, 3]
var sum = 0
for index in 0...3 {
  print("adding", index)
  sum += numbers[index]
}
print(sum)
