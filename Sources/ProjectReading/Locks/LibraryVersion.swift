/// A version of a library by its numbers: `54.0.0-canary` counts as 54.
package struct LibraryVersion: Hashable, Comparable, Sendable {
    /// Without the zeros at the end.
    private let numbers: [Int]
    private static let countLimit = 4
    private static let digitLimit = 9

    /// `LibraryVersion(0, 76)`
    package init(_ numbers: Int...) { self.init(numbers: numbers) }

    private init(numbers: [Int]) {
        let zeros = numbers.reversed().prefix { $0 == 0 }.count
        self.numbers = Array(numbers.dropLast(zeros))
    }

    /// Reads `54`, `0.76.1`, `v1.2.3+4`, `3.38.0-0.1.pre` or `6000.0.68f1`; nil for anything else.
    package init?(_ text: some StringProtocol) {
        guard let (numbers, _) = Self.numbers(of: text) else { return nil }
        self.init(numbers: numbers)
    }

    /// The numbers that a text begins with, and whether it leaves others open, as `54.x` does.
    static func numbers(of text: some StringProtocol) -> (numbers: [Int], isOpen: Bool)? {
        var rest = Substring(text).utf8[...]
        if rest.first == UInt8(ascii: "v") { rest = rest.dropFirst() }
        var numbers: [Int] = []
        while numbers.count < countLimit {
            let digits = rest.prefix { $0.isDigit }
            guard (1...digitLimit).contains(digits.count), let number = Int(String(decoding: digits, as: UTF8.self))
            else { return nil }
            numbers.append(number)
            rest = rest.dropFirst(digits.count)
            guard rest.first == .dot, let next = rest.dropFirst().first else { break }
            if isWildcard(next) { return rest.count == 2 || rest.dropFirst(2).first == .dot ? (numbers, true) : nil }
            guard next.isDigit else { break }
            rest = rest.dropFirst()
        }
        return isSuffix(rest, after: numbers) ? (numbers, false) : nil
    }

    private static func isWildcard(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "x") || byte == UInt8(ascii: "X") || byte == UInt8(ascii: "*")
    }

    /// A release that isn't final, a build, or a channel; the commit `7ab3c9e` has none.
    private static func isSuffix(_ rest: Substring.UTF8View, after numbers: [Int]) -> Bool {
        guard let first = rest.first else { return true }
        if first == .dot { return rest.dropFirst().first?.isLetter == true && numbers.count > 1 }
        if first == .minus || first == .plus || first == UInt8(ascii: "@") { return true }
        return first.isLetter && numbers.count > 1
    }

    /// The first version in which a number is another one: of 0.76.1, 0.77 is next at 1.
    func next(at place: Int) -> LibraryVersion {
        var numbers = Array(numbers.prefix(place + 1))
        numbers += Array(repeating: 0, count: place + 1 - numbers.count)
        numbers[place] += 1
        return LibraryVersion(numbers: numbers)
    }

    /// Where npm's `^` lets go: the first number that isn't 0.
    var leadingPlace: Int { numbers.firstIndex { $0 != 0 } ?? 0 }

    package static func < (left: LibraryVersion, right: LibraryVersion) -> Bool {
        left.numbers.lexicographicallyPrecedes(right.numbers)
    }
}

extension LibraryVersion: CustomStringConvertible {
    /// `54.0`, `0.76.1`
    package var description: String {
        (numbers + Array(repeating: 0, count: max(0, 2 - numbers.count))).map(String.init).joined(separator: ".")
    }
}
