/// The URLs in the string literals of files.
struct FixedURLs {
    /// The schemes of literals that are whole URLs, without those that the code also uses to compose URLs. In lowercase.
    let schemes: Set<String>

    /// Reads files of Swift and Objective-C; a file that can't be read leaves no scheme.
    init(in files: [String], of folder: ProjectFolder) {
        var fixed: Set<String> = []
        var composed: Set<String> = []
        for path in files {
            let isSwift = path.hasSuffix(".swift")
            do throws(ProjectProblem) {
                let source = SourceText(name: path, bytes: try folder.file(path, as: isSwift ? .swift : .objectiveC))
                let text = isSwift ? LexedText(swift: source) : LexedText(objectiveC: source)
                let extended = text.extendedNames
                for index in text.tokens.indices where [.string, .stringPiece].contains(text.tokens[index].kind) {
                    guard let scheme = text.scheme(at: index) else { continue }
                    if text.isWhole(at: index, besides: extended) {
                        fixed.insert(scheme)
                    } else {
                        composed.insert(scheme)
                    }
                }
            } catch {
                schemes = []
                return
            }
        }
        schemes = fixed.subtracting(composed)
    }
}

extension LexedText {
    /// The text of a literal without its delimiters.
    private func content(at index: Int) -> Substring {
        let text = text(tokens[index])[...].drop { "#\"".contains($0) }
        return text.lastIndex { !"#\"".contains($0) }.map { text[...$0] } ?? ""
    }

    /// The text before the first colon, or a text without one, which may be a scheme.
    fileprivate func scheme(at index: Int) -> String? {
        content(at: index).split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).first?.lowercased()
    }

    /// The number of tokens of a line before a literal that are read.
    private static let mostBefore = 64

    /// Whether a literal is a URL to which the code adds nothing.
    fileprivate func isWhole(at index: Int, besides extended: Set<String>) -> Bool {
        let content = content(at: index)
        guard tokens[index].kind == .string, content.contains(":"), !content.hasSuffix("="), !content.hasSuffix(":"),
            !content.hasSuffix("/") || content.hasSuffix("//"), !content.contains(where: { "\\%\n".contains($0) })
        else { return false }
        let near = max(index - Self.mostBefore, 0)
        let first = tokens[near...index].lastIndex(where: \.startsLine) ?? near
        let before = tokens[first..<index].map { $0.kind == .name ? name($0) : text($0) }
        let isPart = before.last == "+" || before.contains { $0 == "relativeTo" || $0.hasSuffix("Components") }
        var end = index + 1
        // `)!` of the URL that is made from it.
        while end < tokens.count, [")", "]", "!", "?"].contains(text(tokens[end])) { end += 1 }
        let names = zip(before, before.dropFirst()).filter { ["let", "var", "*"].contains($0.0) }.map(\.1)
        return !isPart && !isExtended(from: end) && extended.isDisjoint(with: names)
    }

    /// Whether something is added to a value that ends before a token.
    private func isExtended(from index: Int) -> Bool {
        guard index < tokens.count else { return false }
        if text(tokens[index]) == "+" || text(tokens[index]) == "+=" { return true }
        // `[url URLByAppendingPathComponent:id]` has no dot.
        let next = text(tokens[index]) == "." ? index + 1 : index
        guard next < tokens.count, tokens[next].kind == .name else { return false }
        let member = name(tokens[next]).lowercased()
        return ["append", "components", "query"].contains { member.contains($0) }
    }

    /// The names to whose values code adds something, or which it puts into a text.
    fileprivate var extendedNames: Set<String> {
        Set(
            tokens.indices.filter { index in
                guard tokens[index].kind == .name else { return false }
                var end = index + 1
                while end < tokens.count, ["!", "?"].contains(text(tokens[end])) { end += 1 }
                return isExtended(from: end) || index > 1 && tokens[index - 2].kind == .stringPiece
                    || index > 0 && ["+", "relativeTo"].contains(text(tokens[index - 1]))
                    || index > 1 && text(tokens[index - 2]) == "relativeTo"
            }.map { name(tokens[$0]) })
    }
}
