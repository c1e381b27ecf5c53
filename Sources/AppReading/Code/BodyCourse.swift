/// Whether what stands in a body happens whenever the body runs.
enum Certainty: Comparable, Sendable {
    case always
    /// In a task or on a queue, soon after.
    case later
    /// In a branch, a loop or a handler.
    case perhaps
    /// In a branch for systems that the app doesn't run on.
    case never
}

/// How certain each token of a body is to be reached.
struct BodyCourse {
    private let start: Int
    private let certainties: [Certainty]

    /// `oldest` is the oldest system that the app runs on. `isHelper`: what stands behind a condition on which the
    /// function returns hangs on that condition; a method of a delegate does its usual work there. `role` is that of the
    /// scenes for which the body runs.
    init(_ code: CodeText, _ range: Range<Int>, oldest: Version, role: SceneRole? = nil, isHelper: Bool) {
        var walk = CourseWalk(code, oldest: oldest, role: role, isHelper: isHelper)
        start = range.lowerBound
        certainties = walk.certainties(range)
    }

    subscript(index: Int) -> Certainty {
        certainties.indices.contains(index - start) ? certainties[index - start] : .perhaps
    }
}

/// The way through a body, block by block.
private struct CourseWalk {
    private let code: CodeText
    private let oldest: Version
    private let role: SceneRole?
    private let isHelper: Bool
    /// Whether the function may have returned before.
    private var mayHaveReturned = false
    private var blocks: [Block] = []
    /// The bracket that opened what was closed last.
    private var lastOpening = 0

    /// Brackets whose content is being read.
    private struct Block {
        /// The number of the bracket that closes it.
        let end: Int
        let opening: Int
        let certainty: Certainty
        /// Whether it is a closure or a block, which has returns of its own.
        var isClosure = false
        /// A word whose block is still to come.
        var pending: (word: Word, index: Int)?
        /// How certain the `else` of the last `if` is.
        var otherwise = Certainty.perhaps
        /// Where a statement without braces ends, and how certain it is.
        var statement: Certainty?
    }

    private enum Word {
        case branch, otherwise, loop, unconditional, function
    }

    init(_ code: CodeText, oldest: Version, role: SceneRole?, isHelper: Bool) {
        self.code = code
        self.oldest = oldest
        self.role = role
        self.isHelper = isHelper
    }

    mutating func certainties(_ range: Range<Int>) -> [Certainty] {
        blocks = [Block(end: range.upperBound, opening: range.lowerBound - 1, certainty: .always)]
        return range.map { index in
            close(index)
            let block = blocks[blocks.endIndex - 1]
            let certainty = max(block.certainty, block.statement ?? .always)
            read(index, certainty)
            return mayHaveReturned ? max(certainty, .perhaps) : certainty
        }
    }

    private mutating func close(_ index: Int) {
        while blocks.count > 1, let last = blocks.last, last.end <= index {
            lastOpening = last.opening
            blocks.removeLast()
        }
    }

    private mutating func read(_ index: Int, _ certainty: Certainty) {
        if code.isOpening(index) {
            open(index, certainty)
        } else if let word = word(index) {
            blocks[blocks.endIndex - 1].otherwise = otherwise(before: word, index)
            blocks[blocks.endIndex - 1].pending = (word, index)
        } else if isHelper, certainty == .perhaps, code.isName(index, "return") || code.isName(index, "throw") {
            mayHaveReturned = mayHaveReturned || !blocks.contains(where: \.isClosure)
        } else if code.kind(index) == .semicolon {
            blocks[blocks.endIndex - 1].statement = nil
            blocks[blocks.endIndex - 1].pending = nil
        }
    }

    private mutating func open(_ index: Int, _ certainty: Certainty) {
        let isBrace = code.kind(index) == .leftBrace
        let isClosure = isBrace && blocks[blocks.endIndex - 1].pending == nil
        let block = isBrace ? max(certainty, self.block(index)) : certainty
        if isBrace { blocks[blocks.endIndex - 1].pending = nil }
        blocks.append(Block(end: code.closing(index), opening: index, certainty: block, isClosure: isClosure))
        if !isBrace { readBare(after: index) }
    }

    /// In Objective-C a condition may be followed by a statement without braces.
    private mutating func readBare(after opening: Int) {
        let outer = blocks.endIndex - 2
        guard !code.isSwift, code.kind(opening) == .leftParenthesis, let pending = blocks[outer].pending,
            pending.index == opening - 1, pending.word == .branch || pending.word == .loop,
            code.kind(code.closing(opening) + 1) != .leftBrace
        else { return }
        blocks[outer].statement = branch(from: pending.index, to: code.closing(opening) + 1, outer)
        blocks[outer].pending = nil
    }

    /// How certain the next `else` is: that of a `guard` by its condition, that of an `if` by its own, of which nothing is
    /// known before it has been read; `else if` takes part in the one before it.
    private func otherwise(before word: Word, _ index: Int) -> Certainty {
        guard let last = blocks.last else { return .perhaps }
        if word != .otherwise { return last.pending?.word == .otherwise ? last.otherwise : .perhaps }
        guard let pending = last.pending, code.isName(pending.index, "guard") else { return last.otherwise }
        let condition = (pending.index + 1).upTo(index)
        return isAvailable(condition) || asksForScene(condition) || asksForBundle(condition) ? .never : .perhaps
    }

    // MARK: - Words

