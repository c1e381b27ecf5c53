/// The file of `--check`: an app, a scenario with one, or a reference to the project with overrides.
struct ComparedAppFile {
    let read: ReadScenario
    /// The keys that override the project; nil if the file contains the whole app.
    let overridden: Set<String>?
}

extension ComparedAppFile {
    /// The keys that name the source of an app.
    private static let referring: Set<String> = Set(ProjectReference.names)

    init(_ input: Input, below root: String?, _ files: FileAccess) throws(ScenarioTracing.Failure) {
        let text = try input.text(files)
        let reader = ScenarioReader(withoutProjects: ScenarioTracing(root: root).fileReading(for: text.name, files))
        do throws(Diagnostics) {
            let tree = try ScenarioReader.ownTree(text)
            let keys = Set(tree.objectMembers.map(\.key))
            let isReference = !keys.isDisjoint(with: Self.referring)
            overridden = isReference ? keys.subtracting(Self.referring) : nil
            read =
                keys.contains("events")
                ? try reader.read(text) : try reader.read(app: tree.without(Self.referring), in: text)
        } catch { throw .invalid(error) }
    }
}

extension JSONNode {
    fileprivate var objectMembers: [JSONMember] { if case .object(let members) = value { members } else { [] } }

    fileprivate func without(_ keys: Set<String>) -> JSONNode {
        guard case .object(let members) = value else { return self }
        return JSONNode(.object(members.filter { !keys.contains($0.key) }), at: place)
    }
}
