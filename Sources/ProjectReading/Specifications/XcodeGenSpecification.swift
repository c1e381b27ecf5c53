/// XcodeGen's `project.yml`, as the project that XcodeGen would make of it.
struct XcodeGenSpecification {
    private let tree: SpecificationTree
    private var project: SpecifiedProject
    private let settings: XcodeGenSettings
    /// Nodes of templates that may still be copied: short texts can ask for more than fits anywhere.
    private var nodesLeft = 2_000_000

    static func project(_ path: String, in folder: ProjectFolder) throws(ProjectProblem) -> SpecifiedProject {
        var specification = XcodeGenSpecification(try SpecificationTree(path, in: folder), path)
        specification.readPackages()
        for entry in specification.tree.root["targets"]?.entries ?? [] { specification.read(entry) }
        return specification.project
    }

    private init(_ tree: SpecificationTree, _ path: String) {
        self.tree = tree
        settings = XcodeGenSettings(tree)
        project = SpecifiedProject(name: tree.root["name"]?.text ?? "", file: path)
        var unread: [UnreadPart] = []
        project.configuration = settings.configuration(of: tree.root, &unread)
        if let oldest = tree.root["options"]?["deploymentTarget"]?["iOS"]?.text {
            project.configuration.settings["IPHONEOS_DEPLOYMENT_TARGET"] =
                project.configuration.settings["IPHONEOS_DEPLOYMENT_TARGET"] ?? oldest
        }
        unreadOfAll = tree.unread + unread
    }

    /// What isn't known of any target.
    private let unreadOfAll: [UnreadPart]

    private mutating func readPackages() {
        let named = (tree.root["packages"]?.entries ?? []).compactMap { $0.value["path"] }
        for node in named + (tree.root["localPackages"]?.listed ?? []) {
            guard let text = node.text else { continue }
            // What only the generator finds is the same as a package of another repository.
            if let path = try? tree.path(text, at: node) { project.packages.append(path) }
        }
    }

    // MARK: - Targets

    private mutating func read(_ entry: YAMLEntry) {
        let name = entry.value["name"]?.text ?? entry.key
        var unread = unreadOfAll
        let node: YAMLNode
        do throws(ProjectProblem) {
            node = try expanded(entry.value, name: name, depth: 0)
        } catch {
            unread += [UnreadPart(error, .code), UnreadPart(error, .settings)]
            node = entry.value
        }
        guard let platform = XcodeGenPlatform(node) else { return }
        let type = node["type"]?.text ?? ""
        var target = SpecifiedTarget(name: platform.name(of: name), productType: "com.apple.product-type." + type)
        target.configuration = settings.configuration(of: node, &unread)
        for (key, value) in platform.settings(of: node, name: name) {
            target.configuration.settings[key] = target.configuration.settings[key] ?? value
        }
        readSources(of: node, into: &target, &unread)
        readDependencies(of: node, into: &target)
        readScripts(of: node, into: &target)
        target.infoPlist = propertyList(node["info"], .infoPlist, &unread)
        target.entitlements = propertyList(node["entitlements"], .linkHosts, &unread)
        target.takesInfoPlistFromSources = true
        target.unread = unread
        project.targets.append(target)
    }

    /// A target over the templates that it names.
    private mutating func expanded(_ node: YAMLNode, name: String, depth: Int) throws(ProjectProblem) -> YAMLNode {
        var merged: YAMLNode?
        for wanted in node["templates"]?.listed ?? [] {
            guard let template = wanted.text, let found = tree.root["targetTemplates"]?[template] else {
                throw tree.notLiteral(wanted.text ?? "templates", at: wanted)
            }
            nodesLeft -= found.size + node.size + (merged?.size ?? 0)
            guard depth < ProjectLimit.configurationDepth.number, nodesLeft > 0 else {
                throw .tooDeep(node.place.source.name)
            }
            let other = try expanded(found, name: name, depth: depth + 1)
            merged = merged.map { $0.merged(with: other) } ?? other
        }
        guard let merged else { return node }
        let whole = merged.merged(with: node)
        return depth == 0 ? replaced(whole, name: name) : whole
    }

