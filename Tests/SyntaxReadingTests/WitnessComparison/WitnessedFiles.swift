import Foundation

@testable import SyntaxReading

/// What is seen differently in many files.
struct WitnessedFiles {
    private(set) var differences: [String] = []
    /// The files that the compiler doesn't understand either.
    private(set) var wrong: [String] = []
    private(set) var calls = 0
    private(set) var callsInOpaqueNodes = 0

    init(_ paths: [String]) throws {
        let texts = try paths.flatMap(Self.choices)
        let facts = try CompilersTree.withProgram { try $0.facts(of: texts.map(\.blanked)) }
        for (text, theirs) in zip(texts, facts) { compare(WitnessedFile(text), theirs) }
    }

    /// Whether no more than one call in a thousand stands in what our parser doesn't follow.
    var followsCalls: Bool { callsInOpaqueNodes * 1000 <= calls }

    private mutating func compare(_ file: WitnessedFile, _ theirs: [Substring]) {
        guard theirs.first != "error 0-0" else { return wrong.append(file.source.name) }
        differences += file.differences(from: theirs)
        let counted = file.calls(in: theirs)
        calls += counted.all
        callsInOpaqueNodes += counted.opaque
    }

    /// A file with the branches of a build for a phone, and with the first of all that there are if it has some.
    static func choices(of path: String) throws -> [ChosenText] {
        let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
        let lexed = LexedText(swift: SourceText(name: path, bytes: bytes))
        let choices = [BranchChoice.building(BuildConditions()), .first]
        return choices.prefix(lexed.hasDirectives ? 2 : 1).map { ChosenText(swift: lexed, $0) }
    }
}
