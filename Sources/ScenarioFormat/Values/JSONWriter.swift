/// The layout of JSON.
package enum JSONLayout: Sendable {
    /// On one line, without spaces.
    case compact
    /// One member or element per line, indented by two spaces.
    case indented
    /// One line for each member of the top object and for each element of its lists. The rest is compact, so that a
    /// changed element is one line of a diff.
    case linewise
}

extension Value {
    /// The value as JSON in one line, without spaces.
    package var json: String { json(laidOut: .compact) }

    package func json(laidOut layout: JSONLayout) -> String {
        var bytes: [UInt8] = []
        writeJSON(layout, depth: 0, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the value as JSON to the bytes; `depth` is the indentation of the surrounding text.
    fileprivate func writeJSON(_ layout: JSONLayout, depth: Int, to bytes: inout [UInt8]) {
        switch self {
        case .null: bytes += "null".utf8
        case .bool(let value): bytes += value ? "true".utf8 : "false".utf8
        case .number(let number): number.writeJSONNumber(to: &bytes)
        case .string(let string): string.writeJSON(to: &bytes)
        case .list(let values):
            layout.write(values, between: "[", and: "]", depth: depth, to: &bytes) { value, bytes in
                value.writeJSON(layout == .linewise ? .compact : layout, depth: depth + 1, to: &bytes)
            }
        case .object(let members):
            let layout = layout == .linewise && depth > 0 ? .compact : layout
            layout.write(members, between: "{", and: "}", depth: depth, to: &bytes) { member, bytes in
                member.key.writeJSON(to: &bytes)
                bytes += layout.colon.utf8
                member.value.writeJSON(layout, depth: depth + 1, to: &bytes)
            }
        }
    }
}

/// Receives the members of an object one after another.
package protocol MemberTaking {
    mutating func add(_ key: StaticString, _ text: String)
    /// Adds a name of the tool, which needs no escapes in JSON.
    mutating func add(_ key: StaticString, _ name: some RawRepresentable<String>)
    mutating func add(_ key: StaticString, _ number: Int)
    mutating func add(_ key: StaticString, _ value: Value)
}

extension [Value.Member]: MemberTaking {
    package mutating func add(_ key: StaticString, _ text: String) { add(key, .string(text)) }

    package mutating func add(_ key: StaticString, _ name: some RawRepresentable<String>) { add(key, name.rawValue) }

    package mutating func add(_ key: StaticString, _ number: Int) { add(key, .number(number)) }

    package mutating func add(_ key: StaticString, _ value: Value) { append(Value.Member("\(key)", value)) }
}

/// Writes objects as JSON without intermediate values.
package struct JSONObjectWriter: MemberTaking {
    package private(set) var bytes: [UInt8] = []
    private var isFirst = true

    package init() {}

    /// Writes an object on one line.
    package mutating func addObject(_ addMembers: (inout JSONObjectWriter) -> Void) {
        bytes.append(UInt8(ascii: "{"))
        isFirst = true
        addMembers(&self)
        bytes.append(UInt8(ascii: "}"))
    }

    /// Writes a value on one line.
    package mutating func add(_ value: Value) { value.writeJSON(.compact, depth: 0, to: &bytes) }

    /// Writes the text between objects.
    package mutating func add(_ text: String) { bytes += text.utf8 }

    package mutating func add(_ key: StaticString, _ text: String) {
        addKey(key)
        text.writeJSON(to: &bytes)
    }

    package mutating func add(_ key: StaticString, _ name: some RawRepresentable<String>) {
        addKey(key)
        bytes.append(.quote)
        bytes += name.rawValue.utf8
        bytes.append(.quote)
    }

    package mutating func add(_ key: StaticString, _ number: Int) {
        addKey(key)
        bytes += String(number).utf8
    }

    package mutating func add(_ key: StaticString, _ value: Value) {
        addKey(key)
        value.writeJSON(.compact, depth: 1, to: &bytes)
    }

    package mutating func takeBytes() -> [UInt8] {
        defer { bytes.removeAll(keepingCapacity: true) }
        return bytes
    }

    private mutating func addKey(_ key: StaticString) {
        if !isFirst { bytes.append(.comma) }
        isFirst = false
        bytes.append(.quote)
        key.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(.quote)
        bytes.append(.colon)
    }
}

extension String {
    /// Writes the text as a JSON string that contains no terminal control and no reordering character.
    fileprivate func writeJSON(to bytes: inout [UInt8]) {
        bytes.append(.quote)
        let isWritten = utf8.withContiguousStorageIfAvailable { text in
            guard text.isPlain else { return false }
            bytes.append(contentsOf: text)
            return true
        }
        if isWritten != true { writeEscaped(to: &bytes) }
        bytes.append(.quote)
    }

    private func writeEscaped(to bytes: inout [UInt8]) {
        var sign = RunnerSign()
        for scalar in unicodeScalars {
            // A string never begins a line.
            if sign.isCompleted(by: scalar), scalar == "[" {
                bytes += scalar.jsonEscape.utf8
            } else if let escape = scalar.neededJSONEscape {
                bytes += escape.utf8
            } else {
                bytes += scalar.utf8
            }
        }
    }

    /// A number from elsewhere might be invalid; then it is written as a string, so that the output stays valid JSON.
    fileprivate func writeJSONNumber(to bytes: inout [UInt8]) {
        if isNatural || isJSONNumber { bytes += utf8 } else { writeJSON(to: &bytes) }
    }

    /// Whether it consists of digits only, like most numbers.
    private var isNatural: Bool {
        (utf8.first != UInt8(ascii: "0") || utf8.count == 1) && !isEmpty && utf8.allSatisfy(\.isDigit)
    }

    private var isJSONNumber: Bool {
        let source = SourceText(name: "", bytes: Array(utf8))
        var scanner = JSONScanner(source, in: source.bytes.indices)
        do {
            _ = try scanner.number()
            return scanner.byte == nil && !isEmpty
        } catch { return false }
    }
}

extension JSONLayout {
    fileprivate var colon: String {
        switch self {
        case .compact: ":"
        case .indented, .linewise: ": "
        }
    }

    private func lineBreak(depth: Int) -> String {
        switch self {
        case .compact: ""
        case .indented, .linewise: "\n" + String(repeating: "  ", count: depth)
        }
    }

    fileprivate func write<Element>(
        _ elements: [Element], between opening: String, and closing: String, depth: Int, to bytes: inout [UInt8],
        _ writeElement: (Element, inout [UInt8]) -> Void
    ) {
        bytes += opening.utf8
        for (index, element) in elements.enumerated() {
            if index > 0 { bytes.append(.comma) }
            if self != .compact { bytes += lineBreak(depth: depth + 1).utf8 }
            writeElement(element, &bytes)
        }
        if !elements.isEmpty { bytes += lineBreak(depth: depth).utf8 }
        bytes += closing.utf8
    }
}

extension Unicode.Scalar {
    /// The escape that JSON, or a safe terminal, requires; nil if the scalar needs none.
    fileprivate var neededJSONEscape: String? {
        switch self {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\r": "\\r"
        case "\t": "\\t"
        default: isPrintable ? nil : jsonEscape
        }
    }
}
