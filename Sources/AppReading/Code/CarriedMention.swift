/// A place where code names what a method carries.
struct CarriedMention {
    let use: Use

    enum Use: Equatable {
        /// It is compared with nil, bound to the same name, or printed.
        case nothing
        /// Another name for it, or for what is read of it.
        case alias(String, CarriedRole)
        case taken(PayloadKind)
        case read(Slot, first: Bool)
        /// Something else gets the options whole, which may look at anything in them.
        case handed(to: String?)
    }

    init(_ role: CarriedRole, _ index: Int, _ text: CodeText) {
        let reader = MentionReader(text: text, index: index)
        switch role {
        case .payload(let kind):
            let isNothing = reader.isPrinted || reader.isBinding
            use = isNothing ? .nothing : reader.part.map { .alias($0, role) } ?? .taken(kind)
        case .launchOptions: use = reader.launchOptions(role)
        case .connectionOptions: use = reader.connectionOptions(role)
        case .choiceOptions: use = reader.choiceOptions
        case .choice(let slot): use = reader.isKept ? .read(slot, first: false) : .nothing
        }
    }
}

/// What stands around a name.
private struct MentionReader {
    let text: CodeText
    let index: Int

    /// Behind the name, and a `?` or `!`.
    private var next: Int {
        ["?", "!"].contains(text.text(index + 1)) ? index + 2 : index + 1
    }

    func launchOptions(_ role: CarriedRole) -> CarriedMention.Use {
        if let key = subscriptKey { return OptionsKey.launch(key).map { .read($0, first: false) } ?? .handed(to: nil) }
        return isAsked ? .nothing : alias.map { .alias($0, role) } ?? .handed(to: callee)
    }

    func connectionOptions(_ role: CarriedRole) -> CarriedMention.Use {
        if let (name, behind) = member {
            if ["responds", "respondsToSelector"].contains(name) { return .nothing }
            guard let slot = OptionsKey.connection(name) else { return .handed(to: nil) }
            return isTested(behind) ? .nothing : .read(slot, first: takesFirst(behind))
        }
        return isAsked ? .nothing : alias.map { .alias($0, role) } ?? .handed(to: callee)
    }

    /// To look at a member is to choose by it; only one that is kept, or handed on, is taken.
    var choiceOptions: CarriedMention.Use {
        guard let (name, behind) = member, let slot = OptionsKey.connection(name) else {
            return alias.map { .alias($0, .choiceOptions) } ?? .nothing
        }
        if isKept { return .read(slot, first: takesFirst(behind)) }
        return bound.map { .alias($0, .choice(slot)) } ?? .nothing
    }

    // MARK: - Members

    /// The last name in `[…]`, or the argument of `objectForKey:`.
    private var subscriptKey: String? {
        if text.kind(next) == .leftBracket {
            return next.upTo(text.closing(next)).reversed().lazy.compactMap(text.name).first
        }
        guard !text.isSwift, ["objectForKey", "valueForKey", "objectForKeyedSubscript"].contains(text.text(index + 1)),
            text.kind(index + 2) == .colon
        else { return nil }
        return text.name(index + 3)
    }

    /// The member of `options.member` or of `[options member]`, and the number behind it.
    private var member: (String, Int)? {
        if text.kind(next) == .dot, let name = text.name(next + 1) { return (name, next + 2) }
        guard !text.isSwift, text.kind(index - 1) == .leftBracket, let name = text.name(index + 1),
            text.kind(index + 2) == .rightBracket
        else { return nil }
        return (name, index + 3)
    }

    /// Whether what is behind a set takes just one member of it, whichever comes.
    private func takesFirst(_ behind: Int) -> Bool {
        let start = ["?", "!"].contains(text.text(behind)) ? behind + 1 : behind
        if text.kind(start) == .dot, let name = text.name(start + 1) {
            if name == "allObjects" { return takesFirst(start + 2) }
            return ["first", "anyObject", "randomElement", "firstObject", "popFirst"].contains(name)
                && !isFiltered(start + 2)
        }
        return !text.isSwift && ["anyObject", "firstObject"].contains(text.text(behind))
            && text.kind(behind + 1) == .rightBracket
    }

    /// Whether `first` gets a condition, in parentheses or as a closure; a brace behind a condition opens its block.
    private func isFiltered(_ behind: Int) -> Bool {
        switch text.kind(behind) {
        case .leftParenthesis: return text.kind(behind + 1) != .rightParenthesis
        case .leftBrace:
            let statement = stride(from: index, through: max(0, index - 60), by: -1).prefix { position in
                ![.leftBrace, .rightBrace, .semicolon].contains(text.kind(position))
            }
            return !statement.contains { ["if", "guard", "while"].contains(text.text($0)) }
        default: return false
        }
    }

    /// Whether it is only asked whether something is there: `.isEmpty`, `.count > 0`, `!= nil`.
    private func isTested(_ behind: Int) -> Bool {
        var index = behind
        while true {
            let text = self.text.text(index)
            if ["?", "!"].contains(text) {
                index += 1
            } else if self.text.kind(index) == .dot, let name = self.text.name(index + 1) {
                if name == "isEmpty" || name == "count" { return true }
                index += 2
            } else {
                return (text == "!=" || text == "==") && ["nil", "NULL"].contains(self.text.text(index + 1))
            }
        }
    }

