/// What a function hands back.
struct FunctionResult {
    /// The value on every way through it; nil unless all of them hand back one literal.
    let value: ReturnValue?
    /// Where it is handed back first.
    let place: Place

    /// Reads the `return`s of a function, or the calls of its completion handler; nil where none is seen.
    init?(_ callback: Callback, _ function: Declaration, _ text: CodeText) {
        guard let body = function.body else { return nil }
        let reader = ResultReader(text: text, function: function, body: body)
        let found: [(value: ReturnValue?, place: Place)] =
            switch callback.spec.returns {
            case .bool: reader.returned.map { (reader.flag($0), text.place($0)) }
            case .fetchResult:
                function.effects.contains(.async)
                    ? reader.returned.map { (reader.result($0), text.place($0)) }
                    : reader.completions.map { (reader.result($0), text.place($0)) }
            case .nothing, .sceneConfiguration, .userActivity, .viewController, .handler: []
            }
        guard let first = found.first else { return nil }
        value = found.allSatisfy { $0.value == first.value } ? first.value : nil
        place = first.place
    }
}

private struct ResultReader {
    let text: CodeText
    let function: Declaration
    let body: Range<Int>

    /// Where each value that the function itself returns begins.
    var returned: [Int] {
        let ends = outer.filter { text.isName($0, "return") }.map { $0 + 1 }
        if !ends.isEmpty { return ends }
        // A body of one expression.
        return text.isSwift && !body.isEmpty && body.count <= 4 ? [body.lowerBound] : []
    }

    /// The tokens that belong to no closure and no function inside.
    private var outer: [Int] {
        let inner = function.locals.filter { $0.kind == .function }.compactMap(\.body)
        var tokens: [Int] = []
        var index = body.lowerBound
        while index < body.upperBound {
            if isClosure(index) {
                index = max(index + 1, text.closing(index))
                continue
            }
            if !inner.contains(where: { $0.contains(index) }) { tokens.append(index) }
            index += 1
        }
        return tokens
    }

    /// Whether a brace opens a closure or a block: it follows a call, an assignment or an argument, not a condition.
    private func isClosure(_ index: Int) -> Bool {
        guard text.kind(index) == .leftBrace else { return false }
        let start = statement(before: index)
        let words: Set<String> = ["if", "guard", "for", "while", "switch", "else", "do", "catch", "repeat", "defer"]
        if !text.isSwift { return text.text(index - 1) == "^" || start.contains { text.reads($0, "^") } }
        return !start.contains { words.contains(text.text($0)) && !text.isLabel($0) }
    }

    /// From the start of the statement to a brace.
    private func statement(before brace: Int) -> Range<Int> {
        var start = brace
        var depth = 0
        while start > body.lowerBound {
            let previous = start - 1
            switch text.kind(previous) {
            case .rightParenthesis, .rightBracket: depth += 1
            case .leftParenthesis, .leftBracket:
                if depth == 0 { return start.upTo(brace) }
                depth -= 1
            case .leftBrace, .rightBrace, .semicolon:
                if depth == 0 { return start.upTo(brace) }
            default: break
            }
            start = previous
        }
        return start.upTo(brace)
    }

    /// Where the argument of each call of the completion handler begins.
    var completions: [Int] {
        guard let handler = function.parameters.last?.name, !handler.isEmpty else { return [] }
        let mentions = body.filter { text.isName($0, handler) && !text.isLabel($0) }
        // A handler that is handed on is called who knows how.
        guard mentions.allSatisfy({ text.kind($0 + 1) == .leftParenthesis }) else { return [] }
        return mentions.map { $0 + 2 }
    }

    func flag(_ index: Int) -> ReturnValue? {
        let isWhole =
            [.rightBrace, .semicolon, .directive, nil].contains(text.kind(index + 1)) || text.startsLine(index + 1)
        guard isWhole else { return nil }
        switch text.text(index) {
        case "true", "YES": return .bool(true)
        case "false", "NO": return .bool(false)
        default: return nil
        }
    }

    func result(_ index: Int) -> ReturnValue? {
        let end = index.upTo(min(index + 4, text.tokens.count)).first {
            text.name($0) != nil && text.kind($0 + 1) != .dot
        }
        let names: [String: FetchResult] = [
            "newData": .newData, "noData": .noData, "failed": .failed,
            "UIBackgroundFetchResultNewData": .newData, "UIBackgroundFetchResultNoData": .noData,
            "UIBackgroundFetchResultFailed": .failed,
        ]
        guard let end, let result = names[text.text(end)] else { return nil }
        let behind = text.kind(end + 1)
        return [.rightParenthesis, .rightBrace, .semicolon].contains(behind) || text.startsLine(end + 1)
            ? .fetch(result) : nil
    }
}
