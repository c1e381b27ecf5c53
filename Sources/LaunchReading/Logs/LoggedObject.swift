/// An object of `log --style json` or `ndjson` during reading. Its keys may span many lines.
struct LoggedObject {
    private var line = 0
    private var message: [UInt8]?
    private var process = LogProcess()
    /// The blanks before its keys, if each has its own line.
    private let indentation: Int

    init(indentation: Int = 0) { self.indentation = indentation }

    /// Whether a brace after these blanks is its own, not that of an object inside it.
    func isEnded(byBraceBehind blanks: Int) -> Bool { blanks == 0 || blanks < indentation }

    /// The relevant keys; other lines needn't be read.
    static let keys = ["\"eventMessage\"", "\"processID\"", "\"processImagePath\""]

    /// Whether a line of a pretty-printed object has a relevant key.
    static func isMember(_ line: ArraySlice<UInt8>) -> Bool {
        let line = line.drop(while: \.isBlank)
        return keys.contains { line.starts(with: $0.utf8) }
    }

    mutating func take(_ number: Int, _ line: ArraySlice<UInt8>) {
        if let text = line.jsonValue(of: Self.keys[0]) {
            message = text
            self.line = number
        }
        if let pid = line.jsonValue(of: Self.keys[1]) { process.pid = Int(pid[...].text) }
        if let path = line.jsonValue(of: Self.keys[2]) { process.name = path.split(separator: .slash).last?.text }
    }

    /// Reads a line with an object of another logger, which has a time or a level next to the message.
    mutating func takeAnyLogger(_ number: Int, _ line: ArraySlice<UInt8>) {
        guard ["\"time", "\"ts\"", "\"level\"", "\"date"].contains(where: { line.range(of: $0) != nil }) else { return }
        self.line = number
        message = line.jsonValue(of: "\"message\"") ?? line.jsonValue(of: "\"msg\"")
        process.pid = line.jsonValue(of: "\"pid\"").flatMap { Int($0[...].text) }
    }

    /// The resulting line; nil without a message.
    var logLine: LogLine? { message.map { LogLine(line, $0[...], by: process == LogProcess() ? nil : process) } }
}

extension ArraySlice<UInt8> {
    /// The text or the number after a JSON key; a truncated one counts as far as it goes.
    func jsonValue(of key: String) -> [UInt8]? {
        guard var rest = range(of: key).map({ self[$0.upperBound...].drop(while: \.isBlank) }) else { return nil }
        guard rest.popFirst() == .colon else { return nil }
        rest = rest.drop(while: \.isBlank)
        guard rest.first == .quote else { return Array(rest.prefix(while: \.isDigit)) }
        return rest.dropFirst().unescapedJSON
    }

    /// The content of a JSON string up to its closing quotation mark; line breaks become blanks.
    private var unescapedJSON: [UInt8] {
        var text: [UInt8] = []
        var rest = self
        while let byte = rest.popFirst(), byte != .quote {
            guard byte == .backslash, let escape = rest.popFirst() else {
                text.append(byte)
                continue
            }
            switch escape {
            case UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "b"), UInt8(ascii: "f"):
                text.append(.space)
            case UInt8(ascii: "u"):
                let digits = rest.prefix(4)
                rest = rest.dropFirst(4)
                let scalar = UInt32(digits.text, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
                text += Array(String(Character(scalar)).utf8)
            default: text.append(escape)
            }
        }
        return text
    }
}