    // MARK: - Surroundings

    /// Whether it is only compared, counted, printed or bound to its own name.
    private var isAsked: Bool {
        if isPrinted || isSpelledOut || isBinding || ["if", "while"].contains(callee ?? "") { return true }
        let comparisons = ["==", "!="]
        if comparisons.contains(text.text(index + 1)) || comparisons.contains(text.text(index - 1)) { return true }
        // `_ = options`, `(void)options`
        if text.reads(index - 1, "=") && text.reads(index - 2, "_") { return true }
        if !text.isSwift, text.kind(index - 1) == .rightParenthesis, text.reads(index - 2, "void") { return true }
        guard text.kind(next) == .dot, let name = text.name(next + 1) else { return false }
        return ["isEmpty", "count", "description", "debugDescription"].contains(name)
    }

    /// `let options` without a value, as in `if let options {`.
    var isBinding: Bool {
        text.isSwift && (text.reads(index - 1, "let") || text.reads(index - 1, "var"))
    }

    /// The new name in `let options = launchOptions`, or in `NSDictionary *options = launchOptions;`.
    private var alias: String? {
        let isWhole = text.isSwift ? text.kind(index + 1) != .dot : text.kind(index + 1) == .semicolon
        return isWhole ? bound : nil
    }

    /// The new name in `let url = contexts.first?.url`, or in `for context in contexts {`.
    var part: String? {
        let end = text.endOfMembers(behind: index)
        let isWhole =
            text.isSwift
            ? text.startsLine(end) || text.reads(end, "else") || [.comma, .leftBrace].contains(text.kind(end))
            : text.kind(end) == .semicolon
        // What its kind is called isn't it.
        let isKind = index.upTo(end).contains {
            text.reads($0, "scheme") || text.reads($0, "activityType") || text.reads($0, "isFileURL")
        }
        guard isWhole, !isKind else { return nil }
        if text.reads(index - 1, "in"), text.reads(index - 3, "for") { return text.name(index - 2) }
        return bound
    }

    /// The new name for it, or for a part of it: `let item = options.shortcutItem`.
    private var bound: String? {
        guard text.reads(index - 1, "="), let name = text.name(index - 2) else { return nil }
        let isNew =
            text.isSwift
            ? text.reads(index - 3, "let") || text.reads(index - 3, "var") : text.text(index - 3) == "*"
        return isNew ? name : nil
    }

    /// Whether it is assigned to what was there before, or handed to a function that doesn't just compare it.
    var isKept: Bool {
        if text.reads(index - 1, "=") { return bound == nil }
        guard !isPrinted, let callee else { return false }
        return !["if", "while", "switch", "for", "contains", "UISceneConfiguration"].contains(callee)
            && !["isEqual", "hasPrefix", "configurationWithName"].contains { callee.hasPrefix($0) }
    }

    /// Whether it is only written to a log.
    var isPrinted: Bool {
        call.map { call in
            text.kind(call) == .leftBracket
                ? ObjectiveCMessage(text, call).map(text.isLog) ?? false : text.isLog(call)
        } ?? false
    }

    /// Whether its text is made, in which nothing of it is used: `"\(options)"`, `String(describing: options)`.
    private var isSpelledOut: Bool {
        guard let opening else { return false }
        if text.kind(opening) == .leftBracket { return makesText(opening) }
        return text.kind(opening - 1) == .stringPiece || makesText(opening)
    }

    /// The function of whose arguments it is one, or a part of one.
    private var callee: String? {
        call.flatMap { call in
            text.kind(call) == .leftBracket ? ObjectiveCMessage(text, call)?.selector : text.name(call)
        }
    }

    /// The name of that function, or the bracket of a message; what makes a text hands it to the next.
    private var call: Int? {
        var start = index
        while let opening = opening(before: start) {
            if text.kind(opening) == .leftBracket {
                if text.isSwift { return nil }
                let isProperty = ObjectiveCMessage(text, opening)?.arguments.isEmpty == true
                if !isProperty && !makesText(opening) { return opening }
            } else if text.name(opening - 1) != nil, !makesText(opening) {
                return opening - 1
            }
            start = opening
        }
        return nil
    }

    /// Whether what a bracket opens makes a text of what is in it.
    private func makesText(_ opening: Int) -> Bool {
        if text.kind(opening) == .leftBracket {
            return !text.isSwift && ObjectiveCMessage(text, opening)?.selector.hasPrefix("stringWithFormat:") == true
        }
        return text.reads(opening - 1, "String")
            && (text.reads(opening + 1, "describing") || text.reads(opening + 1, "reflecting"))
    }

    private var opening: Int? { opening(before: index) }

    /// The bracket around what stands there, in the same statement.
    private func opening(before start: Int) -> Int? {
        var depth = 0
        for position in stride(from: start - 1, through: max(0, start - 200), by: -1) {
            switch text.kind(position) {
            case .rightParenthesis, .rightBracket, .rightBrace: depth += 1
            case .leftParenthesis, .leftBracket:
                if depth == 0 { return position }
                depth -= 1
            case .leftBrace:
                if depth == 0 { return nil }
                depth -= 1
            case .semicolon where depth == 0: return nil
            default: break
            }
        }
        return nil
    }
}
