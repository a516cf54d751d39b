//: async and await
func three() async throws -> Int {
  try await Task.sleep(nanoseconds: 1_000_000)
  return 3
}
let number = try await three()
actor Tally {
  var count = 0
  func add() -> Int {
    count += 1
    return count
  }
}
let tally = Tally()
await tally.add()
await tally.add()
let sum = await withTaskGroup(of: Int.self) { group in
  for number in 1...3 {
    group.addTask { [number] in number > 0 ? 1 : 0 }
  }
  return await group.reduce(0, +)
}
