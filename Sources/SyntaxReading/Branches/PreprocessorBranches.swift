/// Follows preprocessor lines through the tokens of an Objective-C file.
struct PreprocessorBranches {
    private let text: LexedText
    private let choice: BranchChoice
    private(set) var walk: BranchWalk
    /// The definitions at this point; nil if no condition is evaluated.
    private var definitions: [String: String]

    init(_ text: LexedText, _ choice: BranchChoice) {
        self.text = text
        self.choice = choice
        walk = BranchWalk(text)
        switch choice {
        case .building(let conditions):
            definitions = BuildConditions.appleDefinitions.merging(conditions.definitions) { $1 }
        case .first: definitions = [:]
        }
        if text.source.name.hasSuffix(".mm") { definitions["__cplusplus"] = "201703" }
    }

    mutating func run() {
        var rest = text.tokens[...]
        while let next = rest.firstIndex(where: { $0.kind == .directive }) {
            walk.keep(rest[..<next])
            follow(text.tokens[next])
            rest = rest[(next + 1)...]
        }
        walk.keep(rest)
        walk.finish()
    }

    private mutating func follow(_ token: Token) {
        switch keyword(of: token) {
        case "if": walk.begin(token.range, isTrue: isTrue(words(of: token), token))
        case "ifdef": walk.begin(token.range, isTrue: choice == .first || isDefined(words(of: token)))
        case "ifndef": walk.begin(token.range, isTrue: choice == .first || !isDefined(words(of: token)))
        case "elif": walk.goOn(token.range, isTrue: !walk.mayChoose || isTrue(words(of: token), token))
        case "else": walk.goOn(token.range, isTrue: true)
        case "endif": walk.end(token.range)
        case "define":
            walk.remove(token.range)
            if walk.isChosen { define(words(of: token)) }
        case "undef":
            walk.remove(token.range)
            if walk.isChosen { undefine(words(of: token)) }
        default: walk.remove(token.range)
        }
    }

    /// The word after `#`. Most lines are imports, whose other words aren't needed.
    private func keyword(of directive: Token) -> String? {
        let line = text.source.bytes[(directive.start + 1)..<directive.end].drop(while: \.isBlank)
        let word = line.prefix(while: \.isNamePart)
        // A comment may precede it.
        return word.isEmpty ? words(of: directive).first : String(decoding: word, as: UTF8.self)
    }

    private func words(of directive: Token) -> [String] {
        let line = LexedText(
            objectiveC: SourceText(
                name: text.source.name,
                bytes: text.source.bytes[(directive.start + 1)..<directive.end].map { $0 == .backslash ? .space : $0 }))
        return line.tokens.map(line.text)
    }

    private func isDefined(_ words: [String]) -> Bool { words.count > 1 && definitions[words[1]] != nil }

    private mutating func undefine(_ words: [String]) { if words.count > 1 { definitions[words[1]] = nil } }

    /// Adds a definition; one with parameters is added by its name.
    private mutating func define(_ words: [String]) {
        guard words.count > 1 else { return }
        definitions[words[1]] = words.count == 3 ? words[2] : ""
    }

    private mutating func isTrue(_ words: [String], _ token: Token) -> Bool {
        guard choice != .first, walk.isChosen || walk.mayChoose else { return choice == .first }
        var condition = PreprocessorCondition(Array(words.dropFirst()), definitions)
        if let value = condition.value() { return value != 0 }
        walk.report(.conditionNotUnderstood, token.range)
        return false
    }
}

/// The value of a condition such as `TARGET_OS_IOS && defined(DEBUG)`, by the precedence of C.
struct PreprocessorCondition {
    private let words: [String]
    private let definitions: [String: String]
    private var index = 0

    init(_ words: [String], _ definitions: [String: String]) { (self.words, self.definitions) = (words, definitions) }

    /// Nil if the words aren't a condition.
    mutating func value() -> Int? {
        let value = binary(level: 0, depth: 0)
        return index == words.count ? value : nil
    }

    private static let levels: [[String]] = [
        ["||"], ["&&"], ["|"], ["^"], ["&"], ["==", "!="], ["<", ">", "<=", ">="], ["+", "-"], ["*", "/", "%"],
    ]

