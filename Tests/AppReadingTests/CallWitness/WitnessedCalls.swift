import ProjectFixtures
import ProjectReading
import SyntaxReading

@testable import AppReading

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
