extension JSONScanner {
    package mutating func number() throws(JSONProblem) -> JSONNode {
        let start = position
        if skip(UInt8(ascii: "-")) { try requireDigit(.afterMinus) }
        if skip(UInt8(ascii: "0")) {
            if let byte, byte.isDigit { throw problem(.leadingZero, at: start..<position) }
        } else {
            try requireDigit(.beforePoint)
            skipDigits()
        }
        if skip(UInt8(ascii: ".")) {
            try requireDigit(.afterPoint)
            skipDigits()
        }
        if skip(UInt8(ascii: "e")) || skip(UInt8(ascii: "E")) { try exponent() }
        return JSONNode(.number(source.text(in: start..<position)), at: place(from: start))
    }

    private mutating func exponent() throws(JSONProblem) {
        if !skip(UInt8(ascii: "+")) { _ = skip(UInt8(ascii: "-")) }
        try requireDigit(.exponent)
        skipDigits()
    }

    private mutating func skipDigits() { while position < end, bytes[position].isDigit { position += 1 } }

    private func requireDigit(_ digitPlace: JSONMistake.DigitPlace) throws(JSONProblem) {
        if let byte, byte.isDigit { return }
        throw problem(.missingDigit(digitPlace), at: position..<min(position + 1, end))
    }
}
