/// The specifiers before the names of a declaration.
struct Specifiers {
    /// The number after their last token.
    var end: Int
    /// The tokens that name the type.
    var type: Range<Int>?
    /// Whether they can't be the beginning of an expression.
    var isSure = false
    var isTypedef = false
    var isStatic = false
    /// `struct Name { … }`: the word that begins it, its name and the braces.
    var tag: Tag?

    struct Tag {
        let word: Int
        var name: Int?
        var braces: Int?
    }
}

extension ObjectiveCParser {
    /// Reads the tokens that can precede declared names, from a token.
    func specifiers(from start: Int) -> Specifiers {
        var found = Specifiers(end: start)
        var names = 0
        while found.end < end, tokens[found.end].kind == .name || isScope(at: found.end) {
            let before = found.end
            names += words[before] == .other ? 1 : 0
            if names > Self.mostNames { break }
            switch word(at: before).declarationPart {
            case .qualifier: passQualifier(&found)
            case .type:
                found.type =
                    (found.isSure && isBuiltIn(found.type) ? found.type?.lowerBound ?? before : before)..<(before + 1)
                found.isSure = true
                found.end += 1
            case .tag: passTag(&found)
            case .measured:
                found.isSure = true
                found.type = before..<before
                found.end = kind(at: before + 1) == .leftParenthesis ? behind(before + 1) : before + 1
            case .none: passName(&found)
            }
            if found.end == before { break }
        }
        return found
    }

    /// More macros than these don't precede a type.
    private static let mostNames = 8

    /// Whether a type consists of words such as `unsigned`.
    private func isBuiltIn(_ type: Range<Int>?) -> Bool {
        guard let last = type?.last else { return false }
        return word(at: last).declarationPart == .type
    }

    private func passQualifier(_ found: inout Specifiers) {
        let place = found.end
        if word(at: place) == .typedef { found.isTypedef = true }
        if word(at: place) == .static { found.isStatic = true }
        found.isSure = true
        found.end = behindQualifier(place)
    }

    /// `__attribute__((…))`, `_Atomic(T)` and `alignas(…)` have parentheses, like qualifiers that are macros.
    func behindQualifier(_ place: Int) -> Int {
        guard kind(at: place + 1) == .leftParenthesis else { return place + 1 }
        switch word(at: place) {
        case .__attribute__, .__attribute, .__declspec, ._Atomic, ._Alignas, .alignas, .IBOutletCollection, .noexcept,
            .explicit:
            return behind(place + 1)
        default: return place + 1
        }
    }

    /// `struct Name { … }`, of which each part is optional.
    private func passTag(_ found: inout Specifiers) {
        let first = found.end
        var tag = Specifiers.Tag(word: first)
        var place = first + 1
        if word(at: place) == .class || word(at: place) == .struct { place += 1 }
        while word(at: place).declarationPart == .qualifier || isMacroName(at: place) && isName(at: place + 1) {
            place = behindQualifier(place)
        }
        if kind(at: place) == .name {
            let name = place
            place = behindPath(place)
            tag.name = place - 1
            found.type = name..<place
            place = behindTypeArguments(place) ?? place
        }
        found.isSure = true
        let body = behindBases(place)
        if kind(at: body) == .leftBrace {
            tag.braces = body
            place = behind(body)
        }
        if word(at: first) != .typename { found.tag = tag }
        found.end = place
    }

    /// The index after `: public Base, Other` or `: NSInteger`, if braces follow.
    private func behindBases(_ place: Int) -> Int {
        var place = place
        if reads("final", at: place) { place += 1 }
        guard kind(at: place) == .colon, !isScope(at: place) else { return place }
        while place < end, ![.leftBrace, .semicolon, .leftParenthesis].contains(tokens[place].kind) { place += 1 }
        return place
    }

    /// A name is that of the type, or a macro before it, if another name or a declarator follows.
    private func passName(_ found: inout Specifiers) {
        let first = found.end
        let place = behindPath(first)
        guard place > first else { return }
        let hasType = found.type != nil
        if hasType, isTrailingMacro(at: place) { return }
        if isMacroName(at: first), let behind = behindMacro(first, place) {
            found.end = behind
            return
        }
        guard let behind = behindTypeArguments(place) else { return }
        if hasType, behind == place, isBuiltIn(found.type) {
            // `int must_check read(…)`, with a macro in small letters.
            if isName(at: place), !reads("in", at: place) { found.end = place }
            return
        }
        guard canFollowType(behind, angles: behind > place) else { return }
        found.type = first..<place
        if behind > place, !isPlusPlus { found.isSure = true }
        found.end = behind
    }

