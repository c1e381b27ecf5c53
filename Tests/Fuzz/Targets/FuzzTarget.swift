/// A reader or a writer that takes what strangers write, and what holds of it whatever that is.
package struct FuzzTarget: Sendable {
    /// The word by which it is asked for, and the folder of what was found.
    package let name: String
    /// What doesn't hold, in words; nil where all is well.
    package let broken: @Sendable ([UInt8]) -> String?

    package static let all: [FuzzTarget] = [
        .json, .scenario, .machine, .renderers, .timeline, .log, .plist, .project, .swift, .objectiveC, .setting,
        .folder, .configuration, .entitlements, .lock, .manifest, .recording,
    ]

    package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}

/// A property that doesn't hold.
struct Broken: Error {
    let words: String

    init(_ words: String) { self.words = words }
}

/// Throws the words where something doesn't hold.
func hold(_ isSo: Bool, _ words: @autoclosure () -> String) throws(Broken) { guard isSo else { throw Broken(words()) } }

extension FuzzTarget {
    init(_ name: String, _ check: @escaping @Sendable ([UInt8]) throws(Broken) -> Void) {
        self.name = name
        broken = { bytes in
            do throws(Broken) {
                try check(bytes)
                return nil
            } catch { return error.words }
        }
    }
}

/// Decisions that bytes make; where they end, the first of all choices is made, which is the smallest.
struct Choices {
    private var rest: ArraySlice<UInt8>

    init(_ bytes: [UInt8]) { rest = bytes[...] }

    var isOver: Bool { rest.isEmpty }

    mutating func byte() -> UInt8 { rest.popFirst() ?? 0 }

    /// A number below a limit.
    mutating func number(below limit: Int) -> Int {
        guard limit > 1 else { return 0 }
        return limit <= 256 ? Int(byte()) % limit : (Int(byte()) << 8 + Int(byte())) % limit
    }

    mutating func element<Element>(of elements: [Element]) -> Element? {
        elements.isEmpty ? nil : elements[number(below: elements.count)]
    }

    /// A text of the bytes themselves.
    mutating func text() -> String {
        let count = min(number(below: 24), rest.count)
        defer { rest = rest.dropFirst(count) }
        return String(decoding: rest.prefix(count), as: UTF8.self)
    }
}

extension [UInt8] {
    /// The bytes with some of them taken away, doubled, or replaced.
    mutating func bend(_ choices: inout Choices, _ pieces: [String]) {
        while !choices.isOver {
            let start = choices.number(below: count + 1)
            let end = Swift.min(count, start + choices.number(below: 8))
            let piece = Array((choices.element(of: pieces) ?? "").utf8)
            switch choices.number(below: 4) {
            case 0: removeSubrange(start..<end)
            case 1: insert(contentsOf: piece, at: start)
            case 2: replaceSubrange(start..<end, with: piece)
            case 3: insert(contentsOf: Array(self[start..<end]), at: choices.number(below: count + 1))
            default: insert(choices.byte(), at: start)
            }
        }
    }
}
