/// A source of a target: its text, and its declarations.
package struct SourceFile: Sendable {
    package let text: ChosenText
    package let language: SourceLanguage
    private let pairs: BracketPairs
    /// The tree without bodies.
    package let outline: SyntaxTree
    /// The parts that weren't understood, in the order of the text.
    package let problems: [SourceProblem]
    /// The modules that the file imports: `import Module`, `import class Module.Class`, `@import Module;`,
    /// `#import <Module/Header.h>`.
    package let imports: [String]
    private let names: NameFilter

    package init(swift source: SourceText, _ choice: BranchChoice) {
        let text = ChosenText(swift: LexedText(swift: source), choice)
        let pairs = BracketPairs(text)
        self.init(text, pairs, SyntaxTree(swift: text, pairs, bodies: .skipped))
    }

    package init(objectiveC source: SourceText, _ choice: BranchChoice) {
        let text = ChosenText(objectiveC: LexedText(objectiveC: source), choice)
        let pairs = BracketPairs(text)
        self.init(text, pairs, SyntaxTree(objectiveC: text, pairs, bodies: .skipped))
    }

    private init(_ text: ChosenText, _ pairs: BracketPairs, _ outline: SyntaxTree) {
        self.text = text
        self.pairs = pairs
        self.outline = outline
        language = outline.language
        problems = (text.problems + pairs.problems + outline.problems).sorted {
            $0.place.range.lowerBound < $1.place.range.lowerBound
        }
        imports = Self.wordImports(text, language) + (language == .objectiveC ? Self.headerImports(text) : [])
        names = NameFilter(text.tokens, of: text.text)
    }

    /// The declarations of the file, without those inside of types and functions.
    package var declarations: [Declaration] { outline.root.children.compactMap { Declaration($0) } }

    /// Whether a name may be in the file; false if it isn't.
    package func mayMention(_ name: NameHash) -> Bool { names.mayHold(name) }

    /// The tree with all bodies, which is computed each time.
    package var tree: SyntaxTree {
        switch language {
        case .swift: SyntaxTree(swift: text, pairs, bodies: .read)
        case .objectiveC: SyntaxTree(objectiveC: text, pairs, bodies: .read)
        }
    }

    private static func wordImports(_ text: ChosenText, _ language: SourceLanguage) -> [String] {
        let tokens = text.tokens
        var imports: [String] = []
        for index in tokens.indices.dropLast()
        where tokens[index].word == .import || language == .objectiveC && text.text.isImport(tokens[index]) {
            guard tokens[index + 1].kind == .name else { continue }
            let next = text.text.text(tokens[index + 1])
            let isKind = importedKinds.contains(next) && tokens.indices.contains(index + 2)
            imports.append(isKind ? text.text.text(tokens[index + 2]) : next)
        }
        return imports
    }

    private static let importedKinds = ["class", "struct", "enum", "protocol", "func", "var", "let", "typealias"]

    /// `Kitchen/Soup.h` of `#import "../Kitchen/Soup.h"`.
    package var includedHeaders: [String] {
        text.text.tokens.filter { $0.kind == .directive }.compactMap { token in
            let parts = text.text.text(token).split(separator: "\"", omittingEmptySubsequences: false)
            guard parts.count > 2, parts[0].contains("import") || parts[0].contains("include") else { return nil }
            return parts[1].split(separator: "/").filter { $0 != ".." && $0 != "." }.joined(separator: "/")
        }
    }

    private static func headerImports(_ text: ChosenText) -> [String] {
        text.text.tokens.filter { $0.kind == .directive }.compactMap { token in
            let words = text.text.text(token).dropFirst().drop { $0 == " " }
            guard words.hasPrefix("import"), let start = words.firstIndex(of: "<") else { return nil }
            return words[words.index(after: start)...].split(separator: "/").first.map(String.init)
        }
    }
}

extension LexedText {
    /// Whether a token of Objective-C has this text.
    fileprivate func isImport(_ token: Token) -> Bool {
        token.kind == .name && token.range.count == "import".utf8.count && text(token) == "import"
    }
}

extension SourceFile {
    /// Whether a text occurs anywhere in the file: in code, in a string, in a comment.
    package func spells(_ word: String) -> Bool { text.text.source.bytes[...].range(of: word) != nil }

    /// The positions of certain names, found without a tree.
    package func mentions(of searched: SearchedNames) -> [NameMention] {
        guard searched.mayStand(where: mayMention) else { return [] }
        return searched.numbers(in: text.tokens, of: text.text).map { number in
            let token = text.tokens[number]
            return NameMention(
                name: text.text.text(token), token: number, place: Place(source: text.text.source, range: token.range))
        }
    }
}
