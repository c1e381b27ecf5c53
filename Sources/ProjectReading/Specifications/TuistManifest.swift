/// Tuist's `Project.swift`, as far as it is literals: as the project that Tuist would make of it.
struct TuistManifest {
    private let path: String
    private var literals = SwiftLiterals()
    private var project: SpecifiedProject
    /// The first target that isn't a literal.
    private var unknownTarget: SyntaxNode?

    static func project(_ path: String, in folder: ProjectFolder) throws(ProjectProblem) -> SpecifiedProject {
        let bytes = try folder.file(path, as: .projectFile)
        guard SourceEncoding.isReadable(bytes, as: .swift) else { throw .notUTF8(path) }
        let tree = SourceFile(swift: SourceText(name: path, bytes: bytes), .first).tree
        let calls = tree.root.descendants.lazy.compactMap { SyntaxCall($0) }
        guard let call = calls.first(where: { $0.callee?.kind == .name && $0.name == "Project" }) else {
            throw .notLiteral(path, line: 1, name: "Project")
        }
        var manifest = TuistManifest(path, call)
        manifest.readTargets(call)
        if manifest.project.targets.isEmpty, let unknown = manifest.unknownTarget {
            throw manifest.notLiteral("targets", at: unknown)
        }
        return manifest.project
    }

    private init(_ path: String, _ call: SyntaxCall) {
        self.path = path
        let name = literals.text(call.argument("name")) ?? ""
        project = SpecifiedProject(name: name, file: path)
        var unread: [UnreadPart] = []
        project.configuration = configuration(call.argument("settings"), &unread)
        for package in literals.items(call.argument("packages")) ?? [] {
            guard let package = SyntaxCall(literals.meant(package)),
                package.name == "local" || package.name == "package",
                let text = literals.text(package.argument("path")), let path = rooted(text)
            else { continue }
            project.packages.append(path)
        }
        unreadOfAll = unread
    }

    /// What isn't known of any target.
    private var unreadOfAll: [UnreadPart] = []

    private func notLiteral(_ name: String, at node: SyntaxNode) -> ProjectProblem {
        .notLiteral(path, line: node.place.line, name: name)
    }

    /// A path below the root; nil for one that leads elsewhere.
    private func rooted(_ path: String) -> String? {
        ProjectPath.normal(ProjectPath.joined(ProjectPath.folder(of: self.path), path))
    }

    // MARK: - Targets

    private mutating func readTargets(_ call: SyntaxCall) {
        guard let list = call.argument("targets") else { return }
        guard let items = literals.items(list) else { return unknownTarget = list }
        for item in items {
            guard let target = SyntaxCall(literals.meant(item)), target.name == "target" || target.name == "Target",
                let name = literals.text(target.argument("name"))
            else {
                unknownTarget = unknownTarget ?? item
                continue
            }
            read(target, name)
        }
    }

    private mutating func read(_ call: SyntaxCall, _ name: String) {
        guard isForPhone(call), let product = call.argument("product")?.name, let type = Self.types[product] else {
            return
        }
        var target = SpecifiedTarget(name: name, productType: "com.apple.product-type." + type)
        var unread = unreadOfAll
        target.configuration = configuration(call.argument("settings"), &unread)
        target.configuration.settings["SDKROOT"] = target.configuration.settings["SDKROOT"] ?? "iphoneos"
        if let product = literals.text(call.argument("productName")) {
            target.configuration.settings["PRODUCT_NAME"] = product
        }
        if let version = oldestSystem(call) { target.configuration.settings["IPHONEOS_DEPLOYMENT_TARGET"] = version }
        readSources(call, &target, &unread)
        readDependencies(call, &target, &unread)
        if type == "application" { target.infoPlist = infoPlist(call, &unread) }
        target.entitlements = call.argument("entitlements").map { propertyList($0, .linkHosts, &unread) }
        target.scripts = scripts(call)
        target.unread = unread
        project.targets.append(target)
    }

    private static let types = [
        "app": "application", "framework": "framework", "staticFramework": "framework.static",
        "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic",
    ]

    /// Whether a target is one for iPhones, as far as its words say it.
    private mutating func isForPhone(_ call: SyntaxCall) -> Bool {
        let words = [call.argument("destinations"), call.argument("platform")].compactMap(\.self).flatMap { node in
            (literals.items(node) ?? [literals.meant(node)]).map { $0.name ?? "" }
        }
        let others: Set = ["macOS", "mac", "tvOS", "appleTv", "watchOS", "appleWatch", "visionOS", "appleVision"]
        return words.isEmpty || !words.allSatisfy(others.contains)
    }

