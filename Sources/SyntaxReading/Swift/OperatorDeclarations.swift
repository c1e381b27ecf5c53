/// Finds the operators and the precedence groups that a file declares, which may be after their first use.
struct OperatorDeclarations {
    private let text: LexedText
    private let tokens: [Token]
    private(set) var operators: [(name: String, group: String?)] = []
    private(set) var groups: [(name: String, group: PrecedenceTable.Group)] = []

    init(_ text: ChosenText) {
        self.text = text.text
        tokens = text.tokens
    }

    mutating func run() {
        for (index, token) in tokens.enumerated() {
            if token.word == .operator, index > 0, tokens[index - 1].word == .infix { readOperator(index + 1) }
            if token.word == .precedencegroup { readGroup(index + 1) }
        }
    }

    private func name(_ index: Int) -> String? { index < tokens.count ? text.name(tokens[index]) : nil }

    private mutating func readOperator(_ index: Int) {
        guard let name = name(index) else { return }
        let isGrouped = index + 1 < tokens.count && tokens[index + 1].kind == .colon
        operators.append((name, isGrouped ? self.name(index + 2) : nil))
    }

    private mutating func readGroup(_ index: Int) {
        guard let name = name(index), index + 1 < tokens.count, tokens[index + 1].kind == .leftBrace else { return }
        var group = PrecedenceTable.Group()
        var key = ""
        for position in (index + 2)..<max(index + 2, tokens.count) where tokens[position].kind != .comma {
            if tokens[position].kind == .rightBrace || tokens[position].kind == .leftBrace { break }
            guard tokens[position].kind != .colon, let word = self.name(position) else { continue }
            if position + 1 < tokens.count, tokens[position + 1].kind == .colon {
                key = word
            } else {
                group.set(key, to: word)
            }
        }
        groups.append((name, group))
    }
}

extension PrecedenceTable.Group {
    fileprivate mutating func set(_ key: String, to value: String) {
        switch key {
        case "associativity": associativity = value == "left" ? .left : value == "right" ? .right : .none
        case "assignment": isAssignment = value == "true"
        case "higherThan": higherThan.append(value)
        case "lowerThan": lowerThan.append(value)
        default: break
        }
    }
}
