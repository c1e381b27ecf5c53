extension LexedText {
    /// The branches, each from `#if` to `#endif`, that depend on a word that only build settings define.
    package func settingBranches(of language: SourceLanguage) -> [Range<Int>] {
        guard hasDirectives else { return [] }
        var (open, branches): ([(start: Int, asks: Bool)], [Range<Int>]) = ([], [])
        for index in tokens.indices where tokens[index].kind == .directive {
            let asks =
                switch language {
                case .swift: asksForFlag(behind: index)
                case .objectiveC: asksForDefinition(text(tokens[index]))
                }
            let word = text(tokens[index]).split { !$0.isLetter }.first ?? ""
            if word.hasPrefix("if") {
                open.append((tokens[index].start, asks))
            } else if word == "endif" {
                if let last = open.popLast(), last.asks { branches.append(last.start.upTo(tokens[index].end)) }
            } else if asks, let last = open.indices.last {
                open[last].asks = true
            }
        }
        return branches + open.filter(\.asks).map { $0.start.upTo(tokens.last?.end ?? $0.start) }
    }

    /// `#if APPSTORE`, but not `#if os(iOS)`, which doesn't depend on a setting.
    private func asksForFlag(behind directive: Int) -> Bool {
        guard ["#if", "#elseif"].contains(text(tokens[directive])) else { return false }
        var depth: Int?
        for index in tokens.indices[(directive + 1)...] {
            if tokens[index].startsLine { return false }
            let opens = tokens[index].kind == .leftParenthesis
            // The words in parentheses of a test aren't settings.
            if let open = depth {
                let left = open + (opens ? 1 : tokens[index].kind == .rightParenthesis ? -1 : 0)
                depth = left == 0 ? nil : left
            } else if tokens[index].kind == .name {
                let isQuestion = index + 1 < tokens.count && tokens[index + 1].kind == .leftParenthesis
                if !isQuestion, !Self.known.contains(text(tokens[index])) { return true }
            } else if opens, tokens[index - 1].kind == .name {
                depth = 1
            }
        }
        return false
    }

    /// `#ifdef INTERNAL`; `#ifndef` mostly prevents a header from being read twice, and tests its own name.
    private func asksForDefinition(_ line: String) -> Bool {
        let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
        guard let first = words.first, ["if", "ifdef", "elif"].contains(first) else { return false }
        return words.dropFirst().contains { word in
            let isName = word.first.map { $0.isLetter } ?? false
            return isName && !Self.known.contains(word)
                && !["TARGET_", "NS_", "TARGET_OS_"].contains(where: word.hasPrefix)
        }
    }

    /// Words that Release builds don't define, regardless of settings, or that are part of the language.
    private static let known: Set = ["DEBUG", "true", "false", "defined", "swift", "import"]
}