    private mutating func oldestSystem(_ call: SyntaxCall) -> String? {
        let node = call.argument("deploymentTargets") ?? call.argument("deploymentTarget")
        guard let versions = SyntaxCall(node.map { literals.meant($0) }) else { return nil }
        if versions.name == "iOS" { return literals.text(versions.argument("targetVersion") ?? versions.values.first) }
        return literals.text(versions.argument("iOS"))
    }

    // MARK: - Sources and what is linked

    private mutating func readSources(_ call: SyntaxCall, _ target: inout SpecifiedTarget, _ unread: inout [UnreadPart])
    {
        for label in ["sources", "buildableFolders"] {
            guard let list = call.argument(label) else { continue }
            let value = literals.meant(list)
            let inner = SyntaxCall(value).flatMap { $0.name == "sourceFilesList" ? $0.argument("globs") : nil }
            for item in literals.items(inner ?? value) ?? [value] {
                if let source = source(item) {
                    target.sources.append(source)
                } else {
                    unread.append(UnreadPart(notLiteral(label, at: item), .code))
                }
            }
        }
    }

    /// `"App/**"`, or `.glob("App/**", excluding: […])`.
    private mutating func source(_ node: SyntaxNode) -> SpecifiedTarget.Source? {
        let value = literals.meant(node)
        let call = SyntaxCall(value).flatMap { ["glob", "folder"].contains($0.name ?? "") ? $0 : nil }
        guard let pattern = literals.text(call?.values.first ?? value), let path = rooted(pattern) else { return nil }
        let parts = path.split(separator: "/")
        let fixed = parts.prefix { !$0.utf8.contains { "*?[{".utf8.contains($0) } }
        var source = SpecifiedTarget.Source(path: fixed.joined(separator: "/"))
        // Patterns that match nothing are none of Tuist's mistakes.
        source.isOptional = fixed.count < parts.count
        if fixed.count < parts.count {
            guard let included = PathPattern(parts[fixed.endIndex...].joined(separator: "/"), withContents: false)
            else {
                return nil
            }
            source.included = [included]
        }
        guard let excluding = call?.argument("excluding") else { return source }
        for item in literals.items(excluding) ?? [excluding] {
            guard let text = literals.text(item), let other = rooted(text), other.hasPrefix(source.path) else {
                return nil
            }
            let below = other.dropFirst(source.path.count).drop { $0 == "/" }
            guard let pattern = PathPattern(below, withContents: true) else { return nil }
            source.excluded.append(pattern)
        }
        return source
    }

    private mutating func readDependencies(
        _ call: SyntaxCall, _ target: inout SpecifiedTarget, _ unread: inout [UnreadPart]
    ) {
        guard let list = call.argument("dependencies") else { return }
        guard let items = literals.items(list) else {
            return unread.append(UnreadPart(notLiteral("dependencies", at: list), .code))
        }
        for item in items {
            let dependency = SyntaxCall(literals.meant(item))
            let name = literals.text(dependency?.values.first)
            switch (dependency?.name, name) {
            case ("target", let name?): target.targets.append(name)
            case ("external", let name?), ("package", let name?): target.products.append(name)
            case ("sdk", let name?), ("framework", let name?), ("xcframework", let name?), ("library", let name?):
                target.frameworks.append(name)
            // The code of another project is a part of the app, and isn't read.
            default: unread.append(UnreadPart(notLiteral(item.text, at: item), .code))
            }
        }
    }

    private mutating func scripts(_ call: SyntaxCall) -> [SpecifiedTarget.Script] {
        (literals.items(call.argument("scripts")) ?? []).compactMap { item in
            guard let script = SyntaxCall(literals.meant(item)) else { return nil }
            var step = SpecifiedTarget.Script(text: literals.text(script.argument("script")))
            step.outputs = (literals.items(script.argument("outputPaths")) ?? []).compactMap { literals.text($0) }
            return step
        }
    }

    // MARK: - Settings and property lists

