/// A key of the scenario language or of a project's settings, as the schema has it: what it means, and how it is written.
struct ScenarioKey: Sendable {
    let place: Place
    /// The keys that lead to it, and its own.
    let path: [String]
    let schema: Value
    /// Puts a value of the key into the objects around it.
    let written: @Sendable (Value) -> Value

    /// The kind of object that contains a key.
    enum Place: Hashable, Sendable {
        case scenario, method, anyEvent, settings
        case event(EventKind)
        case action(Action.Kind)
    }

    var name: String { path.last ?? "" }

    /// `app.sdk`, `remoteNotification.contentAvailable`, `makeWindow.visible`
    var title: String { path.joined(separator: ".") }

    /// The same, for a key of Apple's without the way there.
    var shortTitle: String { path.starts(with: ["app", "infoPlist"]) && path.count > 2 ? name : title }

    var meaning: String { schema["description"]?.text ?? "" }

    /// `visible: It is made key and visible. (true or false; by default true)`
    var item: String { "\(name): \(meaning) (\(type))" }

    /// `true or false; by default false`
    var type: String { schema.typeText + (schema["default"].map { "; by default \($0.spacedJSON)" } ?? "") }

    var words: [String] { schema.words }

    /// How it is written with one of the words.
    func example(_ word: String) -> Value { written(schema["type"] == "array" ? [.string(word)] : .string(word)) }

    /// How it is written with a value that shows something.
    var example: Value { written(schema.sample) }

    /// Every key of the language.
    static let all: [ScenarioKey] =
        keys(of: JSONSchema.scenario.value, below: []) { $0 } + methods + ofAnyEvent + EventKind.allCases.flatMap(all)
        + Action.Kind.allCases.flatMap(ownAndAll)

    /// The keys of a project's settings.
    static let settings = JSONSchema.object(Configuration.keys.descriptions()).value.properties.map { property in
        ScenarioKey(place: .settings, path: ["config", property.key], schema: property.value) {
            .object([Value.Member(property.key, $0)])
        }
    }

    static func titled(_ title: String) -> ScenarioKey? { all.first { $0.title == title } }

    /// The keys of such an event that not all events have.
    static func all(of event: EventKind) -> [ScenarioKey] {
        let schema = event.form.schema.value
        return schema.properties.map { property in
            ScenarioKey(place: .event(event), path: [event.rawValue, property.key], schema: property.value) { value in
                .object([head(event)] + schema.samples(around: Value.Member(property.key, value)))
            }
        }
    }

    /// The keys of such an action, except the one that names it.
    static func all(of action: Action.Kind) -> [ScenarioKey] { Array(ownAndAll(of: action).dropFirst()) }

    /// The key that names an action.
    static func own(_ action: Action.Kind) -> ScenarioKey { own(action, action.form.schema.value) }

    private static func ownAndAll(of action: Action.Kind) -> [ScenarioKey] {
        let schema = action.form.schema.value
        let others = schema.properties.filter { $0.key != action.rawValue }.map { property in
            ScenarioKey(place: .action(action), path: [action.rawValue, property.key], schema: property.value) {
                .object(schema.samples(around: Value.Member(property.key, $0)))
            }
        }
        return [own(action, schema)] + others
    }

    private static func own(_ action: Action.Kind, _ form: Value) -> ScenarioKey {
        let schema = form["properties"]?[action.rawValue] ?? .object([])
        return ScenarioKey(place: .action(action), path: [action.rawValue], schema: schema) {
            .object([Value.Member(action.rawValue, $0)])
        }
    }

    /// The delegate with a method that ignores what it carries.
    static func example(of receiver: Receiver) -> Value {
        let method = Callback.allCases.first { $0.receiver == receiver }?.scenarioName ?? "*"
        let delegate: Value = .object([Value.Member(method, ["does": []])])
        let inner = receiver.scenarioKeys.reversed().reduce(delegate) { .object([Value.Member($1, $0)]) }
        guard case .object(let members) = inner else { return inner }
        return ["app": .object(membersBeside(receiver) + members)]
    }

    /// What an app that has such an object says besides.
    private static func membersBeside(_ receiver: Receiver) -> [Value.Member] {
        let isOfSwiftUI = [.swiftUIApp, .view].contains(receiver)
        return isOfSwiftUI ? [Value.Member("lifecycle", .string(Lifecycle.swiftUI.rawValue))] : []
    }

    private static func head(_ event: EventKind) -> Value.Member { Value.Member("event", .string(event.rawValue)) }

    private static let ofAnyEvent: [ScenarioKey] = {
        let kind = JSONSchema.choice(EventKind.self).described("What the user or the system does.").value
        let keys = JSONSchema.object(Event.keys.descriptions()).value.properties.map { property in
            ScenarioKey(place: .anyEvent, path: ["events", property.key], schema: property.value) {
                .object([head(.tapIcon), Value.Member(property.key, $0)])
            }
        }
        let event = ScenarioKey(place: .anyEvent, path: ["events", "event"], schema: kind) { value in
            let form = value.text.flatMap(EventKind.init)?.form.schema.value ?? .null
            return .object(form.samples(around: Value.Member("event", value)))
        }
        return [event] + keys
    }()

    /// The keys of methods, each as the method has it that takes most of them.
    private static let methods: [ScenarioKey] = {
        let returned = JSONSchema.any(of: [.flag, .choice(FetchResult.self)]).described("What it returns.")
        let keys =
            [Value.Member("returns", returned.value)]
            + JSONSchema.object(Delegate.Method.keys.descriptions()).value.properties
        let others = KeyType<Delegate>.delegate(.appDelegate).schema.value["properties"]?["*"] ?? .null
        let star = ScenarioKey(place: .method, path: ["method", "*"], schema: others) { _ in ["*": [:]] }
        return [star]
            + keys.map { property in
                ScenarioKey(place: .method, path: ["method", property.key], schema: property.value) {
                    method(with: Value.Member(property.key, $0))
                }
            }
    }()

