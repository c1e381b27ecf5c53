/// Reads the declarations of an Objective-C file from its tokens.
struct ObjectiveCDeclarations {
    private var cursor: TokenCursor

    init(_ text: ChosenText, _ pairs: BracketPairs) {
        cursor = TokenCursor(text, pairs)
    }

    mutating func declarations() -> [Declaration] {
        var declarations: [Declaration] = []
        while let token = cursor.token {
            if token.kind == .at, let kind = container {
                if let container = self.container(kind) { declarations.append(container) }
            } else if let function = function() {
                declarations.append(function)
            }
        }
        return declarations
    }

    // MARK: - Classes and protocols

    private var container: Declaration.Kind? {
        cursor.reads("interface", ahead: 1)
            ? .interface
            : cursor.reads("implementation", ahead: 1)
                ? .implementation : cursor.reads("protocol", ahead: 1) ? .protocol : nil
    }

    /// Reads up to `@end`; nil for `@protocol A, B;` and for `@protocol(A)`.
    private mutating func container(_ kind: Declaration.Kind) -> Declaration? {
        let start = cursor.tokens[cursor.index].start
        cursor.index += 2
        guard let name = cursor.token, name.kind == .name, cursor.kind(ahead: 1) != .semicolon || kind != .protocol,
            cursor.kind(ahead: 1) != .comma
        else { return nil }
        cursor.index += 1
        if isTypeParameters { cursor.skipAngles() }
        let category = self.category()
        var inherited: [String] = []
        if cursor.skip(.colon), let parent = cursor.token, parent.kind == .name {
            inherited.append(cursor.text.name(parent))
            cursor.index += 1
            if isTypeParameters { cursor.skipAngles() }
        }
        inherited += protocols()
        if cursor.kind() == .leftBrace { cursor.skipBrackets() }
        let bodyStart = cursor.index
        let members = self.members()
        let last = cursor.tokens[max(0, min(cursor.index, cursor.tokens.count) - 1)]
        return Declaration(
            kind: kind, name: cursor.text.name(name), category: category, inherited: inherited, type: nil,
            attributes: [],
            modifiers: [], effects: [], parameters: [], range: start.upTo(last.end), lastToken: last.start,
            body: bodyStart.upTo(cursor.index), members: members, locals: [])
    }

    /// Whether `<…>` is followed by the superclass, so that it holds no protocols: `@interface Box<Content> : NSObject`.
    private var isTypeParameters: Bool {
        guard cursor.reads("<") else { return false }
        var ahead = cursor
        ahead.skipAngles()
        return ahead.kind() == .colon || ahead.kind() == .leftParenthesis || ahead.reads("<")
    }

    private mutating func category() -> String? {
        guard cursor.kind() == .leftParenthesis else { return nil }
        let name = cursor.text((cursor.index + 1).upTo(cursor.closing))
        cursor.skipBrackets()
        return name
    }

    private mutating func protocols() -> [String] {
        guard cursor.reads("<") else { return [] }
        let start = cursor.index
        cursor.skipAngles()
        return start.upTo(min(cursor.index, cursor.end)).map { cursor.tokens[$0] }
            .filter { $0.kind == .name }.map(cursor.text.name)
    }

    /// Reads methods, and functions between them, up to `@end`, which it passes.
    private mutating func members() -> [Declaration] {
        var members: [Declaration] = []
        while let token = cursor.token {
            if token.kind == .at, cursor.reads("end", ahead: 1) {
                cursor.index += 2
                break
            }
            // An `@end` that is missing.
            if token.kind == .at, token.startsLine, container != nil { break }
            if token.startsLine, cursor.reads("-") || cursor.reads("+") {
                members.append(method(token))
            } else if let function = function() {
                members.append(function)
            }
        }
        return members
    }

    // MARK: - Methods

    private mutating func method(_ first: Token) -> Declaration {
        let isStatic = cursor.reads("+")
        cursor.index += 1
        if cursor.kind() == .leftParenthesis { cursor.skipBrackets() }
        let (selector, parameters) = self.selector()
        skipToBody()
        return function(named: selector, parameters, from: first.start, modifiers: isStatic ? [.static] : [])
    }

    private mutating func selector() -> (String, [Declaration.Parameter]) {
        var selector = ""
        var parameters: [Declaration.Parameter] = []
        while let token = cursor.token, token.kind == .name || token.kind == .colon {
            let isPiece = token.kind == .colon || cursor.kind(ahead: 1) == .colon
            guard isPiece || selector.isEmpty else { break }
            let label = token.kind == .name ? cursor.text.name(token) : ""
            selector += label
            if token.kind == .name { cursor.index += 1 }
            guard cursor.skip(.colon) else { break }
            selector += ":"
            if cursor.kind() == .leftParenthesis { cursor.skipBrackets() }
            parameters.append(Declaration.Parameter(label: label, name: argument()))
        }
        return (selector, parameters)
    }

    /// The name of an argument, behind marks such as `__unused` and `__attribute__((unused))`.
    private mutating func argument() -> String {
        while let token = cursor.token, token.kind == .name, cursor.text.text(token).hasPrefix("__") {
            cursor.index += 1
            if cursor.kind() == .leftParenthesis { cursor.skipBrackets() }
        }
        guard let token = cursor.token, token.kind == .name else { return "" }
        cursor.index += 1
        return cursor.text.name(token)
    }

    /// Moves past what may follow a selector: attributes, and a semicolon that the compiler allows before a body.
    private mutating func skipToBody() {
        while let token = cursor.token, token.kind != .leftBrace, token.kind != .semicolon {
            if token.startsLine, token.kind == .at || token.kind == .mark { return }
            if token.opens { cursor.skipBrackets() } else { cursor.index += 1 }
        }
        if cursor.kind() == .semicolon { cursor.index += 1 }
    }

    // MARK: - Functions

    /// Reads `name(…) {…}`, or moves past the next token; nil if there is none.
    private mutating func function() -> Declaration? {
        guard let token = cursor.token else { return nil }
        if token.opens {
            // What `extern "C"` and a namespace enclose is read.
            let isTransparent = token.kind == .leftBrace && isBehindLinkage
            if isTransparent { cursor.index += 1 } else { cursor.skipBrackets() }
            return nil
        }
        cursor.index += 1
        guard token.kind == .name, cursor.kind() == .leftParenthesis else { return nil }
        var ahead = cursor
        ahead.skipBrackets()
        guard ahead.kind() == .leftBrace else { return nil }
        cursor = ahead
        return function(named: cursor.text.name(token), [], from: token.start, modifiers: [])
    }

    private var isBehindLinkage: Bool {
        guard cursor.index > 1 else { return false }
        let (first, second) = (cursor.tokens[cursor.index - 2], cursor.tokens[cursor.index - 1])
        return second.kind == .string && cursor.text.text(first) == "extern"
            || second.kind == .name && cursor.text.text(first) == "namespace"
    }

    /// The function whose body comes next, if it has one.
    private mutating func function(
        named name: String, _ parameters: [Declaration.Parameter], from start: Int,
        modifiers: Declaration.Modifiers
    ) -> Declaration {
        var body: Range<Int>?
        if cursor.kind() == .leftBrace {
            body = (cursor.index + 1).upTo(cursor.closing)
            cursor.skipBrackets()
        }
        let last = cursor.tokens[max(0, min(cursor.index, cursor.tokens.count) - 1)]
        return Declaration(
            kind: .function, name: name, category: nil, inherited: [], type: nil, attributes: [], modifiers: modifiers,
            effects: [], parameters: parameters, range: start.upTo(last.end), lastToken: last.start,
            body: body, members: [], locals: [])
    }
}
