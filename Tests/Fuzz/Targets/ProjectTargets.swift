import LaunchTraceKit

extension FuzzTarget {
    /// Property lists that a scenario names.
    static let plist = FuzzTarget("plist") { (bytes) throws(Broken) in
        let text = #"{ "name": "n", "app": { "infoPlist": "a" }, "events": [{ "event": "tapIcon" }] }"#
        let reader = ScenarioReader { (_) throws(FileProblem) in bytes }
        let source = SourceText(name: "a.json", bytes: Array(text.utf8))
        if case .failure(let diagnostics) = Result(catching: { () throws(Diagnostics) in try reader.read(source) }) {
            try refusal(diagnostics)
        }
    }

    /// Project files, with one source beside them.
    static let project = FuzzTarget("pbxproj") { (bytes) throws(Broken) in
        let files: [String: [UInt8]] = [
            "A.xcodeproj/project.pbxproj": bytes, "App.swift": Array("@main class App: UIResponder {}".utf8),
            "Info.plist": Array("<plist><dict/></plist>".utf8),
        ]
        let folder = ProjectFolder(
            readFile: { (path) throws(ProjectProblem) in
                precondition(!path.hasPrefix("/") && !path.split(separator: "/").contains(".."), "outside the root")
                guard let bytes = files[path] else { throw .absent(path) }
                return bytes
            },
            listFolder: { (path) throws(ProjectProblem) in
                if !path.isEmpty { throw .absent(path) }
                return files.keys.map { ProjectFolder.Entry(name: $0, isFolder: false) }
            })
        guard
            case .success(let project) = Result(catching: { () throws(ProjectProblem) in
                try XcodeProject(folder, path: "A.xcodeproj")
            })
        else { return }
        for name in project.names {
            guard
                case .success(let target) = Result(catching: { () throws(ProjectProblem) in
                    try project.target(named: name)
                })
            else { continue }
            let code = TargetCode(target, in: folder)
            try hold(code.files.count + code.problems.count == target.files.count, "a file that nothing is said of")
        }
    }

    static let swift = FuzzTarget("swift") { (bytes) throws(Broken) in
        let source = SourceText(name: "a.swift", bytes: bytes)
        try tokens(LexedText(swift: source)) { LexedText(swift: $0) }
        try declarations(SourceFile(swift: source, .first))
        try declarations(SourceFile(swift: source, .building(BuildConditions(flags: ["DEBUG"]))))
    }

    static let objectiveC = FuzzTarget("objc") { (bytes) throws(Broken) in
        let source = SourceText(name: "a.m", bytes: bytes)
        try tokens(LexedText(objectiveC: source)) { LexedText(objectiveC: $0) }
        try declarations(SourceFile(objectiveC: source, .first))
        try declarations(SourceFile(objectiveC: source, .building(BuildConditions(definitions: ["DEBUG": "1"]))))
    }

    /// The tokens and what lies between them are the text: each in its place, and between them nothing that is one.
    private static func tokens(_ text: LexedText, _ lex: (SourceText) -> LexedText) throws(Broken) {
        var end = 0
        for token in text.tokens {
            try hold(token.start >= end && token.end > token.start, "tokens overlap at \(token.start)")
            if text.problems.isEmpty { try nothing(in: end..<token.start, of: text, lex) }
            end = token.end
        }
        try hold(end <= text.source.bytes.count, "a token beyond the end")
        if text.problems.isEmpty { try nothing(in: end..<text.source.bytes.count, of: text, lex) }
    }

    private static func nothing(in gap: Range<Int>, of text: LexedText, _ lex: (SourceText) -> LexedText) throws(Broken)
    {
        guard text.source.bytes[gap].contains(where: { $0 > .space }) else { return }
        let between = lex(SourceText(name: "gap", bytes: Array(text.source.bytes[gap])))
        try hold(between.tokens.isEmpty, "left out: \(text.source.text(in: gap))")
    }

    private static func declarations(_ source: SourceFile) throws(Broken) {
        let whole = source.text.text.source.bytes.indices
        try tree(source.outline)
        try tree(source.tree)
        for declaration in source.declarations { try inside(whole, declaration) }
        for problem in source.problems { try hold(whole.contains(problem.place.range), "a problem beyond the end") }
        _ = source.imports
    }

    private static func inside(_ range: Range<Int>, _ declaration: Declaration) throws(Broken) {
        try hold(range.contains(declaration.range), "\(declaration.name) leaves what it is declared in")
        try hold(declaration.range.contains(declaration.lastToken), "\(declaration.name) ends elsewhere")
        for member in declaration.members { try inside(declaration.range, member) }
    }

    /// Each node lies in the one around it, behind the one before it, and what it names is declared in this tree.
    private static func tree(_ tree: SyntaxTree) throws(Broken) {
        for node in tree.root.descendants {
            var end = node.range.lowerBound
            for child in node.children where !child.range.isEmpty {
                try hold(
                    node.range.contains(child.range) && child.range.lowerBound >= end,
                    "a \(child.kind) leaves the \(node.kind) at \(node.range)")
                end = child.range.upperBound
            }
            if node.kind == .name, let name = node.name, let declared = node.resolve(name) {
                try hold(declared.tree === tree, "\(name) is declared elsewhere")
            }
        }
    }
}

extension Range<Int> {
    fileprivate func contains(_ other: Range<Int>) -> Bool {
        lowerBound <= other.lowerBound && other.upperBound <= upperBound
    }
}
