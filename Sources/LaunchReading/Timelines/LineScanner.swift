/// Scans a line of recorded text from left to right.
struct LineScanner {
    private let scalars: [Unicode.Scalar]
    private(set) var position = 0

    init(_ text: some StringProtocol) { scalars = Array(text.unicodeScalars) }

    /// The next character; nil at the end.
    var scalar: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

    var rest: String { text(scalars[position...]) }

    func isAt(_ text: String) -> Bool { scalars[position...].starts(with: text.unicodeScalars) }

    /// Moves past a text if it is next.
    mutating func skip(_ text: String) -> Bool {
        guard isAt(text) else { return false }
        position += text.unicodeScalars.count
        return true
    }

    /// Moves past blanks; returns their number.
    mutating func skipBlanks() -> Int { run { $0 == " " }.unicodeScalars.count }

    /// The scalars up to the first that doesn't belong.
    mutating func run(while belongs: (Unicode.Scalar) -> Bool) -> String {
        let end = scalars[position...].firstIndex { !belongs($0) } ?? scalars.count
        defer { position = end }
        return text(scalars[position..<end])
    }

    /// The text up to the two blanks that separate a field; blanks in quotation marks don't count.
    mutating func field() -> String {
        let start = position
        var isQuoted = false
        while let scalar, isQuoted || !isAt("  ") {
            if scalar == "\"" { isQuoted.toggle() }
            position += isQuoted && scalar == "\\" ? 2 : 1
        }
        position = min(position, scalars.count)
        return text(scalars[start..<position])
    }

    /// A word, in quotation marks or up to a blank.
    mutating func word() -> String {
        guard skip("\"") else { return run { $0 != " " } }
        var word = "\""
        while scalar != nil, !skip("\"") {
            word += run { $0 != "\"" && $0 != "\\" }
            if skip("\\") { word += "\\" + (take() ?? "") }
        }
        return word + "\""
    }

    private mutating func take() -> String? {
        defer { position += scalar == nil ? 0 : 1 }
        return scalar.map { String(Character($0)) }
    }

    /// The scalar that is spelled out next, as in `\u{1B}`, because it can't be printed, or completes the sign of a
    /// command.
    mutating func spelledOut(continuing sign: inout RunnerSign) -> Unicode.Scalar? {
        let start = position
        if skip("\\u{") {
            let digits = run { $0.properties.isASCIIHexDigit }
            if skip("}"), let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init) {
                var next = sign
                if next.isCompleted(by: scalar) || !scalar.isPrintable {
                    sign = next
                    return scalar
                }
            }
        }
        position = start
        return nil
    }

    /// Moves back by a number of scalars.
    mutating func stepBack(_ count: Int) { position -= count }

    private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        if scalars.allSatisfy(\.isASCII) {
            return String(decoding: scalars.map { UInt8(truncatingIfNeeded: $0.value) }, as: UTF8.self)
        }
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }
}
