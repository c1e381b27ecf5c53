import Foundation
import ProjectReading

/// The compiler's own parser, whose declarations those that were read are held against.
///
/// Its dump leaves out what stands in `#if`, so it gets each file with directives and other branches blanked out.
enum Witness {
    /// What the compiler and the reader see differently in a file; empty where they agree.
    static func differences(in source: SourceText, _ choice: BranchChoice) throws -> [String] {
        let read = SourceDeclarations(swift: source, choice)
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("witness-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("Blanked.swift")
        try Data(read.text.blanked).write(to: file)
        let theirs = try declarations(of: file)
        let ours = Set(lines(read.declarations, parent: -1))
        let problems = read.problems.map { "problem: \($0.place.heading): \($0.kind)" }
        return theirs.subtracting(ours).sorted().map { "only the compiler: " + $0 }
            + ours.subtracting(theirs).sorted().map { "only the reader: " + $0 } + problems
    }

    /// Whether the compiler is installed.
    static let compiler: String? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { $0 + "/swiftc" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    // MARK: - The reader's

    private static func lines(_ declarations: [Declaration], parent: Int) -> [String] {
        declarations.flatMap { declaration -> [String] in
            guard declaration.kind != .property else { return [] }
            let start = declaration.range.lowerBound
            let isStatic = !declaration.modifiers.isDisjoint(with: [.static, .class]) && !declaration.isType
            // The older spelling of `@objc @implementation` has both meanings.
            let isObjectiveC = ["objc", "_objcImplementation"].contains { declaration.attribute($0) != nil }
            let line = Self.line(
                kind: declaration.kind.rawValue, name: declaration.name.filter { $0 != " " },
                range: (start, declaration.lastToken),
                parent: parent, inherited: declaration.inherited.count,
                marks: [
                    isStatic ? "static" : nil,
                    declaration.modifiers.contains(.override) ? "override" : nil,
                    declaration.attribute("main") == nil ? nil : "main",
                    isObjectiveC ? "objc" : nil,
                ])
            return [line] + lines(declaration.members + declaration.locals, parent: start)
        }
    }

    private static func line(
        kind: String, name: String, range: (Int, Int), parent: Int, inherited: Int, marks: [String?]
    ) -> String {
        let marks = marks.compactMap { $0 }.joined(separator: " ")
        return "\(range.0)-\(range.1) in \(parent): \(kind) \(name), inherits \(inherited), \(marks)"
    }

    // MARK: - The compiler's

    private static func declarations(of file: URL) throws -> Set<String> {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: compiler ?? "swiftc")
        process.arguments = [
            "-frontend", "-dump-parse", "-dump-ast-format", "json", "-enable-bare-slash-regex", "-parse-as-library",
            file.path,
        ]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        var lines: Set<String> = []
        walk(try tree(data), parent: -1, &lines)
        return lines
    }

    private static func tree(_ dump: Data) throws -> Any {
        do {
            return try JSONSerialization.jsonObject(with: dump)
        } catch {
            return try JSONSerialization.jsonObject(with: Data(DumpRepair.repaired([UInt8](dump))))
        }
    }

    private static let kinds = [
        "class_decl": "class", "struct_decl": "struct", "enum_decl": "enum", "protocol": "protocol",
        "extension_decl": "extension", "func_decl": "function", "constructor_decl": "initializer",
        "destructor_decl": "deinitializer", "subscript_decl": "subscript",
    ]

    private static func walk(_ node: Any, parent: Int, _ lines: inout Set<String>) {
        if let nodes = node as? [Any] {
            for node in nodes { walk(node, parent: parent, &lines) }
        } else if let node = node as? [String: Any] {
            var parent = parent
            if let kind = (node["_kind"] as? String).flatMap({ kinds[$0] }),
                let range = node["range"] as? [String: Int],
                let start = range["start"], let end = range["end"], !isDefer(node)
            {
                lines.insert(line(kind, node, (start, end), parent))
                parent = start
            }
            for child in node.values { walk(child, parent: parent, &lines) }
        }
    }

    /// Whether the compiler made a function of a `defer`.
    private static func isDefer(_ node: [String: Any]) -> Bool {
        name("function", node) == "$defer()"
    }

    private static func line(_ kind: String, _ node: [String: Any], _ range: (Int, Int), _ parent: Int) -> String {
        let attributes = (node["attrs"] as? [[String: Any]] ?? []).compactMap { $0["_kind"] as? String }
        let isActor = node["actor"] != nil
        return line(
            kind: isActor ? "actor" : kind, name: name(kind, node), range: range, parent: parent,
            inherited: (node["inherits"] as? [Any])?.count ?? 0,
            marks: [
                node["static"] == nil ? nil : "static",
                attributes.contains("override_attr") ? "override" : nil,
                attributes.contains("main_type_attr") ? "main" : nil,
                attributes.contains("objc_attr") ? "objc" : nil,
            ])
    }

    private static func name(_ kind: String, _ node: [String: Any]) -> String {
        if let extended = node["extended_type"] as? String {
            var depth = 0
            return String(
                extended.filter { character in
                    if character == "<" { depth += 1 }
                    if character == ">" { depth -= 1 }
                    return depth == 0 && !"`> ".contains(character)
                })
        }
        let name = node["name"] as? [String: Any] ?? [:]
        let base = name["base_name"] as? [String: Any] ?? [:]
        let text = (base["name"] ?? base["special"]) as? String ?? ""
        guard ["function", "initializer", "subscript"].contains(kind) else { return text }
        let labels = (name["args"] as? [String] ?? []).map { ($0.isEmpty ? "_" : $0) + ":" }
        return text + "(" + labels.joined() + ")"
    }
}
