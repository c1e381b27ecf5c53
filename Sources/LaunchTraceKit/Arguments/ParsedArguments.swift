/// The words after a command, sorted into options and operands; each command reads their meaning.
struct ParsedArguments {
    private(set) var operands: [String] = []
    private var values: [Option: [String]] = [:]
    private let known: [Option]

    init(_ words: some Sequence<String>, options known: [Option], acceptsSelectors: Bool = false) throws(UsageError
        .Mistake)
    {
        self.known = known
        var rest = Array(words)[...]
        while let word = rest.popFirst() {
            if word == "--" {
                operands += rest
                return
            }
            guard word.isOption, !(acceptsSelectors && word.isSelector) else {
                operands.append(word)
                continue
            }
            try add(word, followedBy: &rest)
        }
    }

    func contains(_ option: Option) -> Bool { values[option] != nil }

    func value(of option: Option) -> String? { values[option]?.last }

    func values(of option: Option) -> [String] { values[option] ?? [] }

    /// The file that the product goes to; nil for standard output.
    var outputPath: String? { value(of: .output).flatMap { $0 == "-" ? nil : $0 } }

    /// The one of several values whose name an option gives; nil where it isn't given.
    func choice<Choice>(_ option: Option, among choices: [Choice], by name: (Choice) -> String) throws(UsageError
        .Mistake) -> Choice?
    {
        guard let word = value(of: option) else { return nil }
        guard let choice = choices.first(where: { name($0) == word }) else { throw .unknownValue(word, of: option) }
        return choice
    }

    private mutating func add(_ word: String, followedBy rest: inout ArraySlice<String>) throws(UsageError.Mistake) {
        let written = WrittenOption(word)
        let named = known.first { $0.spec.long == written.name || $0.spec.short == written.name }
        guard let option = named else { throw .unknownOption(written.name, among: known) }
        switch option.spec.argument {
        case .nothing:
            guard written.value == nil else { throw .unexpectedValue(of: option) }
            values[option] = []
        case .text, .oneOf, .listOf:
            guard values[option] == nil else { throw .repeated(option) }
            values[option] = [try value(of: option, written, &rest)]
        case .texts: values[option, default: []].append(try value(of: option, written, &rest))
        }
    }

    private func value(of option: Option, _ written: WrittenOption, _ rest: inout ArraySlice<String>) throws(UsageError
        .Mistake) -> String
    {
        if let value = written.value { return value }
        // A forgotten value must not swallow the next option; `--output=-x` says that it is meant.
        guard let next = rest.first, next == "-" || !next.hasPrefix("-") else { throw .missingValue(of: option) }
        rest.removeFirst()
        return next
    }
}

extension String {
    /// Options begin with a letter, unlike a method that is pasted: `-[AppDelegate application:openURL:options:]`.
    fileprivate var isOption: Bool {
        guard let first = dropFirst().first, hasPrefix("-") else { return false }
        return first == "-" || first.isLetter
    }

    /// A hyphen before a name with a colon, as in messages of the system: `-application:openURL:options:`.
    fileprivate var isSelector: Bool {
        let name = dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return name.count > 1 && dropFirst(1 + name.count).first == ":"
    }
}

/// An option as it is written: `--name`, `--name=value`, `-n` or `-nvalue`.
private struct WrittenOption {
    let name: String
    let value: String?

    init(_ word: String) {
        if !word.hasPrefix("--") {
            name = String(word.prefix(2))
            value = word.count > 2 ? String(word.dropFirst(2)) : nil
        } else if let equals = word.firstIndex(of: "=") {
            name = String(word[..<equals])
            value = String(word[word.index(after: equals)...])
        } else {
            name = word
            value = nil
        }
    }
}
