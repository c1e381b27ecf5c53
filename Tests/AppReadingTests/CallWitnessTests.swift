import Foundation
import ProjectFixtures
import Testing

@testable import AppReading

/// Each step from a call that is said to be sure is what the compiler says, and each of the compiler's among the functions
/// of the target is sure or may be.
@Suite(.enabled(if: CompilersCalls.isThere, "there is no Swift compiler to ask")) struct CallWitnessTests {
    private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

    private static func files(in folder: String, ending: String) throws -> [String: [UInt8]] {
        let folder = tests.appendingPathComponent(folder).standardizedFileURL
        let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        let files = try paths.filter { $0.hasSuffix(ending) }.map { path in
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let data = try Data(contentsOf: folder.appendingPathComponent(path))
            return (name.replacingOccurrences(of: ending, with: ".swift"), Array(data))
        }
        return Dictionary(uniqueKeysWithValues: files)
    }

    @Test func formsOfCallsAreFollowed() throws {
        let calls = try WitnessedCalls(Self.files(in: "CallWitness/Fixtures", ending: ".swift-fixture"))
        #expect(calls.wrong == [])
        #expect(calls.missed == [])
        #expect(calls.sure > 60)
    }

    /// Code that wasn't written for it.
    @Test func callsOfAModuleAreFollowed() throws {
        let calls = try WitnessedCalls(Self.files(in: "../../Sources/StructuredText", ending: ".swift"))
        #expect(calls.wrong == [])
        #expect(calls.missed == [])
        #expect(calls.sure > 60)
    }
}

/// What the compiler says that names in a target's files refer to: `swiftc -dump-ast`.
struct CompilersCalls {
    /// Where a name stands.
    struct Position: Hashable, CustomStringConvertible {
        let file: String
        let line: Int
        /// In bytes, from 1.
        let column: Int

        var description: String { "\(file):\(line):\(column)" }
    }

    /// The declarations of the target that are meant, by the places of the names.
    private(set) var meant: [Position: Set<Position>] = [:]

    /// Whether there is a compiler.
    static let isThere: Bool = (try? output(["--version"])) != nil

    /// Has the files of one module checked, which are told apart by their names.
    init(_ files: [String: [UInt8]]) throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("calls-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = files.keys.sorted().map { folder.appendingPathComponent($0).path }
        for path in paths {
            let text = files[URL(fileURLWithPath: path).lastPathComponent] ?? []
            try Data(text).write(to: URL(fileURLWithPath: path))
        }
        let dump = try Self.output(
            ["-dump-ast", "-swift-version", "5", "-module-name", "Recipes", "-package-name", "recipes"] + paths)
        for line in String(decoding: dump, as: UTF8.self).split(separator: "\n") { read(line) }
    }

    /// `… location=/tmp/A.swift:3:43 … decl="Recipes.(file).Setup.start()@/tmp/B.swift:1:49" …`
    private mutating func read(_ line: Substring) {
        guard let location = line.range(of: " location="), let declaration = line.range(of: " decl=\"Recipes."),
            let name = Self.position(line[location.upperBound...].prefix { $0 != " " }),
            let at = line[declaration.upperBound...].firstIndex(of: "@"),
            // `self` is said to stand where its function does.
            !line[..<at].hasSuffix(".self"),
            let declared = Self.position(line[at...].dropFirst().prefix { !"\" ".contains($0) })
        else { return }
        meant[name, default: []].insert(declared)
    }

    private static func position(_ text: Substring) -> Position? {
        let parts = text.split(separator: ":")
        guard parts.count == 3, let line = Int(parts[1]), let column = Int(parts[2]) else { return nil }
        return Position(file: String(parts[0].split(separator: "/").last ?? ""), line: line, column: column)
    }

    /// The tree is written where errors are.
    private static func output(_ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["swiftc"] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data.prefix(4_000), as: UTF8.self)
        guard process.terminationStatus == 0 else { throw Failure(text: text) }
        return data
    }

    struct Failure: Error { let text: String }
}

/// What our reading says that names in a target's files reach, held against what the compiler says.
struct WitnessedCalls {
    /// Steps that are said to be sure and aren't what the compiler says.
    private(set) var wrong: [String] = []
    /// Functions that the compiler calls and the reading doesn't.
    private(set) var missed: [String] = []
    /// How many steps were sure, and right.
    private(set) var sure = 0
    /// How many of the compiler's were only perhaps found.
    private(set) var perhaps = 0

    private typealias Position = CompilersCalls.Position

    init(_ files: [String: [UInt8]]) throws {
        let compilers = try CompilersCalls(files)
        let texts = files.map { ("App/\($0)", String(decoding: $1, as: UTF8.self)) }
        let all = Dictionary(uniqueKeysWithValues: texts + [("Info.plist", "<plist><dict></dict></plist>")])
        let folder = MemoryFolder(files: all).folder
        let target = try ProjectTarget(name: "App", infoPlist: "Info.plist", sources: ["App"], in: folder)
        let targets = CallTargets(CodeTrees(TargetCode(target, in: folder)))
        let nodes = targets.trees.code.files.indices.flatMap { Array(targets.trees.tree($0).root.descendants) }
        let names = nodes.filter { $0.kind == .name || $0.kind == .member }
        for node in names { holdSure(node, targets, compilers) }
        let declared = Dictionary(
            nodes.map { CodeUnit(around: $0) }.filter { $0.node.kind == .function }.map { (Self.position($0.node), $0) }
        ) { first, _ in first }
        let named = Dictionary(names.map { (Self.position($0), $0) }) { first, _ in first }
        for (place, meant) in compilers.meant {
            guard let node = named[place] else { continue }
            for unit in meant.compactMap({ declared[$0] }) where unit.node.child(.body) != nil {
                holdFound(node, unit, targets)
            }
        }
        wrong.sort()
        missed.sort()
    }

    private mutating func holdSure(_ node: SyntaxNode, _ targets: CallTargets, _ compilers: CompilersCalls) {
        let meant = compilers.meant[Self.position(node)] ?? []
        for target in targets.targets(of: node) where target.isSure && !target.unit.isValueOfInstance {
            if meant.contains(Self.position(target.unit.node)) {
                sure += 1
            } else {
                let found = meant.map(\.description).sorted().joined(separator: ", ")
                wrong.append("\(Self.position(node)) \(node.text): \(Self.position(target.unit.node)), not \(found)")
            }
        }
    }

    private mutating func holdFound(_ node: SyntaxNode, _ unit: CodeUnit, _ targets: CallTargets) {
        guard let found = targets.targets(of: node).first(where: { $0.unit == unit }) else {
            missed.append("\(Self.position(node)) \(node.text): \(Self.position(unit.node))")
            return
        }
        if !found.isSure { perhaps += 1 }
    }

    private static func position(_ node: SyntaxNode) -> Position {
        let place = node.namePlace
        let bytes = place.source.bytes
        let start = bytes[..<place.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return Position(
            file: String(place.source.name.split(separator: "/").last ?? ""), line: place.line,
            column: place.range.lowerBound - start + 1)
    }
}
