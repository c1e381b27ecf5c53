import SyntaxReading

/// The facts of one of our trees, as the lines of `Witness/main.swift` for the same file.
struct TreeFacts {
    private(set) var lines: [String] = []
    /// What the parser doesn't follow.
    private(set) var opaque: [Range<Int>] = []
    /// Types where the compiler's parser reads expressions.
    private(set) var types: [Range<Int>] = []

    init(_ tree: SyntaxTree) { for node in tree.root.descendants { read(node) } }

    mutating func add(_ kind: String, _ span: String, _ details: String...) {
        lines.append(([kind, span] + details.filter { !$0.isEmpty }).joined(separator: " "))
    }

    private mutating func read(_ node: SyntaxNode) {
        switch node.kind {
        case .opaque: opaque.append(node.range)
        case .typeName: types.append(node.range)
        case .file, .block: break
        default: if !declares(node), !states(node), !expresses(node) { add("\(node.kind)", span(node)) }
        }
    }
}

// MARK: - Places

/// `12-34`, or `-` for what is missing; `let` in a pattern belongs to the names and not to what is around it.
func span(_ node: SyntaxNode?) -> String {
    guard let node else { return "-" }
    return node.kind == .variable ? nameSpan(node) : span(startWithoutLet(node), node.range.upperBound)
}

func span(_ start: Int, _ end: Int) -> String { "\(start)-\(end)" }

func spans(_ nodes: [SyntaxNode]) -> String { list(nodes.map { span($0) }) }

func list(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }

func nameSpan(_ node: SyntaxNode) -> String { span(node.namePlace.range.lowerBound, node.namePlace.range.upperBound) }

func startWithoutLet(_ node: SyntaxNode) -> Int {
    let (bytes, start) = (node.place.source.bytes, node.range.lowerBound)
    guard bytes[start...].starts(with: "let".utf8) || bytes[start...].starts(with: "var".utf8) else { return start }
    guard blanks.contains(bytes[start + 3]) else { return start }
    return bytes[(start + 3)...].firstIndex { !blanks.contains($0) } ?? start
}

private let blanks: Set<UInt8> = [.space, .lineFeed, .tab, .carriageReturn]
