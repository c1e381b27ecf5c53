import LaunchModel

/// Something that is wrong, found or changed, for reports that know no more of it than this.
struct Problem: Sendable {
    let severity: Severity
    /// A word for what is wrong.
    let type: String
    /// What holds for all problems of the type; nil where there is no more to say.
    var rule: Rule?
    /// The heading of an annotation.
    var title: String?
    /// What the sentences are about, where they don't say it.
    var subject: String?
    /// What is to be said of it, the most important first.
    let sentences: [String]
    /// All of it at length; nil for the place and the sentences.
    var details: String?
    var location: Location?
    /// What makes it the same in another version of its file: no line number is part of it.
    var identity: [String] = []
    /// How far behind others of its severity it is told, in a report that may be cut.
    var rank = 0

    /// What a report says once of all problems of a type.
    struct Rule: Hashable, Sendable {
        let id: String
        let name: String
        let meaning: String
        let why: String
        let fix: String
    }

    /// The first of the sentences, and how many there are besides.
    var message: String {
        let shown = sentences.prefix(3)
        let more = sentences.count > shown.count ? ["and \(sentences.count - shown.count) more"] : []
        return (shown + more).joined(separator: "; ")
    }

    /// The message behind what it is about.
    var fullMessage: String { [subject, message].compactMap(\.self).joined(separator: ": ") }
}

extension [Problem] {
    /// The same for readers who don't get to see all of them; those that are alike stay in their order.
    var worstFirst: [Problem] {
        Severity.allCases.flatMap { severity in
            let all = filter { $0.severity == severity }
            return Set(all.map(\.rank)).sorted().flatMap { rank in all.filter { $0.rank == rank } }
        }
    }
}
