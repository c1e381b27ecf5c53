/// One name that a declaration declares, with the marks around it.
struct Declarator {
    /// The number after its last token.
    var end: Int
    var name: Int?
    /// The parentheses of its parameters.
    var parameters: Int?
    /// Whether it is a pointer to a function or an array, or a block.
    var isIndirect = false
    var hasPointer = false

    var isFunction: Bool { parameters != nil && !isIndirect }
}

extension ObjectiveCParser {
    /// Finds the declared name after a token; the type of a cast has none.
    func declarator(from start: Int) -> Declarator {
        var found = Declarator(end: start)
        passPointers(&found)
        if kind(at: found.end) == .leftParenthesis, isNested(found.end) {
            passNested(&found)
        } else {
            passDeclaredName(&found)
        }
        passSuffixes(&found)
        return found
    }

    private func passPointers(_ found: inout Declarator) {
        while found.end < end {
            let place = found.end
            if isPointerMark(at: place) || isReference(at: place) {
                found.hasPointer = true
                found.end += 1
            } else if kind(at: place) == .name, word(at: place).declarationPart == .qualifier {
                found.end = behindQualifier(place)
            } else if isMacroName(at: place), isName(at: place + 1), !isMacroName(at: place + 1), found.hasPointer {
                found.end += 1
            } else if isPlusPlus, isEllipsis(at: place) {
                found.end += 3
            } else {
                return
            }
        }
    }

    func isReference(at place: Int) -> Bool {
        isPlusPlus && (isMark(UInt8(ascii: "&"), at: place) || isDoubleMark(UInt8(ascii: "&"), at: place))
    }

    /// Whether the name is in the parentheses: `(^name)`, `(*name)`, `(^)`.
    private func isNested(_ parenthesis: Int) -> Bool {
        isPointerMark(at: parenthesis + 1)
            || isPlusPlus && isReference(at: parenthesis + 1) && kind(at: behind(parenthesis)) == .leftParenthesis
    }

    /// The name is innermost; the parts around it are passed.
    private func passNested(_ found: inout Declarator) {
        let outer = found.end
        var place = outer
        let innerEnd = closing(outer)
        while place < innerEnd, found.name == nil {
            if isName(at: place), !isMacroName(at: place) || kind(at: place + 1) == .rightParenthesis {
                found.name = place
            }
            place += 1
        }
        // A function that returns a function pointer: `(*name(int a))(void)`.
        let isFunction = found.name != nil && kind(at: place) == .leftParenthesis
        if isFunction { found.parameters = place }
        found.isIndirect = !isFunction
        found.hasPointer = true
        found.end = behind(outer)
    }

    private func passDeclaredName(_ found: inout Declarator) {
        var place = found.end
        if isPlusPlus, isScope(at: place) { place += 2 }
        guard kind(at: place) == .name || isMark(UInt8(ascii: "~"), at: place) else { return }
        while isName(at: place), kind(at: place) == .name, isPlusPlus {
            var behind = place + 1
            if isAngle(at: behind), let angles = behindAngles(behind), isScope(at: angles) { behind = angles }
            guard isScope(at: behind) else { break }
            place = behind + 2
        }
        if isMark(UInt8(ascii: "~"), at: place) { place += 1 }
        if word(at: place) == .operator {
            found.name = place
            found.end = behindOperatorName(place)
        } else if isName(at: place) {
            found.name = place
            found.end = place + 1
        }
    }

    /// The index after `operator==` and `operator()`.
    private func behindOperatorName(_ place: Int) -> Int {
        var place = place + 1
        if kind(at: place) == .leftParenthesis || kind(at: place) == .leftBracket { return behind(place) }
        while place < end, tokens[place].kind != .leftParenthesis, tokens[place].kind != .semicolon { place += 1 }
        return place
    }

    private func passSuffixes(_ found: inout Declarator) {
        while let kind = kind(at: found.end) {
            if kind == .leftBracket {
                found.end = behind(found.end)
            } else if kind == .leftParenthesis, found.name != nil || found.isIndirect {
                found.parameters = found.parameters ?? found.end
                found.end = behind(found.end)
            } else {
                return
            }
        }
    }

    // MARK: - Types alone

    /// The index after a type without a name that begins at a token; nil if there is none.
    func typeName(from start: Int) -> (end: Int, isSure: Bool)? {
        var found = specifiers(from: start)
        if found.type == nil || found.end == start {
            let place = behindPath(found.end)
            if place > found.end {
                found.end = place
                if let behind = behindTypeArguments(place), behind > place {
                    found.end = behind
                    found.isSure = true
                }
            }
        }
        guard found.end > start else { return nil }
        let shape = declarator(from: found.end)
        guard shape.name == nil else { return nil }
        let isArray = shape.end > found.end && !shape.hasPointer
        if isArray, !found.isSure { return (found.end, false) }
        return (shape.end, found.isSure || shape.hasPointer)
    }
}
