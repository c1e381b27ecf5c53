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
    /// Other places that have to do with it.
    package var related: [Related] = []
    /// What mends it, in words and as changes of files.
    package var fix: Fix?
    /// Why it counts for nothing; nil where it counts.
    package var suppression: Suppression?
    /// The identity that it keeps in another version of its file: no line number is part of it.
    package var identity: [String] = []
    /// How far behind others of its severity it is told, in a report that may be cut.
    package var rank = 0
    /// The other subjects of which the same is told, and so isn't told again.
    package var alike: [Alike] = []

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

    /// A subject by the name that tells it apart from the first, and where it stands.
    package struct Alike: Sendable {
        package let name: String
        package let location: Location?

        package init(name: String, location: Location?) {
            self.name = name
            self.location = location
        }
    }

    /// A place that has to do with it, and how.
    package struct Related: Sendable {
        package let text: String
        package let location: Location

        package init(text: String, location: Location) {
            (self.text, self.location) = (text, location)
        }
    }

    /// That it is accepted, in the words of SARIF.
    package struct Suppression: Sendable {
        /// `inSource` or `external`.
        package let kind: String
        package let reason: String

        package init(kind: String, reason: String) {
            self.kind = kind
            self.reason = reason
        }
    }

    package struct Fix: Sendable {
        package let words: String
        package let edits: [TextEdit]

        package init(_ words: String, _ edits: [TextEdit]) {
            self.words = words
            self.edits = edits
        }
    }

    /// The texts that a report has once for all problems of a type.
    package struct Rule: Hashable, Sendable {
        package let id: String
        package let name: String
        package let meaning: String
        package let why: String
        package let fix: String
        /// An address that tells more; nil where there is none.
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

    /// The first of the sentences, and how many there are besides.
    package var message: String { shownSentences(upTo: 3).joined(separator: "; ") }

    /// More of them behind what they are about, each on a line of its own.
    package var fullMessage: String { fullMessage(naming: nil) }

    /// The same with all that is alike.
    package var messageNamingAll: String { fullMessage(naming: .max) }

    private func fullMessage(naming limit: Int?) -> String {
        let lines = shownSentences(upTo: 12) + [alike.sentence(of: type, naming: limit)].compactMap(\.self)
        let text = lines.joined(separator: "\n")
        return subject.map { $0 + (lines.count > 1 ? ":\n" : ": ") + text } ?? text
    }

    /// As many sentences, and how many there are besides.
    package func shownSentences(upTo limit: Int) -> [String] {
        let shown = sentences.prefix(limit)
        return shown + (sentences.count > limit ? ["and \(sentences.count - limit) more"] : [])
    }
}

extension [Problem.Alike] {
    /// `changed alike: url-http-cold and 4 more`: all of a few are named, or as many as are wanted; nil where there are none.
    package func sentence(of type: String, naming limit: Int? = nil) -> String? {
        guard !isEmpty else { return nil }
        let shown = prefix(limit ?? (count > Self.few ? 1 : count)).map(\.name).joined(separator: ", ")
        return "\(type) alike: \(shown)" + (count > Self.few && limit == nil ? " and \(count - 1) more" : "")
    }

    private static var few: Int { 3 }
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