    private mutating func configuration(_ node: SyntaxNode?, _ unread: inout [UnreadPart]) -> SpecifiedConfiguration {
        var found = SpecifiedConfiguration()
        guard let node else { return found }
        guard let settings = SyntaxCall(literals.meant(node)) else {
            unread.append(UnreadPart(notLiteral("settings", at: node), .settings))
            return found
        }
        add(settings.argument("base"), to: &found, &unread)
        guard let list = settings.argument("configurations") else { return found }
        guard let chosen = releaseConfiguration(list) else {
            unread.append(UnreadPart(notLiteral("configurations", at: list), .settings))
            return found
        }
        add(chosen.argument("settings"), to: &found, &unread)
        if let file = chosen.argument("xcconfig") {
            found.file = literals.text(file).flatMap(rooted)
            if found.file == nil { unread.append(UnreadPart(notLiteral("xcconfig", at: file), .settings)) }
        }
        return found
    }

    private mutating func releaseConfiguration(_ list: SyntaxNode) -> SyntaxCall? {
        guard let items = literals.items(list) else { return nil }
        let calls = items.compactMap { SyntaxCall(literals.meant($0)) }.map {
            ($0, literals.text($0.argument("name")) ?? "")
        }
        return
            (calls.first { $0.1 == "Release" } ?? calls.first { $0.1.lowercased().contains("release") }
            ?? calls.first { $0.0.name == "release" } ?? calls.last)?.0
    }

    private mutating func add(
        _ node: SyntaxNode?, to configuration: inout SpecifiedConfiguration, _ unread: inout [UnreadPart]
    ) {
        guard let node else { return }
        guard let entries = literals.entries(node) else {
            return unread.append(UnreadPart(notLiteral("settings", at: node), .settings))
        }
        for entry in entries {
            switch literals.propertyTree(entry.value) {
            case .text(let text): configuration.settings[entry.key] = text
            case .bool(let bool): configuration.settings[entry.key] = bool ? "YES" : "NO"
            case .list(let items):
                configuration.settings[entry.key] = items.compactMap { item in
                    if case .text(let text) = item { text } else { nil }
                }.joined(separator: " ")
            case .number, .dictionary, .other, nil:
                unread.append(UnreadPart(notLiteral(entry.key, at: entry.keyNode), .settings))
            }
        }
    }

    /// Without one, and where `extendingDefault` adds to it, Tuist writes keys of its own, which differ by its version.
    private mutating func infoPlist(_ call: SyntaxCall, _ unread: inout [UnreadPart]) -> SpecifiedTarget.List {
        guard let node = call.argument("infoPlist") else {
            unread.append(UnreadPart(notLiteral("infoPlist", at: call.node), .infoPlist))
            return SpecifiedTarget.List(values: [:])
        }
        let list = propertyList(node, .infoPlist, &unread)
        let value = literals.meant(node)
        let isDefault = value.isNamed("default") || SyntaxCall(value)?.isNamed("extendingDefault") == true
        if isDefault, list.values?[Self.keyOfDefaults] == nil {
            unread.append(UnreadPart(notLiteral("infoPlist", at: node), .infoPlist))
        }
        return list
    }

    /// The only key of Tuist's own on which a launch depends.
    private static let keyOfDefaults = "UIApplicationSceneManifest"

    private mutating func propertyList(
        _ node: SyntaxNode, _ content: UnreadPart.Content, _ unread: inout [UnreadPart]
    ) -> SpecifiedTarget.List {
        let value = literals.meant(node)
        let call = SyntaxCall(value)
        if call?.name != "dictionary", call?.name != "extendingDefault",
            let text = literals.text(call?.argument("path") ?? value), let path = rooted(text)
        {
            return SpecifiedTarget.List(path: path)
        }
        if value.kind == .member, value.isNamed("default") { return SpecifiedTarget.List(values: [:]) }
        guard let entries = literals.entries(call?.values.first ?? value) else {
            unread.append(
                UnreadPart(notLiteral(content == .infoPlist ? "infoPlist" : "entitlements", at: node), content))
            return SpecifiedTarget.List(values: [:])
        }
        var values: [String: SpecifiedTarget.Property] = [:]
        for entry in entries {
            guard let tree = literals.propertyTree(entry.value) else {
                let part: UnreadPart.Content = content == .infoPlist ? .infoPlistItem : content
                unread.append(UnreadPart(notLiteral(entry.key, at: entry.keyNode), part))
                continue
            }
            values[entry.key] = SpecifiedTarget.Property(value: tree, place: entry.keyNode.place)
        }
        return SpecifiedTarget.List(values: values)
    }
}
