/// Something that is wrong, found or changed, for reports that know no more of it than this.
package struct Problem: Sendable {
    package let severity: Severity
    /// A word for what is wrong.
    package let type: String
    /// The rule behind all problems of the type; nil where there is no more to say.
    package var rule: Rule?
    /// The heading of an annotation.
    package var title: String?
    /// The subject of the sentences, where they don't name it.
    package var subject: String?
    /// The sentences about it, the most important first.
    package let sentences: [String]
    /// All of it at length; nil for the place and the sentences.
    package var details: String?
    /// The change of a text that shows it, as a patch.
    package var patch: String?
    package var location: Location?
    /// What mends it, in words and as a change of the file.
    package var fix: Fix?
    /// The identity that it keeps in another version of its file: no line number is part of it.
    package var identity: [String] = []
    /// How far behind others of its severity it is told, in a report that may be cut.
    package var rank = 0

    package init(
        severity: Severity, type: String, rule: Rule? = nil, title: String? = nil, subject: String? = nil,
        sentences: [String], details: String? = nil, location: Location? = nil, identity: [String] = [], rank: Int = 0
    ) {
        self.severity = severity
        self.type = type
        self.rule = rule
        self.title = title
        self.subject = subject
        self.sentences = sentences
        self.details = details
        self.location = location
        self.identity = identity
        self.rank = rank
    }

    package struct Fix: Sendable {
        package let words: String
        package let edit: TextEdit

        package init(_ words: String, _ edit: TextEdit) {
            self.words = words
            self.edit = edit
        }
    }

    /// The texts that a report has once for all problems of a type.
    package struct Rule: Hashable, Sendable {
        package let id: String
        package let name: String
        package let meaning: String
        package let why: String
        package let fix: String

        package init(id: String, name: String, meaning: String, why: String, fix: String) {
            self.id = id
            self.name = name
            self.meaning = meaning
            self.why = why
            self.fix = fix
        }
    }

    /// The first of the sentences, and how many there are besides.
    package var message: String { shownSentences(upTo: 3).joined(separator: "; ") }

    /// More of them behind what they are about, each on a line of its own.
    package var fullMessage: String {
        let lines = shownSentences(upTo: 12)
        let text = lines.joined(separator: "\n")
        return subject.map { $0 + (lines.count > 1 ? ":\n" : ": ") + text } ?? text
    }

    /// As many sentences, and how many there are besides.
    package func shownSentences(upTo limit: Int) -> [String] {
        let shown = sentences.prefix(limit)
        return shown + (sentences.count > limit ? ["and \(sentences.count - limit) more"] : [])
    }
}

extension [Problem] {
    /// The same for readers who don't get to see all of them; those that are alike stay in their order.
    package var worstFirst: [Problem] {
        Severity.allCases.flatMap { severity in
            let all = filter { $0.severity == severity }
            return Set(all.map(\.rank)).sorted().flatMap { rank in all.filter { $0.rank == rank } }
        }
    }
}