    private mutating func binary(level: Int, depth: Int) -> Int? {
        guard depth < SyntaxLimit.conditionDepth.number else { return nil }
        guard level < Self.levels.count else { return operand(depth: depth) }
        guard var value = binary(level: level + 1, depth: depth) else { return nil }
        while index < words.count, Self.levels[level].contains(words[index]) {
            let sign = words[index]
            index += 1
            guard let right = binary(level: level + 1, depth: depth), let result = Self.apply(sign, value, right) else {
                return nil
            }
            value = result
        }
        return value
    }

    private static func apply(_ sign: String, _ left: Int, _ right: Int) -> Int? {
        switch sign {
        case "||": left != 0 || right != 0 ? 1 : 0
        case "&&": left != 0 && right != 0 ? 1 : 0
        case "|": left | right
        case "^": left ^ right
        case "&": left & right
        case "==": left == right ? 1 : 0
        case "!=": left != right ? 1 : 0
        case "<": left < right ? 1 : 0
        case ">": left > right ? 1 : 0
        case "<=": left <= right ? 1 : 0
        case ">=": left >= right ? 1 : 0
        case "+": left &+ right
        case "-": left &- right
        case "*": left &* right
        case "/": right == 0 ? nil : left.dividedReportingOverflow(by: right).partialValue
        default: right == 0 ? nil : left.remainderReportingOverflow(dividingBy: right).partialValue
        }
    }

    private mutating func operand(depth: Int) -> Int? {
        guard depth < SyntaxLimit.conditionDepth.number, index < words.count else { return nil }
        let word = words[index]
        index += 1
        switch word {
        case "!": return operand(depth: depth + 1).map { $0 == 0 ? 1 : 0 }
        case "-": return operand(depth: depth + 1).map { 0 &- $0 }
        case "+": return operand(depth: depth + 1)
        case "(":
            let value = binary(level: 0, depth: depth + 1)
            return skip(")") ? value : nil
        case "defined": return defined()
        default: return Self.number(word) ?? named(word)
        }
    }

    private mutating func defined() -> Int? {
        let isEnclosed = skip("(")
        guard index < words.count else { return nil }
        let isDefined = definitions[words[index]] != nil || words[index].hasPrefix("__has_")
        index += 1
        guard !isEnclosed || skip(")") else { return nil }
        return isDefined ? 1 : 0
    }

    /// A name or a macro call; the operand of `__has_include` and similar macros is assumed to exist.
    private mutating func named(_ name: String) -> Int? {
        guard name.utf8.first.map({ $0.isNamePart }) == true else { return nil }
        if index < words.count, words[index] == "(" {
            skipCall()
            return name.hasPrefix("__has_") || name.hasSuffix("_AVAILABLE") ? 1 : 0
        }
        return value(of: name)
    }

    /// The value of a name, which may be another name; a name that leads back to itself is undefined.
    private func value(of name: String) -> Int? {
        var (name, seen) = (name, Set<String>())
        for _ in 0..<Self.chainLimit {
            guard seen.insert(name).inserted, let text = definitions[name] else { return 0 }
            if let number = Self.number(text) { return number }
            guard text.utf8.first.map({ $0.isNamePart }) == true else { return nil }
            name = text
        }
        return nil
    }

    private static let chainLimit = 8

    private mutating func skipCall() {
        var depth = 0
        while index < words.count {
            if words[index] == "(" { depth += 1 }
            if words[index] == ")" { depth -= 1 }
            index += 1
            if depth == 0 { return }
        }
    }

    private mutating func skip(_ word: String) -> Bool {
        guard index < words.count, words[index] == word else { return false }
        index += 1
        return true
    }

    private static func number(_ word: String) -> Int? {
        let digits = word.lowercased().replacing("'", with: "").trimmingSuffix { "ul".contains($0) }
        return digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits)
    }
}

extension StringProtocol {
    fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> String {
        var text = String(self)
        while let last = text.last, isTrimmed(last) { text.removeLast() }
        return text
    }
}
