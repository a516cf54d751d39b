//: # Expressions
//: Every kind of statement that gives a result, and those that give none.

let five = 5
var count = 2
count += 1
count = count * 2
let pair = (1, "two")
let labelled = (left: 1, right: [2.5])
let (first, second) = (1, 2)
var array = [1]
array.append(2)
array[0] = 9
let words = ["one": 1]
let none: Int? = nil
let some: Int? = 3
let nested: Int?? = .some(nil)
let text = "two\nlines and a \"quote\""
let japanese = "日本語の文字列"
let letter: Character = "あ"
let emptyArray: [Int] = []
let emptyDictionary: [String: Int] = [:]
let range = 1..<4
let half = 0.5
five > 3
[3, 1, 2].sorted()
Int.self
let long = Array(1...1000)

// Prose may stand in a block comment too.
// swift-format-ignore: NoBlockComments
/*:
 ## Branches and loops

     let indented = "code in prose"

 A heading, a list:
 * one
 */
if five > 3 { count -= 1 } else { count += 1 }
switch five {
case 5: "five"
default: "other"
}
for number in 0..<3 { number * number }
for number in 0..<2 {
  let next = number + 1
  print(next)
}
while count > 2 { count -= 1 }

func twice(_ number: Int) -> Int {
  func inner() -> Int { number }
  let double = inner() * 2
  return double
}
twice(3)
[1, 2, 3].map { $0 * 2 }
[1, 2, 3].map { number in
  number + 1
}

struct Point {
  var x = 1
  var label: String?
  mutating func move() { x += 1 }
}
var point = Point()
point.x = 4
point.move()
class Base { let id = 7 }
final class Counter: Base {
  var value = 1
  weak var other: Counter?
}
let counter = Counter()
counter.value = 2
enum Shape {
  case circle(radius: Double)
  case line
  case box(Int)
}
[Shape.circle(radius: 1.5), .line, .box(3)]
struct Named: CustomStringConvertible { var description: String { "a name" } }
Named()
let closure = { (number: Int) in number + 1 }
closure(1)
print(
  "hello",
  "you")
print("日本", terminator: "")
func greet() { print("from a function") }
greet()
enum Failure: Error { case broken }
func fails() throws -> Int { throw Failure.broken }
do { try fails() } catch { error }
let tried = try? fails()
