/// The tokens of a file without directives and without excluded branches.
package struct ChosenText: Sendable {
    package let text: LexedText
    package let tokens: [Token]
    /// The directives and the excluded branches, in the order of the text.
    package let removed: [Range<Int>]
    package let problems: [SourceProblem]

    /// Selects the branches of a Swift file.
    package init(swift text: LexedText, _ choice: BranchChoice) {
        guard text.hasDirectives else {
            self.init(whole: text)
            return
        }
        var selection = SwiftBranches(text, choice)
        selection.run()
        self.init(text, selection.walk)
    }

    /// Selects the branches of an Objective-C file.
    package init(objectiveC text: LexedText, _ choice: BranchChoice) {
        guard text.hasDirectives else {
            self.init(whole: text)
            return
        }
        var selection = PreprocessorBranches(text, choice)
        selection.run()
        self.init(text, selection.walk)
    }

    /// The tokens of a text without branches are in memory only once.
    private init(whole text: LexedText) {
        self.text = text
        tokens = text.tokens
        removed = []
        problems = text.problems
    }

    private init(_ text: LexedText, _ walk: BranchWalk) {
        self.text = text
        tokens = walk.tokens
        removed = walk.removed
        let kept = text.problems.filter { problem in
            !walk.removed.contains { $0.contains(problem.place.range.lowerBound) }
        }
        problems = (kept + walk.problems).sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
    }

    /// The text with blanks instead of the excluded parts, so that lines and columns stay the same.
    package var blanked: [UInt8] {
        var bytes = text.source.bytes
        for range in removed { for index in range where !bytes[index].isLineEnd { bytes[index] = .space } }
        return bytes
    }
}

/// The open branches while a file is read, and the tokens that are kept.
struct BranchWalk {
    private let source: SourceText
    private(set) var tokens: [Token] = []
    private(set) var removed: [Range<Int>] = []
    private(set) var problems: [SourceProblem] = []
    private var open: [Branch] = []
    /// The start of the part that is being excluded.
    private var removalStart: Int?

    /// One `#if` up to its `#endif`.
    private struct Branch {
        let directive: Range<Int>
        let isReadAround: Bool
        var wasChosen: Bool
        var isChosen: Bool
    }

    init(_ text: LexedText) {
        source = text.source
        tokens.reserveCapacity(text.tokens.count)
    }

    /// Whether the next part is kept.
    var isChosen: Bool { open.last?.isChosen ?? true }

    /// Whether the condition of the next `#elseif` matters.
    var mayChoose: Bool { open.last.map { $0.isReadAround && !$0.wasChosen } ?? false }

    /// Keeps the tokens between two directives, if their branch is selected.
    mutating func keep(_ stretch: ArraySlice<Token>) { if isChosen { tokens += stretch } }

    mutating func begin(_ directive: Range<Int>, isTrue: Bool) {
        let isReadAround = isChosen
        change(directive) {
            let isChosen = isReadAround && isTrue
            $0.append(Branch(directive: directive, isReadAround: isReadAround, wasChosen: isChosen, isChosen: isChosen))
        }
    }

    mutating func goOn(_ directive: Range<Int>, isTrue: Bool) {
        guard let branch = open.last else { return report(.branchNotOpened, directive) }
        change(directive) {
            let isChosen = branch.isReadAround && !branch.wasChosen && isTrue
            $0[$0.count - 1].isChosen = isChosen
            $0[$0.count - 1].wasChosen = branch.wasChosen || isChosen
        }
    }

    mutating func end(_ directive: Range<Int>) {
        guard !open.isEmpty else { return report(.branchNotOpened, directive) }
        change(directive) { $0.removeLast() }
    }

    mutating func finish() {
        for branch in open { report(.branchNotClosed, branch.directive) }
        if let start = removalStart { removed.append(start.upTo(source.bytes.count)) }
    }

    mutating func remove(_ directive: Range<Int>) { if isChosen { removed.append(directive) } }

    mutating func report(_ kind: SourceProblem.Kind, _ range: Range<Int>) {
        guard problems.count < SyntaxLimit.problems.number else { return }
        problems.append(SourceProblem(kind: kind, place: Place(source: source, range: range)))
    }

    /// Passes a directive, which is excluded together with the excluded parts around it.
    private mutating func change(_ directive: Range<Int>, _ body: (inout [Branch]) -> Void) {
        let start = removalStart ?? directive.lowerBound
        body(&open)
        if isChosen {
            removed.append(start.upTo(directive.upperBound))
            removalStart = nil
        } else {
            removalStart = start
        }
    }
}
