/// A callback's name as words of a sentence: `application did finish launching`.
struct CallbackPhrase {
    /// In lower case.
    let words: [String]
    let callbacks: [Callback]
    /// Whether the words say who was called, as `did become active` doesn't.
    let isWhole: Bool

    /// All of them by their first word, the longest first.
    static let byFirstWord: [String: [CallbackPhrase]] = {
        var phrases: [[String]: (callbacks: [Callback], isWhole: Bool)] = [:]
        for callback in Callback.allCases {
            for (words, isWhole) in callback.phrases where phrases[words]?.callbacks.contains(callback) != true {
                phrases[words, default: ([], isWhole)].callbacks.append(callback)
            }
        }
        let all = phrases.map { CallbackPhrase(words: $0, callbacks: $1.callbacks, isWhole: $1.isWhole) }
        return Dictionary(grouping: all) { $0.words[0] }.mapValues { $0.sorted { $0.words.count > $1.words.count } }
    }()

    /// The texts of which every line with such a phrase holds one.
    static let marks: [String] = byFirstWord.values.joined().flatMap { phrase in
        Self.separators.map { phrase.words.joined(separator: $0) }
    }

    private static let separators = ["", " "]
}

extension CallbackPhrase {
    /// A phrase at a place in a line, and how it is written there.
    struct Found {
        let phrase: CallbackPhrase
        let range: Range<Int>
        /// Whether `didFinishLaunching`, or another piece of three words, stands in one.
        let isJoined: Bool
        /// Whether each word begins with a capital letter, as in `View Did Load`.
        let isTitled: Bool
    }

    /// The longest phrase that begins at a place.
    static func find(in line: ArraySlice<UInt8>, at start: Int) -> Found? {
        guard let candidates = byFirstWord[line[start...].firstWord.text.lowercased()] else { return nil }
        let longest = candidates.first.map(\.words.count) ?? 0
        let written = line.words(from: start, atMost: longest)
        let spoken = written.map { line[$0].text.lowercased() }
        guard let phrase = candidates.first(where: { spoken.starts(with: $0.words) }) else { return nil }
        let ranges = written.prefix(phrase.words.count)
        guard let last = ranges.last, line[last.upperBound...].first?.isWord != true else { return nil }
        return Found(
            phrase: phrase, range: start..<last.upperBound, isJoined: ranges.longestPiece >= 3,
            isTitled: ranges.allSatisfy { line[$0].isTitled })
    }
}

extension Callback {
    /// The words of its names, with and without the object that they begin with.
    fileprivate var phrases: [(words: [String], isWhole: Bool)] {
        if self == .scenePhase { return [(["scene", "phase"], true)] }
        guard !isUnspoken else { return [] }
        var phrases: [(words: [String], isWhole: Bool)] = []
        for words in spokenNames.flatMap(\.shortened) {
            phrases.append((words, true))
            if words.first == "application" { phrases.append((["app"] + words.dropFirst(), true)) }
            if let rest = words.withoutReceiver { phrases.append((rest, false)) }
        }
        return phrases.filter { $0.words.count >= 3 || ($0.words.count == 2 && Self.verbs.contains($0.words[0])) }
    }

    /// The words of its names, with all parts and with two of them.
    private var spokenNames: [[String]] {
        let names = [name, spec.selector].compactMap(\.self).map { spelling in
            spelling.takesSeveralArguments ? spelling.partsOfName : Array(spelling.partsOfName.prefix(1))
        }
        return names.unique().flatMap { parts in
            let words = parts.map(\.spokenWords)
            return (words.count > 2 ? [words.prefix(2), words[...]] : [words[...]]).map { $0.flatMap(\.self) }
        }
    }

    /// Whether an app has no method of that name, or one that a log can't tell from others.
    private var isUnspoken: Bool {
        switch self {
        case .appInit, .appScenePhase, .scenePhase, .taskLaunchHandler, .observerQueryUpdate, .intentPerform, .viewTask:
            true
        default: false
        }
    }

    private static let verbs: Set<String> = ["did", "will"]
}

extension String {
    /// The words of a part of a callback's name, which is letters only: `did`, `become`, `active`.
    var spokenWords: [String] {
        let name = Array(utf8)[...]
        return name.words(from: 0, atMost: .max).map { name[$0].text.lowercased() }
    }
}

extension [String] {
    /// With and without the words that are mostly left out: `with options`, `to session`.
    fileprivate var shortened: [[String]] {
        let endings = [["with", "options"], ["to", "session"], ["session"], ["to"]]
        return [self]
            + endings.filter { suffix($0.count).elementsEqual($0) && dropLast($0.count).last != "application" }
            .map { Array(dropLast($0.count)) }
    }

    /// Without `application`, `scene` or `window scene`.
    fileprivate var withoutReceiver: [String]? {
        [["application"], ["window", "scene"], ["scene"]].first(where: starts(with:)).map { Array(dropFirst($0.count)) }
    }
}

extension ArraySlice<UInt8> {
    /// The letters up to where another word begins: `did` of `didFinish`.
    fileprivate var firstWord: ArraySlice<UInt8> {
        var end = startIndex
        while end < endIndex, self[end].isLetter, end == startIndex || !beginsWord(end) { end += 1 }
        return self[..<end]
    }

    /// Whether a hump of a name begins at a letter that isn't its first.
    private func beginsWord(_ index: Int) -> Bool {
        guard self[index].isUppercase else { return false }
        if !self[index - 1].isUppercase { return true }
        return index + 1 < endIndex && self[index + 1].isLowercase
    }

    /// The places of words, joined or with one blank between them.
    fileprivate func words(from start: Int, atMost count: Int) -> [Range<Int>] {
        var words: [Range<Int>] = []
        var next = start
        while words.count < count {
            let word = self[next...].firstWord
            guard !word.isEmpty else { break }
            words.append(word.startIndex..<word.endIndex)
            next = word.endIndex + (self[word.endIndex...].first == .space ? 1 : 0)
        }
        return words
    }

    fileprivate var isTitled: Bool {
        first?.isUppercase == true && dropFirst().allSatisfy(\.isLowercase)
    }
}

extension ArraySlice<Range<Int>> {
    /// How many words the longest piece without separators has.
    fileprivate var longestPiece: Int {
        var (length, longest) = (0, 0)
        var end: Int?
        for word in self {
            length = word.lowerBound == end ? length + 1 : 1
            longest = Swift.max(longest, length)
            end = word.upperBound
        }
        return longest
    }
}
