/// A call in a manifest with the literals of its arguments.
struct ManifestCall {
    let function: Function
    /// The number of its opening parenthesis.
    fileprivate let start: Int
    /// The brackets that are open around its arguments.
    fileprivate let depth: Int
    /// By their labels, in the list of all literals.
    private var arguments: [String: Range<Int>] = [:]
    private var label = ""
    private var labelStart: Int
    private var literals: [String] = []

    enum Function: String {
        case library, target, package
    }

    fileprivate init(_ function: Function, start: Int, depth: Int, literals: Int) {
        self.function = function
        self.start = start
        self.depth = depth
        labelStart = literals
    }

    /// Begins the next argument behind so many literals.
    fileprivate mutating func begin(_ next: String, literals: Int) {
        if !label.isEmpty || labelStart < literals { arguments[label] = labelStart..<literals }
        (label, labelStart) = (next, literals)
    }

    /// All calls share the literals, of which one that stands in several calls is a part of each.
    fileprivate mutating func end(_ literals: [String]) { self.literals = literals }

    var count: Int { arguments.count }

    /// The literals of an argument, and of the calls in it.
    func texts(_ label: String) -> ArraySlice<String> { literals[arguments[label] ?? 0..<0] }
}

/// Reads all calls of a manifest at once, since they may stand in each other.
struct ManifestCalls {
    /// In the order in which they begin.
    private(set) var found: [ManifestCall] = []
    private let text: LexedText
    private var open: [ManifestCall] = []
    private var literals: [String] = []

    init(_ text: LexedText) {
        self.text = text
    }

    mutating func read() {
        var depth = 0
        for (index, token) in text.tokens.enumerated() {
            if token.opens { depth += 1 }
            if token.closes {
                depth -= 1
                while let last = open.last, last.depth > depth { close() }
            }
            switch token.kind {
            case .leftParenthesis: begin(at: index, depth: depth)
            case .colon where open.last?.depth == depth && index > 0:
                open[open.count - 1].begin(text.text(text.tokens[index - 1]), literals: literals.count)
            case .string where !isOrigin(index): literals.append(String(text.text(token).dropFirst().dropLast()))
            default: continue
            }
        }
        while !open.isEmpty { close() }
        for index in found.indices { found[index].end(literals) }
        found.sort { $0.start < $1.start }
    }

    /// `.target(`; one that stands too deep in others is left out.
    private mutating func begin(at index: Int, depth: Int) {
        guard index > 1, text.tokens[index - 2].kind == .dot, open.count < ProjectLimit.manifestDepth.number,
            let function = ManifestCall.Function(rawValue: text.text(text.tokens[index - 1]))
        else { return }
        open.append(ManifestCall(function, start: index, depth: depth, literals: literals.count))
    }

    private mutating func close() {
        guard var call = open.popLast() else { return }
        call.begin("", literals: literals.count)
        found.append(call)
    }

    /// `package:` in an argument names where something comes from, not what it is.
    private func isOrigin(_ index: Int) -> Bool {
        index > 1 && text.tokens[index - 1].kind == .colon
            && ["package", "moduleAliases"].contains(text.text(text.tokens[index - 2]))
    }
}
