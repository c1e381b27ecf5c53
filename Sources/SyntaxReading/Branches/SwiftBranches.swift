/// Follows `#if` through the tokens of a Swift file.
struct SwiftBranches {
    private let text: LexedText
    private let choice: BranchChoice
    private(set) var walk: BranchWalk
    private var index = 0

    init(_ text: LexedText, _ choice: BranchChoice) {
        self.text = text
        self.choice = choice
        walk = BranchWalk(text)
    }

    mutating func run() {
        while true {
            let rest = text.tokens[index...]
            let next = rest.firstIndex { $0.kind == .directive } ?? rest.endIndex
            walk.keep(rest[..<next])
            guard next < rest.endIndex else { break }
            index = next + 1
            follow(text.tokens[next])
        }
        walk.finish()
    }

    private mutating func follow(_ token: Token) {
        switch text.text(token) {
        case "#if":
            let isTrue = condition()
            walk.begin(token.start.upTo(lastEnd), isTrue: isTrue)
        case "#elseif":
            let isTrue = condition()
            walk.goOn(token.start.upTo(lastEnd), isTrue: isTrue)
        case "#else": walk.goOn(token.range, isTrue: true)
        default: walk.end(token.range)
        }
    }

    private var lastEnd: Int { text.tokens[index - 1].end }

    /// Reads the condition after a directive.
    private mutating func condition() -> Bool {
        let start = index
        var condition = SwiftCondition(text, at: index, choice)
        let value = condition.either(depth: 0)
        index = condition.index
        if let value { return value }
        let range = index > start ? text.tokens[start].start.upTo(lastEnd) : text.tokens[start - 1].range
        if walk.isChosen || walk.mayChoose { walk.report(.conditionNotUnderstood, range) }
        skipLine()
        return false
    }

    private mutating func skipLine() { while index < text.tokens.count, !text.tokens[index].startsLine { index += 1 } }
}

/// Reads a condition such as `os(iOS) && !DEBUG`; nil if it isn't valid.
struct SwiftCondition {
    private let text: LexedText
    private let choice: BranchChoice
    private(set) var index: Int

    init(_ text: LexedText, at index: Int, _ choice: BranchChoice) {
        (self.text, self.index, self.choice) = (text, index, choice)
    }

    mutating func either(depth: Int) -> Bool? {
        guard depth < SyntaxLimit.conditionDepth.number, var value = both(depth: depth) else { return nil }
        while skip("||") {
            guard let next = both(depth: depth) else { return nil }
            value = value || next
        }
        return value
    }

    private mutating func both(depth: Int) -> Bool? {
        guard var value = single(depth: depth) else { return nil }
        while skip("&&") {
            guard let next = single(depth: depth) else { return nil }
            value = value && next
        }
        return value
    }

    private mutating func single(depth: Int) -> Bool? {
        var isNegated = false
        while skip("!") { isNegated.toggle() }
        guard index < text.tokens.count else { return nil }
        let token = text.tokens[index]
        index += 1
        guard token.kind == .leftParenthesis else {
            return token.kind == .name ? named(text.text(token)).map { $0 != isNegated } : nil
        }
        guard let inner = either(depth: depth + 1), skip(")") else { return nil }
        return inner != isNegated
    }

    private mutating func named(_ name: String) -> Bool? {
        guard index < text.tokens.count, text.tokens[index].kind == .leftParenthesis, !text.tokens[index].startsLine
        else { return isActive(name) }
        let words = argument()
        return words.map { isTrue(name, $0) }
    }

    /// The tokens in the next parentheses.
    private mutating func argument() -> [String]? {
        var words: [String] = []
        var depth = 0
        while index < text.tokens.count {
            let token = text.tokens[index]
            guard token.kind != .directive else { return nil }
            index += 1
            if token.kind == .leftParenthesis { depth += 1 }
            if token.kind == .rightParenthesis {
                depth -= 1
                if depth == 0 { return words }
            }
            if depth > 1 || token.kind != .leftParenthesis { words.append(text.text(token)) }
        }
        return nil
    }

    private func isActive(_ name: String) -> Bool {
        switch choice {
        case .first: true
        case .building(let conditions): name == "true" || conditions.flags.contains(name)
        }
    }

    private func isTrue(_ question: String, _ words: [String]) -> Bool {
        guard case .building = choice else { return true }
        let argument = words.first ?? ""
        switch question {
        case "os": return argument == "iOS"
        case "canImport": return !BuildConditions.foreignModules.contains(argument)
        case "arch": return argument == "arm64"
        case "swift", "compiler", "_compiler_version": return !argument.hasPrefix("<")
        case "_endian": return argument == "little"
        case "_runtime": return argument == "_ObjC"
        case "_pointerBitWidth": return argument == "_64"
        case "_ptrauth": return argument == "_none"
        case "hasFeature", "hasAttribute", "objectFormat": return question != "objectFormat" || argument == "MachO"
        default: return false  // targetEnvironment: a device is neither a simulator nor a Mac
        }
    }

    /// Moves past an operator; a prefix operator, such as the `!` of `!DEBUG`, is on the line of its operand.
    private mutating func skip(_ mark: String) -> Bool {
        guard index < text.tokens.count, text.text(text.tokens[index]) == mark else { return false }
        index += 1
        return true
    }
}