    private func word(_ index: Int) -> Word? {
        guard code.kind(index) == .name, code.kind(index - 1) != .dot, !code.isLabel(index) else { return nil }
        switch code.text(index) {
        case "if", "guard", "switch": return .branch
        case "else": return .otherwise
        case "for", "while", "catch": return .loop
        case "do", "defer": return .unconditional
        case "try" where !code.isSwift, "autoreleasepool" where !code.isSwift, "synchronized" where !code.isSwift:
            return .unconditional
        case "func" where code.isSwift: return .function
        default: return nil
        }
    }

    // MARK: - Blocks

    /// How certain a block is by itself.
    private mutating func block(_ brace: Int) -> Certainty {
        let level = blocks.endIndex - 1
        guard let pending = blocks[level].pending else { return closure(brace) }
        switch pending.word {
        case .unconditional: return .always
        case .function: return .never
        case .loop: return .perhaps
        case .otherwise: return blocks[level].otherwise
        case .branch: return branch(from: pending.index, to: brace, level)
        }
    }

    private mutating func branch(from word: Int, to end: Int, _ level: Int) -> Certainty {
        let condition = (word + 1).upTo(end)
        if blocks[level].otherwise == .never { return .never }
        if code.reads(word, "if"), isAvailable(condition) {
            blocks[level].otherwise = .never
            return .always
        }
        let isMet =
            (asksForScene(condition) || asksForWindow(condition) || asksForBundle(condition)
                || asksForRole(condition) || makesOnce(condition, end))
            && !code.reads(word, "switch")
        return isMet ? .always : .perhaps
    }

    /// Every template asks so for the scene, which is a window scene wherever there is a window.
    private func asksForScene(_ condition: Range<Int>) -> Bool {
        condition.contains { code.reads($0, "UIWindowScene") }
    }

    /// `session.role == .windowExternalDisplay`, and nothing else, in the delegate of such scenes.
    private func asksForRole(_ condition: Range<Int>) -> Bool {
        guard let role, condition.contains(where: { code.text($0) == "==" }),
            !condition.contains(where: { ["&&", "||", ","].contains(code.text($0)) })
        else { return false }
        return condition.compactMap(code.name).contains { SceneRole(sessionRole: $0) == role }
    }

    /// `let identifier = Bundle.main.bundleIdentifier`, which every app has.
    private func asksForBundle(_ condition: Range<Int>) -> Bool {
        condition.compactMap(code.name).dropFirst(2).elementsEqual(["Bundle", "main", "bundleIdentifier"])
            && condition.first.map { code.reads($0, "let") } == true
    }

    /// Whether a condition asks only whether there is a window yet, as in `if (!self.window)`.
    private func asksForWindow(_ condition: Range<Int>) -> Bool {
        let names = condition.compactMap(code.name)
        return names.contains { $0.lowercased().hasSuffix("window") }
            && names.allSatisfy { $0.lowercased().hasSuffix("window") || ["self", "nil", "let"].contains($0) }
    }

    /// Whether a condition asks only for something that its block then makes, as in `if (!_queue) { _queue = …; }`: the
    /// first time there is none.
    private func makesOnce(_ condition: Range<Int>, _ brace: Int) -> Bool {
        let names = condition.compactMap(code.name).filter { $0 != "self" }
        let isDenied = condition.contains { code.text($0) == "!" || code.text($0) == "==" }
        guard isDenied, code.kind(brace) == .leftBrace, let name = names.first,
            names.dropFirst().allSatisfy({ $0 == "nil" }),
            !condition.contains(where: { ["&&", "||", ","].contains(code.text($0)) })
        else { return false }
        return brace.upTo(code.closing(brace)).contains { code.isName($0, name) && code.reads($0 + 1, "=") }
    }

    /// Whether a condition asks for nothing but a system that every device has on which the app runs.
    private func isAvailable(_ condition: Range<Int>) -> Bool {
        let condition = code.isSwift ? condition : condition.dropFirst().dropLast()
        guard let first = condition.first, code.kind(first) == .hash || code.kind(first) == .at,
            code.reads(first + 1, "available"), code.kind(first + 2) == .leftParenthesis,
            code.closing(first + 2) == (condition.last ?? 0), code.reads(first + 3, "iOS"),
            let version = Version(code.text(first + 4))
        else { return false }
        return version <= oldest
    }

    /// A closure happens when the function that gets it wants to.
    private func closure(_ brace: Int) -> Certainty {
        if !code.isSwift { return objectiveCBlock(brace) }
        var callee = brace - 1
        if code.kind(callee) == .rightParenthesis { callee = lastOpening - 1 }
        switch code.text(callee) {
        case "Task", "detached", "async", "asyncAfter", "performAndWait", "perform": return .later
        case "sync", "autoreleasepool", "withExtendedLifetime": return .always
        default: return .perhaps
        }
    }

    private func objectiveCBlock(_ brace: Int) -> Certainty {
        let isBlock =
            code.text(brace - 1) == "^"
            || (code.kind(brace - 1) == .rightParenthesis && code.text(lastOpening - 1) == "^")
        guard isBlock else { return .always }
        guard let call = blocks.last, code.kind(call.opening) == .leftParenthesis else { return .perhaps }
        switch code.text(call.opening - 1) {
        case "dispatch_async", "dispatch_after": return .later
        case "dispatch_once", "dispatch_sync": return .always
        default: return .perhaps
        }
    }
}