    private func replaced(_ node: YAMLNode, name: String) -> YAMLNode {
        var values = ["${target_name}": name]
        for attribute in node["templateAttributes"]?.entries ?? [] {
            values["${\(attribute.key)}"] = attribute.value.settingText
        }
        return node.mapTexts { SpecificationVariables.replaced($0, by: values) }
    }

    private func readSources(of node: YAMLNode, into target: inout SpecifiedTarget, _ unread: inout [UnreadPart]) {
        for source in node["sources"]?.listed ?? [] where XcodeGenPlatform.isForPhone(source) {
            guard let node = source.text == nil ? source["path"] : source, let text = node.text else { continue }
            let phase = source["buildPhase"]?.text
            if phase != nil && phase != "sources" || source["type"]?.text == "folder" { continue }
            do throws(ProjectProblem) {
                var found = SpecifiedTarget.Source(path: try tree.path(text, at: node))
                found.isOptional = source["optional"]?.bool ?? false
                found.excluded = try patterns(source["excludes"])
                found.included = try patterns(source["includes"])
                target.sources.append(found)
            } catch {
                unread.append(UnreadPart(error, .code))
            }
        }
    }

    private func patterns(_ node: YAMLNode?) throws(ProjectProblem) -> [PathPattern] {
        var patterns: [PathPattern] = []
        for item in node?.listed ?? [] {
            guard let text = item.text else { continue }
            guard let pattern = PathPattern(text, withContents: true) else { throw tree.notLiteral(text, at: item) }
            patterns.append(pattern)
        }
        return patterns
    }

    private func readDependencies(of node: YAMLNode, into target: inout SpecifiedTarget) {
        for dependency in node["dependencies"]?.listed ?? [] where XcodeGenPlatform.isForPhone(dependency) {
            if let name = dependency["target"]?.text { target.targets.append(name) }
            if let package = dependency["package"]?.text {
                let products = dependency["products"]?.listed.compactMap(\.text) ?? []
                target.products += products.isEmpty ? [dependency["product"]?.text ?? package] : products
            }
            for kind in ["framework", "carthage", "sdk"] {
                if let name = dependency[kind]?.text { target.frameworks.append(name) }
            }
        }
    }

    private func readScripts(of node: YAMLNode, into target: inout SpecifiedTarget) {
        for phase in [
            "preBuildScripts", "prebuildScripts", "postCompileScripts", "postBuildScripts", "postbuildScripts",
        ] {
            for script in node[phase]?.listed ?? [] {
                var step = SpecifiedTarget.Script(text: script["script"]?.text)
                step.outputs = script["outputFiles"]?.listed.compactMap(\.text) ?? []
                step.outputLists = script["outputFileLists"]?.listed.compactMap(\.text) ?? []
                target.scripts.append(step)
            }
        }
    }

    /// The keys that XcodeGen writes to a file, or the file where it has none to write.
    private func propertyList(
        _ node: YAMLNode?, _ content: UnreadPart.Content, _ unread: inout [UnreadPart]
    ) -> SpecifiedTarget.List? {
        guard let node else { return nil }
        var list = SpecifiedTarget.List()
        if let properties = node["properties"] {
            list.values = Dictionary(
                properties.entries.map {
                    ($0.key, SpecifiedTarget.Property(value: $0.value.propertyTree, place: $0.keyPlace))
                }, uniquingKeysWith: { $1 })
        }
        if let path = node["path"], let text = path.text {
            do throws(ProjectProblem) {
                list.path = try tree.path(text, at: path)
            } catch {
                if list.values == nil { unread.append(UnreadPart(error, content)) }
            }
        }
        return list
    }
}

/// `${name}` in the texts of a template.
enum SpecificationVariables {
    /// One pass: what stands in the place of a name isn't looked at again.
    static func replaced(_ text: String, by values: [String: String]) -> String {
        guard text.utf8.contains(.dollar) else { return text }
        var result = ""
        var rest = text[...]
        while let dollar = rest.firstIndex(of: "$") {
            result += rest[..<dollar]
            rest = rest[dollar...]
            if let end = rest.firstIndex(of: "}"), let value = values[String(rest[...end])] {
                result += value
                rest = rest[rest.index(after: end)...]
            } else {
                result += "$"
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }
}
