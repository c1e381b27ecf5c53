/// The words of a command line after the name of the tool, of which the last is being typed.
struct CompletionRequest {
    /// The name of the hidden command.
    static let command = "__complete"

    private let before: [String]
    private let typed: String
    /// The bytes of the typed word that the shell doesn't replace.
    private let kept: Int

    /// bash passes `--set device.os=1` as `--set`, `device.os`, `=` and `1`.
    init(_ words: some Sequence<String>) {
        var joined: [String] = []
        var kept = 0
        var isOpen = false
        for word in words {
            if word == "=", !joined.isEmpty {
                joined[joined.count - 1] += word
                kept = joined[joined.count - 1].utf8.count
                isOpen = true
            } else if isOpen {
                joined[joined.count - 1] += word
                isOpen = false
            } else {
                joined.append(word)
                kept = 0
            }
        }
        typed = joined.popLast() ?? ""
        before = joined
        self.kept = kept
    }

    /// The words that can follow, each in a line, with a tab before its meaning; `:files` with a suffix means files.
    var answer: String {
        offers.filter { $0.word.hasPrefix(typed) }.map { offer in
            let word = String(decoding: offer.word.utf8.dropFirst(kept), as: UTF8.self)
            return word + (offer.meaning.map { "\t" + $0 } ?? "") + "\n"
        }.joined() + (fileSuffix.map { ":files\($0)\n" } ?? "")
    }

    private typealias Offer = (word: String, meaning: String?)

    private var offers: [Offer] {
        switch place {
        case .command:
            CommandName.allCases.map { ($0.rawValue, $0.spec.purpose) }
                + (typed.hasPrefix("-") ? ToolInfo.options.offers : [])
        case .option(let options): options.offers
        case .value(let candidates, let head): candidates.words(typed).map { (head + $0, nil) }
        case .nothing: []
        }
    }

    private var fileSuffix: String? { if case .value(let candidates, _) = place { candidates.fileSuffix } else { nil } }

    /// The kind of word that is typed.
    private enum Place {
        case command
        case option([Option])
        /// A value of an option, after a beginning such as `--format=`, or an operand.
        case value(Candidates, head: String)
        case nothing
    }

    private var place: Place {
        guard let name = before.first else { return .command }
        guard let spec = CommandName(rawValue: name)?.spec else { return .nothing }
        func valued(_ name: some StringProtocol) -> Option? {
            spec.options.first { $0.spec.argument.placeholder != nil && $0.names.contains(String(name)) }
        }
        if typed.hasPrefix("--"), let sign = typed.firstIndex(of: "=") {
            let head = String(typed[...sign])
            return valued(head.dropLast()).map { .value(Candidates($0.spec.argument), head: head) } ?? .nothing
        }
        var operands = 0
        var open: Option?
        for word in before.dropFirst() {
            if open != nil {
                open = nil
            } else if let option = valued(word) {
                open = option
            } else if !word.hasPrefix("-") || word == "-" {
                operands += 1
            }
        }
        if let open { return .value(Candidates(open.spec.argument), head: "") }
        if typed.hasPrefix("-") { return .option(spec.options) }
        let places = spec.operandPlaces
        guard let last = places.last, operands < places.count || last.isLast else { return .nothing }
        return .value(places[min(operands, places.count - 1)].candidates, head: "")
    }
}

extension [Option] {
    fileprivate var offers: [(word: String, meaning: String?)] {
        flatMap { option in option.names.map { ($0, option.spec.purpose) } }
    }
}

extension Option { var names: [String] { [spec.short, spec.long].compactMap(\.self) } }
