/// One thing that a page says: parts below each other, which each way of writing a page sets for itself.
struct PageItem: Equatable, Sendable {
    let parts: [Part]
    /// What it is all about, where nothing else explains that; nil elsewhere.
    private(set) var subject: PageReference?

    /// What is said at once, and how far lines set it in.
    enum Part: Equatable, Sendable {
        /// Later lines are set in a little further where the text is one of several.
        case text(PageText, depth: Int, hanging: Bool)
        /// With the file that it is all of, if it is.
        case value(Value, depth: Int, of: PageReference?)
        /// A value on the line of its label.
        case labelled(String, Value)
        /// The source, after some words.
        case source(Source, after: String, depth: Int)
        /// Lines that are as `run` prints them.
        case timeline([String])
        /// Lines that name methods and their receivers.
        case drawing([String])
    }

    init(_ parts: [Part]) { self.parts = parts }

    /// One of several texts.
    init(_ text: PageText, depth: Int = 4) { parts = [.text(text, depth: depth, hanging: true)] }

    init(_ text: String, depth: Int = 4) { self.init(PageText(text), depth: depth) }

    /// A separate text.
    static func paragraph(_ text: PageText, depth: Int = 0) -> PageItem {
        PageItem([.text(text, depth: depth, hanging: false)])
    }

    static func value(_ value: Value, depth: Int = 4, of file: PageReference? = nil) -> PageItem {
        PageItem([.value(value, depth: depth, of: file)])
    }

    static func source(_ source: Source, after words: String = "", depth: Int = 0) -> PageItem {
        PageItem([.source(source, after: words, depth: depth)])
    }

    static func + (left: PageItem, right: PageItem) -> PageItem { PageItem(left.parts + right.parts) }

    /// The same as all that is said of something.
    func about(_ subject: PageReference) -> PageItem {
        var item = self
        item.subject = subject
        return item
    }
}

extension [PageItem] { var joined: PageItem { PageItem(flatMap(\.parts)) } }

extension PageItem { var lines: [String] { parts.flatMap(\.lines) } }

extension PageItem.Part {
    fileprivate var lines: [String] {
        switch self {
        case .text(let text, let depth, let hanging):
            let lines = wrapped(text.words, to: Page.width - depth - (hanging ? 2 : 0))
            return lines.enumerated().map { index, line in
                String(repeating: " ", count: depth + (hanging && index > 0 ? 2 : 0)) + line
            }
        case .value(let value, let depth, _): return value.lines(depth: depth)
        case .labelled(let label, let value): return ["\(label): \(value.spacedJSON)"]
        case .source(let source, let words, let depth):
            let indent = String(repeating: " ", count: depth)
            // The address is on a line of its own, which can be clicked.
            return (wrapped(words + source.words, to: Page.width - depth) + [source.url].compactMap(\.self)).map {
                indent + $0
            }
        case .timeline(let lines), .drawing(let lines): return lines.map { "    " + $0 }
        }
    }
}

extension Source {
    /// `documented: Apple, About the app launch sequence`
    var words: String { "\(weight): \(citation)" }
}
