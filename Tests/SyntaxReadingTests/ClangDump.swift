import Foundation

/// A node of the tree that clang prints.
struct ClangNode {
    let json: [String: Any]

    var kind: String { json["kind"] as? String ?? "" }
    var isImplicit: Bool { json["isImplicit"] as? Bool ?? json["implicit"] as? Bool ?? false }
    var children: [ClangNode] {
        let inner = json["inner"] ?? json["array_filler"]
        return (inner as? [[String: Any]] ?? []).map { ClangNode(json: $0) }
    }
    var name: String { text("name") }

    func text(_ key: String) -> String { json[key] as? String ?? "" }
    func flag(_ key: String) -> Bool { json[key] as? Bool ?? false }
    func object(_ key: String) -> ClangNode { ClangNode(json: json[key] as? [String: Any] ?? [:]) }

    /// Where its name stands.
    var place: Int? { Self.offset(object("loc").json) }
    var start: Int? { Self.offset(object("range").object("begin").json) }
    /// Where its last token begins.
    var last: Int? { Self.offset(object("range").object("end").json) }

    /// Whether all of it is what one macro stands for.
    var isMacro: Bool {
        let (begin, end) = (object("range").object("begin"), object("range").object("end"))
        return begin.json["expansionLoc"] != nil && end.json["expansionLoc"] != nil && start == last
    }

    private static func offset(_ location: [String: Any]) -> Int? {
        let location = location["expansionLoc"] as? [String: Any] ?? location
        return location["offset"] as? Int
    }

    /// Without what the compiler adds to an expression, of which nothing is written.
    var written: ClangNode {
        var node = self
        while Self.additions.contains(node.kind), let inner = node.children.first { node = inner }
        return node
    }

    private static let additions: Set = [
        "ImplicitCastExpr", "ExprWithCleanups", "OpaqueValueExpr", "PseudoObjectExpr", "ConstantExpr", "FullExpr",
        "MaterializeTemporaryExpr", "CXXBindTemporaryExpr", "CXXDefaultInitExpr", "SubstNonTypeTemplateParmExpr",
    ]
}

/// The compiler that says how it reads a source.
enum ClangDump {
    static let compiler: String? = {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":").map { $0 + "/clang" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }()

    /// The tree of a source that needs no header; nil where the compiler refuses it.
    static func tree(of source: [UInt8], isPlusPlus: Bool) throws -> ClangNode? {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("clang-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent(isPlusPlus ? "Source.mm" : "Source.m")
        try Data(source).write(to: file)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: compiler ?? "clang")
        process.arguments = arguments + (isPlusPlus ? ["-std=c++17"] : []) + [file.path]
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return ClangNode(json: try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:])
    }

    private static let arguments = [
        "-target", "arm64-apple-ios15.0", "-nostdinc", "-fobjc-arc", "-fblocks", "-fsyntax-only", "-Wno-everything",
        "-Xclang", "-ast-dump=json",
    ]
}

extension ClangFacts {
    mutating func operation(_ node: ClangNode) -> Bool {
        let parts = node.children
        switch node.kind {
        case "BinaryOperator", "CompoundAssignOperator":
            let isAssignment = node.kind == "CompoundAssignOperator" || node.text("opcode") == "="
            add(
                node,
                "\(isAssignment ? "assignment" : "binary") \(node.text("opcode")) \(span(parts[0])) \(span(parts[1]))")
        case "UnaryOperator":
            add(node, "\(node.flag("isPostfix") ? "postfix" : "prefix") \(node.text("opcode")) \(span(parts[0]))")
        case "UnaryExprOrTypeTraitExpr": add(node, "prefix \(node.name) \(span(parts.first))")
        case "CXXDeleteExpr": add(node, "prefix delete \(span(parts.first))")
        case "ConditionalOperator": add(node, "ternary \(span(parts[0])) \(span(parts[1])) \(span(parts[2]))")
        case "BinaryConditionalOperator":
            add(node, "ternary \(span(parts[0])) none \(span(parts.last))")
            visit([parts[0]] + parts.suffix(1))
            return true
        case "CStyleCastExpr", "ObjCBridgedCastExpr", "CompoundLiteralExpr", "CXXStaticCastExpr":
            add(node, "cast \(span(parts[0]))")
        case "ObjCPropertyRefExpr": add(node, "member of \(parts.isEmpty ? "class" : span(parts[0]))")
        case "MemberExpr": member(node, isFree: parts.first?.flag("implicit") ?? true)
        case "ObjCIvarRefExpr":
            member(node, isFree: node.flag("isFreeIvar"))
            if node.flag("isFreeIvar") { return true }
        case "ArraySubscriptExpr", "ObjCSubscriptRefExpr": add(node, "subscript \(span(parts[0])) \(span(parts[1]))")
        case "ParenExpr", "StmtExpr": add(node, "parentheses")
        default: return false
        }
        visit(parts.filter { !$0.flag("implicit") })
        return true
    }

    private mutating func member(_ node: ClangNode, isFree: Bool) {
        if isFree { add(node, "name") } else { add(node, "member of \(spanOfBase(node))") }
    }

    /// Without an arrow that is an operator of its own.
    private func spanOfBase(_ node: ClangNode) -> String {
        guard let base = node.children.first?.written, base.kind == "CXXOperatorCallExpr" else {
            return span(node.children.first)
        }
        return span(base.children.last)
    }

    mutating func operand(_ node: ClangNode) {
        switch node.kind {
        case "DeclRefExpr", "CXXThisExpr", "PredefinedExpr": add(node, "name")
        case "IntegerLiteral", "FloatingLiteral", "CharacterLiteral", "ObjCBoolLiteralExpr", "CXXBoolLiteralExpr",
            "CXXNullPtrLiteralExpr":
            add(node, "literal")
        case "ObjCStringLiteral", "StringLiteral": add(node, "string")
        case "ObjCBoxedExpr":
            let isEnclosed = node.children.first?.written.kind == "ParenExpr"
            add(node, isEnclosed ? "parentheses" : "literal")
            if isEnclosed { visit(node.children.flatMap(\.written.children)) }
        case "ObjCArrayLiteral":
            add(node, "array \(node.children.count)")
            visit(node.children)
        case "ObjCDictionaryLiteral":
            add(node, "dictionary \(node.children.count)")
            visit(node.children)
        case "InitListExpr":
            // A field in a field has a list of its own, which isn't written.
            if let start = node.start, source[start] == .leftBrace { add(node, "list") }
            visit(node.children)
        case "ObjCSelectorExpr": add(node, "selector \(node.text("selector"))")
        case "ObjCProtocolExpr", "ObjCEncodeExpr", "GenericSelectionExpr": add(node, "macro")
        case "ObjCAvailabilityCheckExpr": add(node, "availability")
        case "ImplicitValueInitExpr", "CXXDefaultArgExpr", "VAArgExpr", "GCCAsmStmt", "CXXCtorInitializer": break
        case "": break
        default: lines.insert("\(span(node)) of an unknown kind: \(node.kind)")
        }
    }
}
