/// The words that are valid at a position of the command line.
enum Candidates: Hashable, Sendable {
    case nothing
    /// Files whose names end so, and folders.
    case files(suffix: String)
    /// Any file or folder, or one of these words.
    case filesOr([String])
    /// Words; one that ends with `=` goes on.
    case words([String])
    /// Words with commas between them, each with or without a `+` before it.
    case list([String])
}

extension Candidates {
    /// The candidates where the usage of a command shows a word such as `SCENARIO` or `bash|zsh|fish`.
    init(usage word: String) {
        // Capital letters are placeholders, lowercase letters are literal.
        guard !word.contains("|") || word == word.uppercased() else {
            self = .words(word.split(separator: "|").map(String.init))
            return
        }
        self = Self.named(word.filter { $0 != "." }) ?? .files(suffix: "")
    }

    /// The matching ones of several words.
    init(anyOf all: [Candidates]) {
        guard all.count > 1 else {
            self = all.first ?? .nothing
            return
        }
        let words = all.flatMap { if case .words(let words) = $0 { words } else { [] as [String] } }
        self = words.isEmpty ? .files(suffix: "") : .filesOr(words)
    }

    init(_ argument: OptionSpec.Argument) {
        switch argument {
        case .nothing: self = .nothing
        case .text(let name), .texts(let name): self = .named(name) ?? .nothing
        case .oneOf(let words, _): self = .words(words.filter(\.isPlain))
        case .listOf(let words, _): self = .list(words.filter(\.isPlain))
        }
    }

    /// The candidates for the placeholders in usage and help.
    private static func named(_ name: String) -> Candidates? {
        switch name {
        case "FILE", "DIR": .files(suffix: "")
        case "N|all": .words(["all"])
        case "SCENARIO": .files(suffix: ".json")
        case "COMMAND": .words(CommandName.allCases.map(\.rawValue))
        case "NAME": .words(Topic.names.filter(\.isPlain))
        case "CALLBACK": .words(CallbackSpelling.names.keys.filter(\.isPlain).sorted())
        case "RULE": .words(RuleBook.standard.rules.map(\.id).filter(\.isPlain))
        case "LESSON": .words(Lesson.all.map { String($0.number) })
        case "TRIGGER": .words(EventKind.allCases.map(\.rawValue))
        case "REPORT": .words(ReportFormat.all.map(\.start))
        case "KEY=VALUE": .words(JSONSchema.scenario.settings.filter(\.isPlain))
        default: nil
        }
    }

    func words(_ typed: String) -> [String] {
        switch self {
        case .nothing, .files: return []
        case .filesOr(let words), .words(let words): return words
        case .list(let words):
            let value = typed.hasPrefix("--") ? typed.drop { $0 != "=" }.dropFirst() : typed[...]
            let head = value.lastIndex { $0 == "," || $0 == "+" }.map { value[...$0] } ?? ""
            return words.map { head + $0 }
        }
    }

    /// The end of the names of files; nil if a file isn't valid.
    var fileSuffix: String? {
        switch self {
        case .files(let suffix): suffix
        case .filesOr: ""
        case .nothing, .words, .list: nil
        }
    }
}

extension ReportFormat {
    /// The beginning of the value of `--report`.
    fileprivate var start: String {
        switch medium {
        case .document: name + "="
        case .workflowLog: name
        }
    }
}

extension String {
    /// Whether every shell reads it as one word without quotes.
    fileprivate var isPlain: Bool { !isEmpty && utf8.allSatisfy { $0.isWord || ".-=".utf8.contains($0) } }
}
