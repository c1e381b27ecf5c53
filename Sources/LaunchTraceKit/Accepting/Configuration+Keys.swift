extension Configuration {
    static let keys: [Field<Configuration>] = [
        Field(ignored: ScenarioDraft.schemaKey.name, .text, "The JSON Schema of this file, for editors.").suchAs(
            "config.schema.json"),
        Field(
            "project", \.project, .name,
            "The default input of \"lint\": an .xcodeproj, a folder that contains one, or an app file."
        ).suchAs("MyApp.xcodeproj"),
        Field("target", \.target, .name, "The target to read, if the project has several apps.").suchAs("MyApp"),
        Field(
            "scenarios", \.scenarios, .paths, "The default input of \"check\": files and folders.", usual: [],
            showsUsual: false),
        Field("baseline", \.baseline, .name, "The file with known findings.").suchAs("Launches/baseline.json"),
        Field(
            "severity", \.severities, .severities, "The severities of findings, by code.", usual: [], showsUsual: false),
        Field(
            AcceptedFinding.key, \.ignored, .ignored,
            "Ignored findings, by code: a reason, or a reason for each pattern of paths in the root.", usual: [],
            showsUsual: false),
    ]

    /// Reads a file, or says everything that is wrong with it.
    init(_ text: SourceText) throws(Diagnostics) {
        let mistakes = Mistakes()
        var configuration = Configuration()
        if var fields = Fields(try ScenarioReader.tree(text), of: .part(Self.fileName), mistakes) {
            fields.read(Self.keys, into: &configuration)
            fields.close()
        }
        guard mistakes.count == 0 else { throw mistakes.diagnostics }
        self = configuration
    }

    var text: String { Value.object(Self.keys.members(of: self, Spelling())).prettyJSON }
}

extension KeyType<[String]> {
    fileprivate static let paths = KeyType(JSONSchema.any(of: [.name, .list(of: .name)]).suchAs("Launches")) {
        node, key, mistakes in
        guard case .list = node.value else { return node.name("\"\(key)\"", mistakes).map { [$0] } }
        let list = KeyType<[String]>.list(of: KeyType<String>.name)
        return list.read(node, key, mistakes)
    } write: {
        $0.count == 1 ? .string($0[0]) : .list($0.map { .string($0) })
    }
}

extension KeyType<[ConfiguredSeverity]> {
    fileprivate static let severities = KeyType(
        JSONSchema.byCode(.choice(ConfiguredSeverity.Level.self)).suchAs(["LT080": "off", "LT030": "error"])
    ) { node, key, mistakes in
        node.membersByCode(key, mistakes)?.compactMap { member in
            let level: ConfiguredSeverity.Level? = member.value.choice("severity", mistakes)
            return level.map { ConfiguredSeverity(code: member.key, level: $0, place: member.keyPlace) }
        }
    } write: {
        .object($0.map { Value.Member($0.code, .string($0.level.rawValue)) })
    }
}

extension KeyType<[IgnoredFiles]> {
    fileprivate static let ignored = KeyType(
        JSONSchema.byCode(.any(of: [.name, .openObject().with("additionalProperties", JSONSchema.name.value)])).suchAs([
            "LT013": ["App/Legacy/**": "the analytics SDK calls it by hand"]
        ])
    ) { node, key, mistakes in
        node.membersByCode(key, mistakes)?.flatMap { member -> [IgnoredFiles] in
            guard case .object = member.value.value else {
                let reason = member.value.name("the reason", mistakes)
                return reason.map { [IgnoredFiles(code: member.key, paths: nil, reason: $0, place: member.keyPlace)] }
                    ?? []
            }
            return (Fields(member.value, of: .part(member.key), mistakes)?.members ?? []).compactMap { files in
                if PathPattern(files.key) == nil { mistakes.add(.notAPattern(files.key), at: files.keyPlace) }
                return files.value.name("the reason", mistakes).map {
                    IgnoredFiles(code: member.key, paths: files.key, reason: $0, place: files.keyPlace)
                }
            }
        }
    } write: { ignored in
        .object(
            ignored.map(\.code).unique().map { code in
                let files = ignored.filter { $0.code == code }
                if let all = files.first(where: { $0.paths == nil }) { return Value.Member(code, .string(all.reason)) }
                return Value.Member(code, .object(files.map { Value.Member($0.paths ?? "", .string($0.reason)) }))
            })
    }
}

extension JSONSchema {
    /// An object with codes of findings as its keys.
    fileprivate static func byCode(_ content: JSONSchema) -> JSONSchema {
        openObject(FindingKind.allCases.map { .init($0.code, content, $0.meaning) }).with(
            "additionalProperties", .bool(false))
    }
}

extension JSONNode {
    /// The members of an object whose keys have to be codes of findings; nil, and a mistake, where it is none.
    fileprivate func membersByCode(_ key: String, _ mistakes: Mistakes) -> [JSONMember]? {
        guard let members = Fields(self, of: .part(key), mistakes)?.members else { return nil }
        let codes = FindingKind.allCases.map(\.code)
        for member in members where !codes.contains(member.key) {
            mistakes.add(.unknownValue(member.key, of: "finding", known: codes), at: member.keyPlace)
        }
        return members
    }
}
