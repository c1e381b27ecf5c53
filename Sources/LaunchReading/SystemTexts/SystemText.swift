/// A text that the system or a library writes to the console or into a crash report.
package struct SystemText: Sendable {
    /// Words with hyphens, as in `task-registered-late`.
    package let name: String
    /// The spellings of the text; `*` represents words that differ, such as the name of a class.
    package let spellings: [String]
    package let outcome: Outcome
    /// The meaning, in one or two sentences.
    package let meaning: String
    /// The findings that report the cause.
    package let kinds: [FindingKind]
    /// The rules that describe it.
    package let rules: [String]
    /// Other names that `explain` accepts: keys, options, terms.
    package let names: [String]
    /// Whether it only names the signal that ends the process, so that any other reason says more.
    package let isOfSignal: Bool
    /// The evidence: a page, or a report that contains the text.
    package let source: Source

    /// The effect of the event that the text reports.
    package enum Outcome: CaseIterable, Sendable {
        /// The process continues.
        case continues
        /// An uncaught exception, a trap or another crash of the process.
        case crash
        /// The system terminates the process because a time limit is exceeded.
        case watchdog
        /// The system terminates the process for another reason.
        case kill
    }

    init(
        _ name: String, _ spellings: String..., outcome: Outcome = .continues, meaning: String,
        kinds: [FindingKind] = [], rules: [String] = [], names: [String] = [], isOfSignal: Bool = false, source: Source
    ) {
        self.name = name
        self.spellings = spellings
        self.outcome = outcome
        self.meaning = meaning
        self.kinds = kinds
        self.rules = rules
        self.names = names
        self.isOfSignal = isOfSignal
        self.source = source
    }

    /// All texts, a specific one before a general one.
    package static let all = scenes + interface + tasks + services + errors + terminations

    /// The texts that a line contains, the most specific one first. The line may have a head with a time and a
    /// process, and other names, numbers or quotation marks.
    package static func found(in line: String) -> [SystemText] {
        let words = TextWords(line)
        return texts(of: patterns.filter { $0.isContained(in: words) })
    }

    /// The texts that begin or continue with some words, such as "Application failed to launch".
    package static func containing(part: String) -> [SystemText] {
        let part = TextWords(part)
        guard part.all.count >= 3 else { return [] }
        return texts(of: patterns.filter { $0.contains(part) })
    }

    /// Each text once. The patterns of one text are next to each other.
    private static func texts(of patterns: [TextPattern]) -> [SystemText] {
        patterns.indices.filter { $0 == 0 || patterns[$0].text != patterns[$0 - 1].text }.map { all[patterns[$0].text] }
    }

    private static let patterns = all.indices.flatMap { index in all[index].spellings.map { TextPattern($0, of: index) }
    }
}

/// A spelling of a text as words, with gaps for the words that differ.
private struct TextPattern: Sendable {
    /// The words between the gaps.
    let parts: [[String]]
    /// The index of the text.
    let text: Int

    /// The words that a gap can represent: a name of a method has many.
    static let gap = 24

    init(_ spelling: String, of text: Int) {
        parts = spelling.split(separator: "*").map { TextWords(String($0)).all }
        self.text = text
    }

    func isContained(in words: TextWords) -> Bool {
        guard let first = parts.first, let head = first.first, words.set.contains(head) else { return false }
        return words.all.indices.contains { start in
            guard words.has(first, at: start) else { return false }
            var end = start + first.count
            for part in parts.dropFirst() {
                let last = min(end + Self.gap, words.all.count)
                guard let next = (end...max(end, last)).first(where: { words.has(part, at: $0) }) else { return false }
                end = next + part.count
            }
            return true
        }
    }

    /// Whether the other words are a part of one of its parts.
    func contains(_ other: TextWords) -> Bool {
        parts.contains { part in
            let words = TextWords(words: part)
            return part.indices.contains { words.has(other.all, at: $0) }
        }
    }
}

/// The words of a text in lower case; quotation marks and other characters between words don't matter.
package struct TextWords: Sendable {
    package let all: [String]
    let set: Set<String>

    /// A longer line is no message of the system.
    private static let lengthLimit = 4000

    package init(_ text: String) {
        self.init(
            words: text.utf8.prefix(Self.lengthLimit).split { byte in byte < 0x80 && !byte.isWord || byte == 0x5F }
                .flatMap { String(decoding: $0, as: UTF8.self).lowercased().withoutTypographicMarks }.map(
                    \.withHexadecimalCode))
    }

    init(words: [String]) {
        all = words
        set = Set(words)
    }

    func has(_ part: [String], at index: Int) -> Bool {
        index + part.count <= all.count && zip(part, all[index...]).allSatisfy { $0 == $1 }
    }
}

extension String {
    /// `0x8badf00d` for `2343432205`: crash reports have the codes of terminations in decimal or with leading zeros.
    fileprivate var withHexadecimalCode: String {
        let digits = hasPrefix("0x") ? String(dropFirst(2)) : self
        guard (9...16).contains(digits.utf8.count),
            let code = UInt32(digits, radix: digits.utf8.count == utf8.count ? 10 : 16)
        else { return self }
        return "0x" + String(code, radix: 16)
    }

    /// The parts between typographic quotation marks, apostrophes and dashes.
    fileprivate var withoutTypographicMarks: [String] {
        if utf8.allSatisfy({ $0 < 0x80 }) { return [self] }
        return split { !$0.isLetter && !$0.isNumber }.map(String.init)
    }
}
