import Foundation

@testable import SyntaxReading

/// One choice of branches of a file, as our parser and the compiler's see it.
struct WitnessedFile {
    let source: SourceText
    let ours: TreeFacts
    private let problems: [SourceProblem]
    private static let toldDifferences = 30

    init(_ text: ChosenText) {
        source = text.text.source
        let pairs = BracketPairs(text)
        let tree = SyntaxTree(swift: text, pairs, bodies: .read)
        ours = TreeFacts(tree)
        problems = text.problems + pairs.problems + tree.problems
    }

    /// What is seen differently, each with its line and column.
    func differences(from theirs: [Substring]) -> [String] {
        let (read, expected) = (Set(ours.lines.map { Substring($0) }), Set(theirs))
        let excused = ExcusedFacts(ours, theirs)
        let twice = ours.lines.count == read.count ? [] : ["\(source.name): a node stands in the tree twice"]
        return twice + problems.map { "\($0.place.heading): \($0.kind)" }
            + told(expected.subtracting(read), "only the compiler", excused)
            + told(read.subtracting(expected), "only our parser", excused)
    }

    /// How many calls the compiler sees, and how many of them in what our parser doesn't follow.
    func calls(in theirs: [Substring]) -> (all: Int, opaque: Int) {
        let calls = theirs.filter { $0.hasPrefix("call ") }
        guard !ours.opaque.isEmpty else { return (calls.count, 0) }
        return (calls.count, calls.filter { line in ours.opaque.contains { $0.holds(FactLine(line).range) } }.count)
    }

    private func told(_ lines: Set<Substring>, _ who: String, _ excused: ExcusedFacts) -> [String] {
        let facts = lines.map { (fact: FactLine($0), line: $0) }.filter { !excused.contains($0.fact) }
        let sorted = facts.sorted { ($0.fact.range.lowerBound, $0.line) < ($1.fact.range.lowerBound, $1.line) }
        let told = sorted.prefix(Self.toldDifferences).map {
            "\(Place(source: source, range: $0.fact.range).heading): \(who): \($0.line)"
        }
        return told + (sorted.count > told.count ? ["\(source.name): \(who): \(sorted.count - told.count) more"] : [])
    }
}

/// What isn't held against the other side.
private struct ExcusedFacts {
    private let opaque: [Range<Int>]
    private let types: [Range<Int>]
    private let unfolded: [FactLine]

    init(_ ours: TreeFacts, _ theirs: [Substring]) {
        (opaque, types) = (ours.opaque, ours.types)
        unfolded = theirs.filter { $0.hasPrefix("unfolded ") }.map { FactLine($0) }
    }

    func contains(_ fact: FactLine) -> Bool {
        if opaque.contains(where: { $0.holds(fact.range) }) { return true }
        if fact.canBeType, types.contains(where: { $0.holds(fact.range) }) { return true }
        guard fact.tellsPrecedence else { return false }
        return unfolded.contains { sequence in
            sequence.range.holds(fact.range) && !sequence.places.contains { $0.holds(fact.range) }
        }
    }
}

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

/// A line of facts, taken apart.
struct FactLine {
    let kind: String
    let range: Range<Int>
    /// The places in brackets behind an `unfolded`.
    let places: [Range<Int>]

    init(_ line: Substring) {
        let words = line.split(separator: " ")
        kind = String(words.first ?? "")
        range = words.dropFirst().first.map(Self.place) ?? 0..<0
        places = words.dropFirst(2).first.map { $0.split { "[,]".contains($0) }.map(Self.place) } ?? []
    }

    private static func place(_ text: Substring) -> Range<Int> {
        let numbers = text.split(separator: "-").compactMap { Int($0) }
        guard numbers.count == 2, numbers[0] <= numbers[1] else { return 0..<0 }
        return numbers[0]..<numbers[1]
    }

    /// Whether it says what belongs to an operator.
    var tellsPrecedence: Bool {
        ["binary", "assignment", "ternary", "cast", "try", "await", "word", "unfolded"].contains(kind)
    }

    /// Whether the compiler's parser reads such a thing where a type stands among expressions.
    var canBeType: Bool {
        ["name", "member", "array", "dictionary", "tuple", "argument", "optionalChain", "forcedUnwrap", "subscript"]
            .contains(kind)
    }
}

extension Range<Int> {
    func holds(_ other: Range<Int>) -> Bool { lowerBound <= other.lowerBound && other.upperBound <= upperBound }
}

/// The program in `Witness`, which the toolchain's own libraries of the parser are linked to.
struct CompilersTree {
    private let folder: URL

    /// Where the toolchain keeps the libraries; nil where it hasn't got them.
    static let libraries: String? = {
        guard let target = try? output("swiftc", ["-print-target-info"]),
            let told = try? JSONSerialization.jsonObject(with: target) as? [String: Any],
            let paths = told["paths"] as? [String: Any], let resources = paths["runtimeResourcePath"] as? String
        else { return nil }
        let host = resources + "/host"
        let modules = ["SwiftParser", "SwiftSyntax", "SwiftOperators"].map { host + "/\($0).swiftmodule" }
        return modules.allSatisfy(FileManager.default.fileExists) ? host : nil
    }()

    /// Builds the program in a folder of its own, and takes both away again.
    static func withProgram<Result>(_ body: (CompilersTree) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("witness-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = CompilersTree(folder: folder)
        try program.build()
        return try body(program)
    }

    private func build() throws {
        let host = Self.libraries ?? ""
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../Witness")
            .standardizedFileURL
        let files = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
        _ = try Self.output(
            "swiftc",
            ["-I", host, "-L", host, "-lSwiftParser", "-lSwiftSyntax", "-lSwiftOperators"] + [
                "-Xlinker", "-rpath", "-Xlinker", host, "-o", folder.appendingPathComponent("compilers-tree").path,
            ] + files.map { sources.appendingPathComponent($0).path })
    }

    /// The lines of each text, in their order.
    func facts(of texts: [[UInt8]]) throws -> [[Substring]] {
        let paths = texts.indices.map { folder.appendingPathComponent("\($0).swift").path }
        for (path, text) in zip(paths, texts) { try Data(text).write(to: URL(fileURLWithPath: path)) }
        let list = folder.appendingPathComponent("files")
        try Data(paths.joined(separator: "\n").utf8).write(to: list)
        let output = try Self.output(folder.appendingPathComponent("compilers-tree").path, [], input: list)
        var facts: [[Substring]] = []
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("file ") { facts.append([]) } else { facts[facts.count - 1].append(line) }
        }
        return facts
    }

    /// What a program prints, which is found by its name.
    private static func output(_ program: String, _ arguments: [String], input: URL? = nil) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        if let input { process.standardInput = try FileHandle(forReadingFrom: input) }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(program: program, status: process.terminationStatus) }
        return data
    }

    struct Failure: Error {
        let program: String
        let status: Int32
    }
}