    /// A method with a key, and the keys that it requires.
    private static func method(with key: Value.Member) -> Value {
        let isOfFetch = key.value.text != nil || key.key == Delegate.Method.completesKey
        let callback: Callback = isOfFetch ? .fetchRemoteNotification : .didFinishLaunching
        let beside = key.key == Delegate.Method.unknownKey ? [Value.Member(Delegate.Method.doesKey, [])] : []
        return .object([Value.Member(callback.name, .object(beside + [key]))])
    }

    /// The keys of an object, and of those in it; methods are no keys of their own.
    private static func keys(of object: Value, below path: [String], _ written: @escaping @Sendable (Value) -> Value)
        -> [ScenarioKey]
    {
        var seen: [Value] = []
        return object.properties.flatMap { property -> [ScenarioKey] in
            let beside = Receiver(rawValue: property.key).map(membersBeside) ?? []
            let own = { @Sendable value in
                written(.object(beside + value.membersBeside + [Value.Member(property.key, value)]))
            }
            let key = ScenarioKey(place: .scenario, path: path + [property.key], schema: property.value, written: own)
            let content = property.value.content
            // The roles of a manifest have the same keys each.
            if let reference = property.value["$ref"] {
                if seen.contains(reference) { return [key] }
                seen.append(reference)
            }
            return [key] + keys(of: content.object, below: key.path) { own(content.isList ? [$0] : $0) }
        }
    }
}

extension Value {
    fileprivate var text: String? { if case .string(let text) = self { text } else { nil } }

    private var items: [Value] { if case .list(let items) = self { items } else { [] } }

    /// The keys of a schema's object, without methods.
    fileprivate var properties: [Member] {
        guard case .object(let members) = self["properties"], !members.contains(where: { $0.key == "*" }) else {
            return []
        }
        return members
    }

    /// The keys that an app with such an interface, or a device of such a model, also needs.
    fileprivate var membersBeside: [Member] {
        switch text {
        case Interface.documentGroup.rawValue: [Member("lifecycle", .string(Lifecycle.swiftUI.rawValue))]
        case DeviceModel.foldable.rawValue: [Member("os", .string("\(DeviceModel.foldableSince)"))]
        default: []
        }
    }

    /// The schema of an object at this location, in a list, or as the alternative of a path.
    fileprivate var content: (object: Value, isList: Bool) {
        if let name = self["$ref"]?.text?.split(separator: "/").last {
            return JSONSchema.scenario.value["definitions"]?[String(name)]?.content ?? (.null, false)
        }
        if let items = self["items"] { return (items["anyOf"] == nil ? items : .null, true) }
        let objects = (self["anyOf"]?.items ?? [self]).filter { !$0.properties.isEmpty }
        return (objects.first ?? .null, false)
    }

    fileprivate var words: [String] {
        let parts = (self["anyOf"]?.items ?? []) + [self["items"]].compactMap(\.self)
        return (self["enum"]?.items ?? []).compactMap(\.text) + parts.flatMap(\.words)
    }

    /// A value of the schema that shows something: another than the one that holds without it.
    fileprivate var sample: Value {
        if let example = self["examples"]?.items.first ?? self["const"] { return example }
        if self["$ref"] != nil { return content.isList ? [content.object.sample] : content.object.sample }
        let words = (self["enum"]?.items ?? []).filter { $0 != self["default"] }
        if let word = words.first { return word }
        if let kinds = self["anyOf"]?.items, let sample = kinds.map(\.sample).first(where: { $0 != .null }) {
            return sample
        }
        switch self["type"]?.text {
        case "boolean": return .bool(self["default"] != true)
        case "integer", "number": return 300
        case "string": return "name"
        case "array": return .list([self["items"]?.sample ?? .object([])])
        default: return .object(properties.prefix(1).map { Member($0.key, $0.value.sample) })
        }
    }

    /// `texts`, for several of them.
    private var typesText: String {
        switch (words.isEmpty, self["type"]?.text) {
        case (false, _): "texts such as \(words.prefix(1).map(\.quoted).joined())"
        case (true, "string"): "texts"
        default: "objects"
        }
    }

    /// The keys that must be there, with one of them, or another, as it is given.
    fileprivate func samples(around member: Member) -> [Member] {
        let companions = self["dependencies"]?[member.key]?.items ?? []
        let required = ((self["required"]?.items ?? []) + companions).compactMap(\.text)
        let others = required.filter { $0 != member.key }.map { Member($0, self["properties"]?[$0]?.sample ?? .null) }
        return required.contains(member.key) ? [member] + others : others + [member]
    }

    /// `true or false`, `one of portrait and landscapeLeft`
    fileprivate var typeText: String {
        if let only = self["const"] { return "only \(only.spacedJSON)" }
        if self["anyOf"] != nil, self["type"] == nil {
            return (self["anyOf"]?.items ?? []).map(\.typeText).unique().listed("or")
        }
        if self["type"] == "array" { return "a list of " + (self["items"]?.typesText ?? "values") }
        if !words.isEmpty { return words.count > 8 ? "one of \(words.count) words" : words.listed("or") }
        switch self["type"]?.text {
        case "boolean": return "true or false"
        case "integer": return "a whole number"
        case "number": return "a number"
        case "string": return "a text" + (self["examples"]?.items.first.map { " such as \($0.spacedJSON)" } ?? "")
        case "object": return "an object"
        case "null": return "null"
        default: return self["$ref"] == nil ? "any JSON" : content.isList ? "a list of objects" : "an object"
        }
    }
}
