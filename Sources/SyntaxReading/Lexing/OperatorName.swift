/// Distinguishes operators from other names, by the table in The Swift Programming Language, "Lexical Structure".
enum OperatorName {
    static func isOperator(_ name: String) -> Bool {
        guard let first = name.unicodeScalars.first else { return false }
        if first.isASCII { return UInt8(first.value).isOperatorPart || first == "." }
        return isOperatorSign(first.value)
    }

    /// Whether an operator can begin with a sign beyond ASCII.
    static func isOperatorSign(_ sign: UInt32) -> Bool { ranges.contains { $0.contains(sign) } }

    private static let ranges: [ClosedRange<UInt32>] = [
        0xA1...0xA7, 0xA9...0xA9, 0xAB...0xAC, 0xAE...0xAE, 0xB0...0xB1, 0xB6...0xB6, 0xBB...0xBB, 0xBF...0xBF,
        0xD7...0xD7, 0xF7...0xF7, 0x2016...0x2017, 0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E,
        0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020,
        0x3030...0x3030,
    ]
}
