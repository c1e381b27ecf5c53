/// The findings that comments in code accept: `// launchtrace:ignore LT013, LT014 - the analytics SDK calls it by hand`.
struct IgnoreComments {
    static let word = "\(ToolInfo.name):\(AcceptedFinding.key)"

    private(set) var accepted: [AcceptedFinding] = []
    /// What keeps a comment, or one of its codes, from accepting anything.
    private(set) var problems: [Diagnostic] = []

    /// Reads the comments of all files; those of shared ones may be for another app.
    init(in files: [SourceFile], shared: Set<String>) {
        for comment in files.flatMap({ $0.lineComments(beginningWith: Self.word) }) {
            add(comment, mayServeOthers: shared.contains(comment.place.source.name))
        }
    }

    private mutating func add(_ comment: LineComment, mayServeOthers: Bool) {
        let (codes, reason) = Self.parts(of: comment.text)
        let known = FindingKind.allCases.map(\.code)
        for code in codes where !known.contains(code) {
            warn("no finding has the code \(code.quoted)\(Suggestion.question(Self.meant(by: code)))", comment)
        }
        if codes.isEmpty {
            warn(
                "this comment names no finding, and ignores none", comment,
                hint: "write the code of the finding before the reason; \"\(ToolInfo.name) lint\" prints it")
        }
        guard let reason else {
            if !codes.isEmpty {
                warn(
                    "this comment gives no reason, and ignores nothing", comment,
                    hint: Self.form(of: codes.map { known.contains($0) ? $0 : Self.meant(by: $0).first ?? $0 }))
            }
            return
        }
        accepted += codes.filter(known.contains).map {
            AcceptedFinding(
                $0, because: reason, at: comment.place, in: .lines(comment.lines), mayServeOthers: mayServeOthers)
        }
    }

    private mutating func warn(_ message: String, _ comment: LineComment, hint: String? = nil) {
        problems.append(Diagnostic(message, severity: .warning, at: comment.place, hint: hint))
    }

    private static func form(of codes: [String]) -> String {
        "// \(word) \(codes.joined(separator: ", ")) - the reason"
    }

    /// The codes in front of the first dash that stands by itself, and the text after it.
    private static func parts(of text: String) -> (codes: [String], reason: String?) {
        let words = text.split(whereSeparator: \.isWhitespace)
        let dash = words.firstIndex { dashes.contains(String($0)) }
        let list =
            dash.map { words[..<$0] }
            ?? words.prefix {
                $0.hasSuffix(",") || AcceptedFinding.isCode(String($0)) || !Self.meant(by: String($0)).isEmpty
            }
        let codes = list.flatMap { $0.split(separator: ",") }.map(String.init)
        let reason = dash.map { words[words.index(after: $0)...].joined(separator: " ") } ?? ""
        return (codes, reason.isEmpty ? nil : reason)
    }

    /// The codes that a word may mean: `lt011`, `LT11` or `warm-only-handler` for LT011, or a similar code.
    private static func meant(by word: String) -> [String] {
        let kinds = FindingKind.allCases
        let number = word.lowercased().hasPrefix("lt") ? Int(word.dropFirst(2)) : nil
        let meant = kinds.first { kind in
            kind.name == word.lowercased() || number != nil && Int(kind.code.dropFirst(2)) == number
        }
        return meant.map { [$0.code] } ?? Suggestion.all(for: word, among: kinds.map(\.code))
    }

    private static let dashes = ["-", "--", "\u{2013}", "\u{2014}"]
}
