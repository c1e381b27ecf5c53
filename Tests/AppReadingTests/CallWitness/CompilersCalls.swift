import Foundation

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
