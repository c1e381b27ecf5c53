/// A callback's name in a line, regardless of the text around it.
struct SpelledCallback {
    let candidates: [Callback]
    let range: Range<Int>
    let form: Form
    /// The callback for Unity's name.
    private(set) var unity: Callback?

    /// The form of the spelling, which shows how certain a call is.
    enum Form {
        /// `application(_:didFinishLaunchingWithOptions:)`, which is rare in prose.
        case full
        /// `applicationDidBecomeActive`, with or without `()` or a colon.
        case short
        /// `init()`, which counts only after the name of an App.
        case initializer
    }
}

extension SpelledCallback {
    /// Reads the longest name that begins at an index of a line.
    init?(in line: ArraySlice<UInt8>, at start: Int) {
        let word = line[start...].prefix(while: \.isWord)
        // The longest part of any name has fewer letters.
        guard (2...64).contains(word.count) else { return nil }
        guard let spelled = Self.withParentheses(line, word) ?? Self.selector(line, word) ?? Self.short(line, word)
        else { return nil }
        self = spelled
    }

    private init?(_ candidates: [Callback]?, _ range: Range<Int>, _ form: Form) {
        guard let candidates else { return nil }
        self.candidates = candidates
        self.range = range
        self.form = form
    }

    /// `scene(_:willConnectTo:options:)`, `applicationDidBecomeActive()`
    private static func withParentheses(_ line: ArraySlice<UInt8>, _ word: ArraySlice<UInt8>) -> SpelledCallback? {
        let rest = line[word.endIndex...]
        guard rest.first == .leftParenthesis else { return nil }
        let labels = rest.dropFirst().prefix { $0.isWord || $0 == .colon }
        guard labels.count < 128, line[labels.endIndex...].first == .rightParenthesis else { return nil }
        let range = word.startIndex..<labels.endIndex + 1
        if labels.isEmpty {
            let name = word.text
            if name == "init" { return SpelledCallback([.appInit], range, .initializer) }
            guard let unity = CallbackSpelling.unity[name] else {
                return SpelledCallback(CallbackSpelling.names[name], range, .short)
            }
            var spelled = SpelledCallback(CallbackSpelling.names[name] ?? [], range, .short)
            spelled?.unity = unity
            return spelled
        }
        return SpelledCallback(CallbackSpelling.names[line[range].text], range, .full)
    }

    /// `application:didFinishLaunchingWithOptions:`, with as many parts as form a selector.
    private static func selector(_ line: ArraySlice<UInt8>, _ word: ArraySlice<UInt8>) -> SpelledCallback? {
        var ends: [Int] = []
        var end = word.endIndex
        while ends.count < 5, line[end...].first == .colon {
            ends.append(end + 1)
            end = line[(end + 1)...].prefix(while: \.isWord).endIndex
        }
        for (parts, end) in ends.enumerated().reversed() {
            let range = word.startIndex..<end
            // The colon of `applicationDidBecomeActive: hello` is more likely a part of the message.
            let form: Form = parts > 0 || line[end...].first == .rightBracket ? .full : .short
            let name = CallbackSpelling.names[line[range].text]
            if let name { return SpelledCallback(name, form == .full ? range : word.startIndex..<end - 1, form) }
        }
        return nil
    }

    private static func short(_ line: ArraySlice<UInt8>, _ word: ArraySlice<UInt8>) -> SpelledCallback? {
        SpelledCallback(CallbackSpelling.names[word.text], word.startIndex..<word.endIndex, .short)
    }
}
