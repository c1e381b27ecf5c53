/// What a `Package.swift` says in literals; what it computes isn't read.
struct PackageManifest {
    /// The targets of each library.
    private(set) var products: [String: [String]] = [:]
    private(set) var targets: [Target] = []
    /// The paths of packages beside it.
    private(set) var packagePaths: [String] = []

    struct Target {
        let name: String
        let path: String?
        let excluded: [String]
        /// Names of targets and products.
        let dependencies: [String]
    }

    init(_ source: SourceText) {
        let text = LexedText(swift: source)
        var index = 0
        while index + 2 < text.tokens.count {
            if text.tokens[index].kind == .dot, text.tokens[index + 2].kind == .leftParenthesis {
                note(text.text(text.tokens[index + 1]), ManifestCall(text, from: index + 2))
            }
            index += 1
        }
    }

    private mutating func note(_ function: String, _ call: ManifestCall) {
        switch function {
        case "library":
            if let name = call.texts("name").first { products[name] = call.texts("targets") }
        case "target":
            // The same word names a dependency, which has nothing but a name; it is noted without harm to the first.
            guard let name = call.texts("name").first, !targets.contains(where: { $0.name == name }) || call.count > 1
            else { return }
            targets.removeAll { $0.name == name }
            targets.append(
                Target(
                    name: name, path: call.texts("path").first, excluded: call.texts("exclude"),
                    dependencies: call.texts("dependencies")))
        case "package": packagePaths += call.texts("path").prefix(1)
        default: return
        }
    }
}

/// The arguments of a call in a manifest.
struct ManifestCall {
    private var arguments: [String: [String]] = [:]
    var count: Int { arguments.count }

    /// Reads from the opening parenthesis on. `package:` in an argument names where it comes from, not what it is.
    init(_ text: LexedText, from start: Int) {
        var depth = 0
        var label = ""
        for index in start..<text.tokens.count {
            let token = text.tokens[index]
            if token.opens { depth += 1 }
            if token.closes { depth -= 1 }
            if depth == 0 { return }
            if depth == 1, token.kind == .colon { label = text.text(text.tokens[index - 1]) }
            if depth == 1, token.kind == .colon { arguments[label] = [] }
            guard token.kind == .string, !Self.isOrigin(text, index) else { continue }
            arguments[label, default: []].append(String(text.text(token).dropFirst().dropLast()))
        }
    }

    private static func isOrigin(_ text: LexedText, _ index: Int) -> Bool {
        index > 1 && text.tokens[index - 1].kind == .colon
            && ["package", "moduleAliases"].contains(text.text(text.tokens[index - 2]))
    }

    /// The literals of an argument.
    func texts(_ label: String) -> [String] { arguments[label] ?? [] }
}
