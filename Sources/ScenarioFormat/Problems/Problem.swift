/// A problem, a finding or a change, in the form that reports need.
package struct Problem: Sendable {
    package let severity: Severity
    /// A word for the kind of problem.
    package let type: String
    /// The rule of all problems of the type; nil if there is no description.
    package var rule: Rule?
    package var title: String?
    /// The subject of the sentences, if they don't name it.
    package var subject: String?
    /// The sentences about it, the most important first.
    package let sentences: [String]
    /// The change of a text that shows it, as a patch.
    package var patch: String?
    package var location: Location?
    /// Whether a list names its location before its subject.
    package var namesLocation = false
    /// Related locations.
    package var related: [Related] = []
    /// The fix, in words and as changes of files.
    package var fix: Fix?
    /// The reason to ignore it; nil if it counts.
    package var suppression: Suppression?
    /// The identity in another version of its file. It contains no line number.
    package var identity: [String] = []
    /// Its rank among those of its severity, for a report that may be cut.
    package var rank = 0
    /// The other subjects of the same problem, which aren't repeated.
    package var alike: [Alike] = []

    package init(
        severity: Severity, type: String, rule: Rule? = nil, title: String? = nil, subject: String? = nil,
        sentences: [String], location: Location? = nil, identity: [String] = [], rank: Int = 0
    ) {
        self.severity = severity
        self.type = type
        self.rule = rule
        self.title = title
        self.subject = subject
        self.sentences = sentences
        self.location = location
        self.identity = identity
        self.rank = rank
    }

    /// A subject by the name that distinguishes it from the first, with its location.
    package struct Alike: Sendable {
        package let name: String
        package let location: Location?

        package init(name: String, location: Location?) { (self.name, self.location) = (name, location) }
    }

    /// A related location, with its relation.
    package struct Related: Sendable {
        package let text: String
        package let location: Location

        package init(text: String, location: Location) { (self.text, self.location) = (text, location) }
    }

    /// The acceptance, in the terms of SARIF.
    package struct Suppression: Sendable {
        /// `inSource` or `external`.
        package let kind: String
        package let reason: String

        package init(kind: String, reason: String) { (self.kind, self.reason) = (kind, reason) }
    }

    package struct Fix: Sendable {
        package let words: String
        package let edits: [TextEdit]

        package init(_ words: String, _ edits: [TextEdit]) { (self.words, self.edits) = (words, edits) }
    }

    /// The texts that a report contains once for all problems of a type.
    package struct Rule: Hashable, Sendable {
        package let id: String
        package let name: String
        package let meaning: String
        package let why: String
        package let fix: String
        /// The address of further documentation; nil if there is none.
        package let uri: String?

        package init(id: String, name: String, meaning: String, why: String, fix: String, uri: String? = nil) {
            self.id = id
            self.name = name
            self.meaning = meaning
            self.why = why
            self.fix = fix
            self.uri = uri
        }
    }

    /// The first sentences, and the number of the others.
    package var message: String { shownSentences(upTo: 3).joined(separator: "; ") }

    /// More sentences after their subject, each on its own line.
    package var fullMessage: String { fullMessage(naming: nil) }

    package func fullMessage(naming limit: Int?) -> String {
        let lines = shownSentences(upTo: 12) + [alike.sentence(of: type, naming: limit)].compactMap(\.self)
        let text = lines.joined(separator: "\n")
        return subject.map { $0 + (lines.count > 1 ? ":\n" : ": ") + text } ?? text
    }

    /// The first sentences, and the number of the others.
    package func shownSentences(upTo limit: Int) -> [String] {
        let shown = sentences.prefix(limit)
        return shown + (sentences.count > limit ? ["and \(sentences.count - limit) more"] : [])
    }
}

extension [Problem.Alike] {
    /// `changed alike: url-http-cold and 4 more`: all of a few names, or as many as requested; nil if there are none.
    package func sentence(of type: String, naming limit: Int? = nil) -> String? {
        guard !isEmpty else { return nil }
        let shown = prefix(limit ?? (count > Self.few ? 1 : count)).map(\.name).joined(separator: ", ")
        return "\(type) alike: \(shown)" + (count > Self.few && limit == nil ? " and \(count - 1) more" : "")
    }

    private static var few: Int { 3 }
}

extension [Problem] {
    /// The worst first, for readers who see only some of them; equal problems keep their order.
    package var worstFirst: [Problem] {
        Severity.allCases.flatMap { severity in
            let all = filter { $0.severity == severity }
            return Set(all.map(\.rank)).sorted().flatMap { rank in all.filter { $0.rank == rank } }
        }
    }
}