    /// A macro before a type: `FOO_EXPORT NSString`, `FOO_EXPORT(x) void`.
    private func behindMacro(_ first: Int, _ place: Int) -> Int? {
        guard place == first + 1 else { return nil }
        let behind = kind(at: place) == .leftParenthesis ? self.behind(place) : place
        guard kind(at: behind) == .name, !word(at: behind).isStatement else { return nil }
        let isFollowed = canFollowType(behind + 1, angles: false) || isAngle(at: behind + 1) || isScope(at: behind + 1)
        return word(at: behind) != .other || isFollowed ? behind : nil
    }

    /// `x API_AVAILABLE(…)`, `x __attribute__(…)`: macros after a declared name.
    private func isTrailingMacro(at place: Int) -> Bool {
        switch word(at: place) {
        case .__attribute__, .__attribute, .__unused, .asm, .__asm, .__asm__: true
        default: isMacroName(at: place)
        }
    }

    /// Whether the tokens after a name show that it is a type.
    private func canFollowType(_ place: Int, angles: Bool) -> Bool {
        if kind(at: place) == .name {
            switch word(at: place).declarationPart {
            case .none: return word(at: place) == .other && !reads("in", at: place) || word(at: place) == .operator
            case .qualifier, .type, .tag, .measured: return true
            }
        }
        if isPointerMark(at: place) { return true }
        if isPlusPlus, isMark(UInt8(ascii: "&"), at: place) || isDoubleMark(UInt8(ascii: "&"), at: place) {
            return true
        }
        return kind(at: place) == .leftParenthesis && isPointerMark(at: place + 1) && isIndirect(place)
    }

    func isPointerMark(at place: Int) -> Bool { isMark(.star, at: place) || isMark(UInt8(ascii: "^"), at: place) }

    /// `(^name)(…)` or `(*name)[…]`.
    func isIndirect(_ parenthesis: Int) -> Bool {
        let behind = behind(parenthesis)
        return isPointerMark(at: parenthesis + 1)
            && (kind(at: behind) == .leftParenthesis
                || kind(at: behind) == .leftBracket && isMark(.star, at: parenthesis + 1))
    }

    // MARK: - Names of types

    /// The index after `a::b::c`; the same index if there is no name.
    func behindPath(_ first: Int) -> Int {
        var place = isScope(at: first) ? first + 2 : first
        guard isName(at: place) else { return first }
        place += 1
        while isScope(at: place), kind(at: place + 2) == .name, word(at: place + 2) != .operator { place += 3 }
        return place
    }

    /// The index after `<a>::b<c>` if type arguments are next, the same index if not; nil if they are invalid.
    func behindTypeArguments(_ first: Int) -> Int? {
        var place = first
        while isAngle(at: place) {
            guard let angles = behindAngles(place) else { return nil }
            place = isScope(at: angles) ? behindPath(angles) : angles
            if place == angles, isScope(at: angles) { return nil }
        }
        return place
    }

    func isAngle(at place: Int) -> Bool { isMark(.less, at: place) }

    /// The index after `<…>` if it contains only tokens that are allowed in a type.
    func behindAngles(_ first: Int) -> Int? {
        var (place, depth) = (first, 0)
        let limit = min(end, first + Self.longestAngles)
        while place < limit {
            let token = tokens[place]
            switch token.kind {
            case .name, .comma, .colon, .number: place += 1
            case .leftParenthesis, .leftBracket: place = behind(place)
            case .dot where isEllipsis(at: place): place += 3
            case .mark:
                guard let change = angleChange(place) else { return nil }
                depth += change
                place += 1
                if depth == 0 { return place }
            default: return nil
            }
        }
        return nil
    }

    private static let longestAngles = 128

    private func angleChange(_ place: Int) -> Int? {
        if isMark(.less, at: place) { return 1 }
        if isMark(.greater, at: place) { return -1 }
        return isPointerMark(at: place) || isMark(UInt8(ascii: "&"), at: place)
            || isPlusPlus && isDoubleMark(UInt8(ascii: "&"), at: place) ? 0 : nil
    }
}
