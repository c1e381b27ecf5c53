/// What a `Package.swift` says in literals; what it computes isn't read.
struct PackageManifest {
    /// The targets of each library.
    private(set) var products: [String: [String]] = [:]
    private(set) var targets: [Target] = []
    private(set) var packagePaths: [String] = []
    /// Whether it has targets that aren't libraries and share their folder.
    private var hasOtherTargets = false

    struct Target {
        let name: String
        let path: String?
        let excluded: [String]
        /// Names of targets and products.
        let dependencies: [String]
        /// Whether it may own all of `Sources`: the only target of a package with tools of version 5.9 or later, as
        /// `PackageBuilder` of SwiftPM finds it.
        var mayOwnSources = false
    }

    init(_ source: SourceText) {
        defer {
            let isOnly = targets.count == 1 && !hasOtherTargets && Self.hasTools(source, since: (5, 9))
            if isOnly { targets[0].mayOwnSources = true }
        }
        var numbers: [String: Int] = [:]
        for node in SourceFile(swift: source, .first).tree.root.descendants {
            guard let call = SyntaxCall(node), call.callee?.kind == .member, let function = call.name else { continue }
            switch function {
            case "library": if let name = call.texts("name").first { products[name] = call.texts("targets") }
            case "target":
                // The same word names a dependency, which has nothing but a name; it is noted without harm to the first.
                guard let name = call.texts("name").first, numbers[name] == nil || call.arguments.count > 1 else {
                    continue
                }
                let target = Target(
                    name: name, path: call.texts("path").first, excluded: call.texts("exclude"),
                    dependencies: call.texts("dependencies"))
                if let number = numbers[name] {
                    targets[number] = target
                } else {
                    numbers[name] = targets.count
                    targets.append(target)
                }
            case "executableTarget", "macro": hasOtherTargets = true
            case "package": packagePaths += call.texts("path").prefix(1)
            default: continue
            }
        }
    }
}

extension PackageManifest {
    /// `// swift-tools-version: 5.9`
    private static func hasTools(_ source: SourceText, since version: (Int, Int)) -> Bool {
        let line = source.text(in: 0..<(source.bytes.firstIndex(of: .lineFeed) ?? source.bytes.count))
        guard line.contains("swift-tools-version") else { return false }
        let numbers = line.split { !$0.isNumber }.prefix(2).compactMap { Int($0) }
        return numbers.first.map { ($0, numbers.dropFirst().first ?? 0) >= version } ?? false
    }
}

extension SyntaxCall {
    /// The texts of an argument, and of the calls in it, but for those that say where something comes from.
    fileprivate func texts(_ label: String) -> [String] {
        var texts: [String] = []
        argument(label)?.walk { node in
            if let text = node.stringValue { texts.append(text) }
            return node.kind != .argument || !(node.isNamed("package") || node.isNamed("moduleAliases"))
        }
        return texts
    }
}
