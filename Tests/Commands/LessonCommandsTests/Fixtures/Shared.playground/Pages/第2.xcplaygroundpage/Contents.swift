//: 日本語のページ
import Foundation

// A name in Japanese stands before its result.
// swift-format-ignore: IdentifiersMustBeASCII
let 挨拶 = greet("みなさん")  // あいさつ
let length = pageHelper("four")
let text = try String(contentsOfFile: "data.txt", encoding: .utf8)
if let url = Bundle.main.url(forResource: "data", withExtension: "txt") {
  try String(contentsOf: url, encoding: .utf8)
}
let own = try String(contentsOfFile: "own.txt", encoding: .utf8)
