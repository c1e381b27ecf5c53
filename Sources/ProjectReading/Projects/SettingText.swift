/// A text taken apart into its variables and what stands between them.
struct SettingText {
    private(set) var pieces: [Piece] = []

    enum Piece {
        case plain(String)
        case variable(SettingVariable)
    }

    init(_ text: String) {
        let bytes = Array(text.utf8)
        let closings = Self.closings(bytes)
        var (start, index) = (0, 0)
        while index < bytes.count {
            guard bytes[index] == .dollar, index + 1 < bytes.count, closings[index + 1] > 0 else {
                index += 1
                continue
            }
            let end = Int(closings[index + 1]) + 1
            addPlain(bytes[start..<index])
            pieces.append(.variable(SettingVariable(bytes[index..<end])))
            (start, index) = (end, end)
        }
        addPlain(bytes[start...])
    }

    private mutating func addPlain(_ bytes: ArraySlice<UInt8>) {
        if !bytes.isEmpty { pieces.append(.plain(String(decoding: bytes, as: UTF8.self))) }
    }

    /// Where the bracket is closed that stands at a place, or 0: only brackets of its own kind count.
    private static func closings(_ bytes: [UInt8]) -> [Int32] {
        var closings = [Int32](repeating: 0, count: bytes.count)
        var (parentheses, braces): ([Int], [Int]) = ([], [])
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case .leftParenthesis: parentheses.append(index)
            case .leftBrace: braces.append(index)
            case .rightParenthesis: if let open = parentheses.popLast() { closings[open] = Int32(index) }
            case .rightBrace: if let open = braces.popLast() { closings[open] = Int32(index) }
            default: break
            }
        }
        return closings
    }
}

/// `$(NAME)`, `${NAME}` or `$(NAME:operation)`.
struct SettingVariable {
    let name: String
    /// The text as it stands.
    let text: String
    private let operations: [String]

    /// All bytes from the `$` to the closing bracket.
    fileprivate init(_ bytes: ArraySlice<UInt8>) {
        text = String(decoding: bytes, as: UTF8.self)
        var parts = Self.parts(bytes.dropFirst(2).dropLast())[...]
        name = parts.popFirst() ?? ""
        operations = Array(parts)
    }

    /// What stands between colons, without those of variables inside: `A_$(B:default=C):lower`.
    private static func parts(_ content: ArraySlice<UInt8>) -> [String] {
        var parts: [ArraySlice<UInt8>] = []
        var (start, depth) = (content.startIndex, 0)
        for index in content.indices {
            switch content[index] {
            case .leftParenthesis, .leftBrace: depth += 1
            case .rightParenthesis, .rightBrace: depth -= 1
            case .colon where depth == 0:
                parts.append(content[start..<index])
                start = index + 1
            default: break
            }
        }
        return (parts + [content[start...]]).map { String(decoding: $0, as: UTF8.self) }
    }

    /// `$(NAME:default=text)`.
    var standard: String? {
        operations.first { $0.hasPrefix("default=") }.map { String($0.dropFirst("default=".count)) }
    }

    /// The value behind all operations for which there is still time.
    func applied(to value: String, _ budget: inout ExpansionBudget) -> String {
        var value = value
        for operation in operations {
            guard budget.pays(for: value.utf8.count) else { return value }
            value = applied(operation, to: value)
        }
        return value
    }

    private func applied(_ operation: String, to value: String) -> String {
        switch operation {
        case "lower": value.lowercased()
        case "upper": value.uppercased()
        case "c99extidentifier", "identifier": Self.identifier(value, other: "_")
        case "rfc1034identifier": Self.identifier(value, other: "-")
        default: operation.hasPrefix("default=") && value.isEmpty ? standard ?? value : value
        }
    }

    private static func identifier(_ value: String, other: Character) -> String {
        let keepsDots = other == "-"
        let characters = value.map { character -> Character in
            let isKept =
                character.isLetter || character.isNumber || (keepsDots && (character == "." || character == "-"))
            return isKept ? character : other
        }
        let startsWithDigit = !keepsDots && characters.first?.isNumber == true
        return startsWithDigit ? "_" + String(characters.dropFirst()) : String(characters)
    }
}

extension UInt8 { static let dollar = UInt8(ascii: "$") }
