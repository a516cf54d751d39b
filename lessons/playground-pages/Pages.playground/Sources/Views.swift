// Stand-ins for a few names of SwiftUI, for where no iPhone is: they describe a view and draw nothing.
// A view without parts, such as a text, is its own body.
#if !canImport(UIKit)
public protocol View: CustomStringConvertible {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
    var lines: [String] { get }
}

extension View {
    public var lines: [String] { ["\(Self.self)"] + body.lines.map { "  " + $0 } }
    public var description: String { lines.joined(separator: "\n") }

    public func navigationBarTitle(_ title: String) -> some View {
        Described(".navigationBarTitle(\(title.debugDescription))", [self])
    }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock(_ views: any View...) -> some View { Described(nil, views) }
}

public struct Text: View {
    let text: String

    public init(_ text: String) { self.text = text }

    public var lines: [String] { ["Text(\(text.debugDescription))"] }
    public var body: Text { self }
}

public struct List<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Content { content }
    public var lines: [String] { ["List"] + content.lines.map { "  " + $0 } }
}

public struct NavigationView<Content: View>: View {
    let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: Content { content }
    public var lines: [String] { ["NavigationView"] + content.lines.map { "  " + $0 } }
}

struct Described: View {
    let word: String?
    let views: [any View]

    init(_ word: String?, _ views: [any View]) { (self.word, self.views) = (word, views) }

    var lines: [String] {
        let inner = views.flatMap(\.lines)
        guard let word else { return inner }
        return [word] + inner.map { "  " + $0 }
    }
    var body: Described { self }
}
#endif
