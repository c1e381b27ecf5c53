extension Topic {
    /// Everything that can be explained.
    static let all: [Topic] =
        triggers + callbacks + otherMethods + options + notifications + findings + findingRules + rules + terms + setups
        + frameworkClasses + systemTexts + states + values + keys + settings + disputes + steps + words + [
            unrecorded, coverage,
        ] + limits + points

    /// The names that may have been meant.
    static let names = all.flatMap(\.names).unique() + Kind.allCases.map(\.plural)

    /// The topics of a name, in any case and any of its spellings, those first that are called so themselves; behind
    /// the name of a kind, those of the kind.
    static func named(_ name: String) -> [Topic] { namedAfterKind(name) ?? inOrder(spelled(name), of: name) }

    private static func namedAfterKind(_ name: String) -> [Topic]? {
        for kind in Kind.allCases {
            guard let rest = name.behind(kind.rawValue) else { continue }
            let topics = spelled(rest).filter { $0.kind == kind }
            if !topics.isEmpty { return inOrder(topics, of: rest) }
        }
        return nil
    }

    /// The topics of a name; of a line, first those of a message of the system, and then those of names in it.
    static func namedOrLogged(_ text: String) -> [Topic] {
        let names = named(text)
        guard text.contains(where: \.isWhitespace), namedAfterKind(text) == nil else { return names }
        let messages = messages(SystemText.found(in: text))
        return messages + names.filter { !messages.contains($0) }
    }

    private static func inOrder(_ topics: [Topic], of name: String) -> [Topic] {
        Closeness.allCases.flatMap { rank in topics.filter { $0.closeness(to: name) == rank } }
    }

    /// How likely a name means a topic that has it among its spellings, the likeliest first.
    enum Closeness: CaseIterable { case exactName, name, lastPart, spelling }

    /// Whether it is called so, is written so in a scenario, or is spelled so somewhere.
    func closeness(to name: String) -> Closeness {
        if ([title] + names).contains(name) { return .exactName }
        if ([title] + names).contains(where: { $0.folded == name.folded }) { return .name }
        return [.key, .value, .setting].contains(kind) ? .lastPart : .spelling
    }

    private static func spelled(_ name: String) -> [Topic] {
        let found = ([name] + MethodSpelling.readings(of: name)).lazy.compactMap { byName[$0.folded] }
        // Callbacks and typed messages have the same short forms, such as `.didFinishLaunching`.
        let numbers = name.hasPrefix(".") ? Set(found.joined()).sorted() : found.first ?? []
        if !numbers.isEmpty { return numbers.map { all[$0] } }
        return systemTexts.filter { $0.spellings.contains { $0.folded == name.folded } }
    }

    /// The kind that a name means, as in `callbacks`.
    static func kind(named name: String) -> Kind? {
        Kind.allCases.first { [$0.plural.folded, $0.rawValue.folded].contains(name.folded) }
    }

    private static let byName: [String: [Int]] = {
        var index: [String: [Int]] = [:]
        for (number, topic) in all.enumerated() {
            func add(_ name: String) {
                func note(_ numbers: inout [Int]) { if numbers.last != number { numbers.append(number) } }
                note(&index[name.folded, default: []])
            }
            add(topic.title)
            for name in topic.names { add(name) }
            // The other spellings of messages are long, and are searched only for a name that nothing else has.
            if topic.kind != .systemText { for name in topic.spellings { add(name) } }
        }
        return index
    }()

    /// The topics that a text means, the likeliest first: a message of the system, another name, words of a report and
    /// callbacks in them.
    static func meant(by text: String) -> [Topic] {
        let texts = systemTexts(in: text)
        if !texts.isEmpty { return texts }
        let names = Synonym.names(for: text).compactMap { named($0).first }
        if !names.isEmpty { return Array(names.prefix(Explanation.pageLimit)) }
        return Symptom.topics(of: text)
    }

    /// The names that an unknown one may mean: those that people use it for, the one with almost the same spelling,
    /// those that contain it, or the three nearest.
    static func suggestions(for name: String) -> [String] {
        let meant = Synonym.names(for: name).filter { !named($0).isEmpty }
        if !meant.isEmpty { return Array(meant.prefix(Suggestion.countLimit)) }
        let near = Suggestion.nearest(to: name, among: names + lastParts)
        let isPhrase = name.contains(where: \.isWhitespace)
        if let near, !isPhrase, Suggestion.distance(near.letters, name.letters) * 4 <= name.count { return [near] }
        let longer = isPhrase ? [] : names(holding: name)
        if near == nil, !longer.isEmpty { return Array(longer.prefix(Suggestion.countLimit)) }
        return Array(([near].compactMap(\.self) + longer + nearest(to: name)).unique().prefix(3))
    }

    /// The names of the three topics with the most, and the rarest, words in common.
    private static func nearest(to words: String) -> [String] {
        var scores: [Int: Int] = [:]
        for stem in ReportWord.stems(near: words) {
            let stems = byStem[stem] == nil ? spelledAlike(stem) : [stem]
            for topics in stems.compactMap({ byStem[$0] }) {
                for (topic, weight) in topics { scores[topic, default: 0] += weight * all.count / topics.count }
            }
        }
        let best = scores.sorted { $0.value == $1.value ? $0.key < $1.key : $0.value > $1.value }.prefix(3)
        return best.map { all[$0.key].names.first ?? all[$0.key].title }
    }

    /// The words in names of topics that differ in one letter.
    private static func spelledAlike(_ stem: String) -> [String] {
        let letters = Array(stem.unicodeScalars)
        return byStem.filter { other, topics in
            other.count > 2 && abs(other.utf8.count - letters.count) < 2 && topics.contains { $0.weight > 2 }
                && Suggestion.distance(letters, Array(other.unicodeScalars)) == 1
        }.map(\.key)
    }

    /// The topics whose title, names or sentence contain a word, and how much that counts: a name more than a sentence,
    /// and what an app has or a user does more than a part of the model.
    private static let byStem: [String: [(topic: Int, weight: Int)]] = {
        var index: [String: [(topic: Int, weight: Int)]] = [:]
        for (number, topic) in all.enumerated() {
            let ofKind = [.finding, .trigger, .callback, .term].contains(topic.kind) ? 2 : 1
            let inNames = Set(ReportStems(([topic.title] + topic.names).joined(separator: " ")).all)
            for stem in inNames.union(ReportStems(topic.summary).all) {
                index[stem, default: []].append((number, inNames.contains(stem) ? 3 * ofKind : ofKind))
            }
        }
        return index
    }()

    /// The last parts of keys and values, which name them as well.
    private static let lastParts = (keys + settings + words).flatMap(\.spellings).unique()

    /// The shortest names that a word of some length is a part of.
    private static func names(holding part: String) -> [String] {
        let part = part.folded
        guard (4...40).contains(part.count) else { return [] }
        return names.filter { $0.folded.contains(part) }.sorted { $0.count < $1.count }
    }
}

extension String {
    fileprivate var letters: [Unicode.Scalar] { Array(lowercased().unicodeScalars) }

    /// The rest of a text after a word, ignoring case.
    fileprivate func behind(_ word: String) -> String? {
        lowercased().hasPrefix(word.lowercased() + " ") ? String(dropFirst(word.count + 1)) : nil
    }
}
