extension Finding.Help {
    /// `add {"read": "connectionOptions.urlContexts"} to "does" of scene(_:willConnectTo:options:)`
    package var words: String {
        let names = path.steps.compactMap(\.name)
        switch edit {
        case .add: return "add \(value.spacedJSON) to \(container(path.steps[...]))"
        case .write:
            let key = Value.string(names.last ?? "").json
            return "write \(key): \(value.spacedJSON) in \(container(path.steps.dropLast()))"
        }
    }

    /// `app.infoPlist`, `"does" of scene(_:willConnectTo:options:)`, or `that action of viewDidLoad()`
    private func container(_ steps: ArraySlice<ScenarioPath.Step>) -> String {
        guard let index = steps.lastIndex(where: \.isMethod), let method = steps[index].name else {
            return steps.compactMap(\.name).joined(separator: ".")
        }
        if steps.last?.name == nil { return "that action of \(method)" }
        let keys = steps[(index + 1)...].compactMap(\.name).map(\.quoted)
        return (keys + [method]).joined(separator: " of ")
    }
}

extension ScenarioPath.Step {
    /// The key in the text; nil for an element of a list.
    fileprivate var name: String? { if case .item = self { nil } else { word } }

    var isMethod: Bool { if case .method = self { true } else { false } }
}

extension ReadScenario {
    /// The change of the scenario's text for a help; nil if the change doesn't belong in this text.
    package func edit(for help: Finding.Help) -> TextEdit? {
        if isFromProject { return nil }
        var (node, steps) = (tree, help.path.steps[...])
        while let step = steps.first, let next = node.child(at: step) {
            node = next
            steps = steps.dropFirst()
        }
        // An Info.plist in a file of its own isn't part of this text.
        let isOutside = steps.first == .key("infoPlist") && steps.count > 1
        guard node.place.source == source, !isOutside else { return nil }
        if let step = steps.first { return node.inserting(step, help.value(below: steps.dropFirst())) }
        switch help.edit {
        case .write: return TextEdit(help.value.spacedJSON, at: node.place)
        case .add: return node.appending(help.value.spacedJSON)
        }
    }
}

extension Finding.Help {
    /// The value inside the objects that don't exist yet; a new delegate keeps its other methods.
    fileprivate func value(below steps: ArraySlice<ScenarioPath.Step>) -> Value {
        let inner: Value = edit == .add ? .list([value]) : value
        return steps.reversed().reduce(inner) { value, step in
            let others = step.isMethod ? [Value.Member("*", .object([]))] : []
            return .object([Value.Member(step.name ?? "", value)] + others)
        }
    }
}

extension JSONNode {
    /// A further member of an object.
    fileprivate func inserting(_ step: ScenarioPath.Step, _ value: Value) -> TextEdit? {
        guard case .object(let members) = self.value, let name = step.name else { return nil }
        let text = "\(Value.string(name).json): \(value.spacedJSON)"
        return inserting(text, behind: members.last.map { ($0.keyPlace, $0.value.place) })
    }

    /// A further element of a list.
    fileprivate func appending(_ text: String) -> TextEdit? {
        guard case .list(let items) = value else { return nil }
        return inserting(text, behind: items.last.map { ($0.place, $0.place) })
    }

    /// After the last part, on a new line if that part has its own line; otherwise after the bracket.
    private func inserting(_ text: String, behind last: (start: Place, whole: Place)?) -> TextEdit {
        guard let last else { return TextEdit(text, at: place.opening.behind) }
        let separator = last.start.line == place.line ? ", " : ",\n\(last.start.indentation)"
        return TextEdit(separator + text, at: last.whole.behind)
    }
}
