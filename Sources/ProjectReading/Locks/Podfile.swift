/// A `Podfile`, as far as it is written in literals; none of its Ruby is run.
struct Podfile {
    /// What a target gets from it.
    struct Pods {
        /// The pods that are named, `Firebase/Messaging`.
        var names: Set<String> = []
        /// Functions of frameworks that compute pods from what is installed: `use_native_modules!`.
        var helpers: Set<String> = []
        /// The first line that may name others.
        var unknownLine: Int?
    }

    private let statements: [RubyStatement]?
    /// The folder in which it lies.
    private let folder: String
    private let functions: [String: [RubyStatement]]

    init(_ bytes: [UInt8], folder: String) {
        statements = RubyStatement.statements(of: bytes)
        self.folder = folder
        let named = (statements ?? []).filter { $0.first?.isWord(["def"]) == true && $0.body != nil }
        functions = Dictionary(
            named.compactMap { function in
                function.tokens.dropFirst().first.map { ($0.text, function.body ?? []) }
            }, uniquingKeysWith: { $1 })
    }

    /// The pods of a target of a project, `ios/Runner.xcodeproj`; nil where they are of others.
    func pods(of target: String, project: String) -> Pods? {
        guard let statements else { return Pods(unknownLine: 1) }
        var search = TargetSearch(name: target)
        search.search(statements, [statements])
        if let way = search.found { return isOfProject(way, project) ? collect(way.inherited) : nil }
        let isBeside = folder == ProjectPath.folder(of: project)
        if let line = search.computedLine { return isBeside ? Pods(unknownLine: line) : nil }
        // Without targets all is for the project beside it.
        return isBeside && !search.hasTargets ? collect(statements) : nil
    }

    /// Without a project of its own a target is of the one beside the file.
    private func isOfProject(_ way: [[RubyStatement]], _ project: String) -> Bool {
        guard let named = way.project else { return folder == ProjectPath.folder(of: project) }
        guard let text = named.firstText else { return true }
        let path = text.hasSuffix(".xcodeproj") ? text : text + ".xcodeproj"
        return ProjectPath.normal(ProjectPath.joined(folder, path)) == project
    }

    private func collect(_ statements: [RubyStatement]) -> Pods {
        var reading = PodReading(functions: functions)
        reading.read(statements)
        return reading.pods
    }
}

/// The way to the block of a target.
private struct TargetSearch {
    let name: String
    /// The statements around the block, the outermost first, and those in it.
    private(set) var found: [[RubyStatement]]?
    private(set) var hasTargets = false
    /// Where a target has a name that is computed.
    private(set) var computedLine: Int?

    init(name: String) {
        self.name = name
    }

    /// Blocks of other kinds belong to the target around them.
    mutating func search(_ statements: [RubyStatement], _ way: [[RubyStatement]]) {
        for statement in statements where found == nil {
            guard let body = statement.body else { continue }
            guard statement.isTarget else {
                search(body, way)
                continue
            }
            hasTargets = true
            let inner = way + [body]
            if statement.first?.text == "target" {
                if let text = statement.firstText {
                    if text == name { found = inner }
                } else {
                    computedLine = computedLine ?? statement.first?.line
                }
            }
            if found == nil { search(body, inner) }
        }
    }
}

extension [[RubyStatement]] {
    /// The statements for the innermost block: a block that inherits only paths for searching links nothing of those
    /// around it.
    fileprivate var inherited: [RubyStatement] {
        let last = lastIndex { body in
            body.contains { statement in
                statement.first?.isWord(["inherit!"]) == true
                    && statement.tokens.contains { ["none", "search_paths"].contains($0.text) }
            }
        }
        return self[(last ?? 0)...].flatMap(\.self)
    }

    /// The innermost statement that names a project.
    fileprivate var project: RubyStatement? {
        flatMap(\.self).last { $0.first?.isWord(["project", "xcodeproj"]) == true }
    }
}

extension RubyStatement {
    /// `target 'App' do`, and not `target.build_configurations.each do`.
    fileprivate var isTarget: Bool {
        body != nil && first?.isWord(["target", "abstract_target"]) == true
            && tokens.dropFirst().first?.isSign(".") != true
    }
}

/// Collects pods from statements in any order.
private struct PodReading {
    let functions: [String: [RubyStatement]]
    private(set) var pods = Podfile.Pods()
    private var called: Set<String> = []

    init(functions: [String: [RubyStatement]]) {
        self.functions = functions
    }

    mutating func read(_ statements: [RubyStatement]) {
        for statement in statements where !statement.isTarget { read(statement) }
    }

    private mutating func read(_ statement: RubyStatement) {
        guard let first = statement.first else { return read(statement.body ?? []) }
        if first.isWord(Self.asideFromPods) { return }
        pods.helpers.formUnion(statement.tokens.filter { $0.isWord(Self.helpers) }.map(\.text))
        if first.isWord(["pod"]) { return readPod(statement) }
        if statement.tokens.contains(where: { $0.isWord(["pod", "podspec", "eval"]) }) { return noteUnknown(first) }
        for token in statement.tokens where token.kind == .word {
            guard let body = functions[token.text], called.insert(token.text).inserted else { continue }
            read(body)
        }
        if let body = statement.body { return read(body) }
        if !isHarmless(statement, first) { noteUnknown(first) }
    }

    private mutating func readPod(_ statement: RubyStatement) {
        guard let name = statement.firstText else { return noteUnknown(statement.tokens[0]) }
        let parts = statement.tokens.drop { $0.text != "subspecs" }.filter { $0.kind == .text }.map(\.text)
        pods.names.formUnion(parts.isEmpty ? [name] : parts.map { name + "/" + $0 })
    }

    private mutating func noteUnknown(_ token: RubyToken) {
        pods.unknownLine = min(pods.unknownLine ?? token.line, token.line)
    }

    /// Whether a statement without a block names no pod.
    private func isHarmless(_ statement: RubyStatement, _ first: RubyToken) -> Bool {
        guard first.kind == .word else { return true }
        if Self.harmless.contains(first.text) || Self.helpers.contains(first.text) { return true }
        if functions[first.text] != nil || first.text.hasPrefix("flutter_") { return true }
        // A constant such as `ENV`, or a variable that is set.
        let isConstant = first.text.utf8.first?.isUppercase == true
        return isConstant
            || statement.tokens.dropFirst().contains { $0.isSign("=") } && !statement.tokens[1].isSign("(")
    }

    /// Blocks that run when the pods are known, or later.
    private static let asideFromPods: Set = [
        "post_install", "pre_install", "post_integrate", "pre_integrate", "def", "class", "module",
    ]

    private static let helpers: Set = [
        "use_react_native!", "use_native_modules!", "use_expo_modules!", "capacitor_pods",
        "flutter_install_all_ios_pods", "flutter_install_ios_plugin_pods", "install_all_flutter_pods",
        "install_flutter_plugin_pods",
    ]

    private static let harmless: Set = [
        "platform", "use_frameworks!", "use_modular_headers!", "inhibit_all_warnings!", "source", "install!",
        "workspace", "project", "xcodeproj", "inherit!", "supports_swift_versions", "plugin", "ensure_bundler!",
        "require", "require_relative", "load", "script_phase", "puts", "raise", "return", "next", "break", "if",
        "unless", "elsif", "case", "prepare_react_native_project!", "setup_permissions", "use_flipper!",
        "assertDeploymentTarget", "expo_patch_react_imports!",
    ]
}
