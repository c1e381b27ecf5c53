/// Reads the output of `Value.text`.
///
/// Text is less exact than JSON: a list with one element is written as the element, and a query is like an object. The
/// result is one of the values with this text, and has the same text again.
struct RecordedValueReader {
    private var scanner: LineScanner
    /// The number of enclosing parentheses that end directly after a value.
    private var parentheses = 0
    private var depth = 0

    /// The arguments of an entry; a text in another form is a value by itself.
    static func arguments(_ text: String) -> [Value.Member] {
        var reader = RecordedValueReader(scanner: LineScanner(text))
        do {
            let members = try reader.members()
            guard reader.scanner.scalar == nil else { throw Unreadable() }
            return members
        } catch { return [Value.Member("", .string(text))] }
    }

    /// A single value, such as a return value.
    static func value(_ text: String) -> Value {
        var reader = RecordedValueReader(scanner: LineScanner(text))
        do {
            let value = try reader.value()
            guard reader.scanner.scalar == nil else { throw Unreadable() }
            return value
        } catch { return .string(text) }
    }

    /// The text that a word represents, such as a scene's name.
    static func text(_ word: String) -> String { if case .string(let text) = value(word) { text } else { word } }

    private struct Unreadable: Error {}

    /// `key: value, path.to.key: value`
    private mutating func members() throws(Unreadable) -> [Value.Member] {
        var members = [try member()]
        while scanner.skip(", ") { members.append(try member()) }
        return members
    }

    private mutating func member() throws(Unreadable) -> Value.Member {
        var keys = [try key(marks: ".:")]
        while scanner.skip(".") { keys.append(try key(marks: ".:")) }
        guard scanner.skip(": ") else { throw Unreadable() }
        // Each part of a path is an object around the value.
        depth += keys.count - 1
        defer { depth -= keys.count - 1 }
        let innermost = Value.Member(keys[keys.count - 1], try value())
        return keys.dropLast().reversed().reduce(innermost) { member, key in Value.Member(key, .object([member])) }
    }

    private mutating func key(marks: String) throws(Unreadable) -> String {
        if scanner.scalar == "\"" { return try quoted() }
        let key = scanner.bare { $0.isBare && !marks.unicodeScalars.contains($0) }
        guard !key.isEmpty else { throw Unreadable() }
        return key
    }

    private mutating func value() throws(Unreadable) -> Value {
        guard depth < InputLimit.recordedDepth.number else { throw Unreadable() }
        depth += 1
        defer { depth -= 1 }
        switch scanner.scalar {
        case "{":
            let members = try list(from: "{", to: "}") { reader throws(Unreadable) in try reader.member() }
            // An object with one member would be a path.
            return members.count == 1 ? .list([.object(members)]) : .object(members)
        case "[": return .list(try list(from: "[", to: "]") { reader throws(Unreadable) in try reader.value() })
        case "\"": return try followed(.string(try quoted()))
        default: return try followed(.word(try bare()))
        }
    }

    private mutating func list<Item>(
        from opening: String, to closing: String, _ item: (inout Self) throws(Unreadable) -> Item
    ) throws(Unreadable) -> [Item] {
        guard scanner.skip(opening) else { throw Unreadable() }
        let around = parentheses
        parentheses = 0
        defer { parentheses = around }
        if scanner.skip(closing) { return [] }
        var items = [try item(&self)]
        while scanner.skip(", ") { items.append(try item(&self)) }
        guard scanner.skip(closing) else { throw Unreadable() }
        return items
    }

    /// A word; a parenthesis at its end belongs to the surrounding text.
    private mutating func bare() throws(Unreadable) -> String {
        let word = scanner.bare(while: \.isBare)
        if parentheses == 0, !word.isEmpty { return word }
        let closing = min(word.unicodeScalars.reversed().prefix { $0 == ")" }.count, parentheses)
        scanner.stepBack(closing)
        guard word.unicodeScalars.count > closing else { throw Unreadable() }
        return String(String.UnicodeScalarView(word.unicodeScalars.dropLast(closing)))
    }

    private mutating func quoted() throws(Unreadable) -> String {
        guard scanner.skip("\"") else { throw Unreadable() }
        var text = ""
        var sign = RunnerSign()
        while true {
            text += scanner.run(continuing: &sign) { $0 != "\"" && $0 != "\\" }
            if scanner.skip("\"") { return text }
            guard let escaped = scanner.escaped(continuing: &sign) else { throw Unreadable() }
            text.unicodeScalars.append(escaped)
        }
    }

    /// The rest after a URL: its query, and in parentheses the other values of the opened URL.
    private mutating func followed(_ value: Value) throws(Unreadable) -> Value {
        let hasQuery = scanner.isAt(" {")
        guard case .string(let url) = value, hasQuery || scanner.isAt(" (") else { return value }
        var members = [Value.Member("url", .string(url)), Value.Member("queryItems", .list([]))]
        if hasQuery, scanner.skip(" ") {
            members[1].value = .list(
                try list(from: "{", to: "}") { reader throws(Unreadable) in try reader.queryItem() })
        }
        guard scanner.skip(" (") else { return .object(members) }
        parentheses += 1
        members += try self.members()
        parentheses -= 1
        guard scanner.skip(")") else { throw Unreadable() }
        return .object(members)
    }

    private mutating func queryItem() throws(Unreadable) -> Value {
        let name = try key(marks: ":")
        guard scanner.skip(": ") else { throw Unreadable() }
        let value: Value = if scanner.scalar == "\"" { .string(try quoted()) } else { .queryValue(try bare()) }
        return .object([Value.Member("name", .string(name)), Value.Member("value", value)])
    }
}

extension LineScanner {
    /// A word without quotation marks.
    fileprivate mutating func bare(while belongs: (Unicode.Scalar) -> Bool) -> String {
        var word = ""
        var sign = RunnerSign()
        while true {
            word += run(continuing: &sign) { $0 != "\\" && belongs($0) }
            if let scalar = spelledOut(continuing: &sign) {
                word.unicodeScalars.append(scalar)
            } else if skip("\\") {
                _ = sign.isCompleted(by: "\\")
                word += "\\"
            } else {
                return word
            }
        }
    }

    /// The character that a backslash in quotation marks represents; nil at the end.
    fileprivate mutating func escaped(continuing sign: inout RunnerSign) -> Unicode.Scalar? {
        if let scalar = spelledOut(continuing: &sign) { return scalar }
        let scalar: Unicode.Scalar? = skip("\\\"") ? "\"" : skip("\\\\") || skip("\\") ? "\\" : nil
        if let scalar { _ = sign.isCompleted(by: scalar) }
        return scalar
    }

    /// The scalars up to the first that doesn't belong, checked for the sign of a command.
    fileprivate mutating func run(continuing sign: inout RunnerSign, while belongs: (Unicode.Scalar) -> Bool) -> String
    {
        let run = run(while: belongs)
        for scalar in run.unicodeScalars { _ = sign.isCompleted(by: scalar) }
        return run
    }
}

extension Value {
    /// The value of a word without quotation marks.
    fileprivate static func word(_ text: String) -> Value {
        switch text {
        case "nil": .null
        case "true": .bool(true)
        case "false": .bool(false)
        default: Double(text) == nil ? .string(text) : .number(text)
        }
    }

    fileprivate static func queryValue(_ text: String) -> Value { text == "nil" ? .null : .string(text) }
}

extension Unicode.Scalar {
    /// Whether it is allowed in a word without quotation marks.
    fileprivate var isBare: Bool {
        switch self {
        case ",", "{", "}", "[", "]", "\"": false
        default: !isWhitespace
        }
    }
}
