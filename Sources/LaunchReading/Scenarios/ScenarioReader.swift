/// Reads a scenario, or says everything that is wrong with it.
public struct ScenarioReader: Sendable {
    private let readFile: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]

    /// `readFile` fetches the property list that a scenario names.
    public init(readFile: @escaping @Sendable (_ path: String) throws(FileProblem) -> [UInt8]) {
        self.readFile = readFile
    }

    /// Reads the text, changed by the settings in their order; throws all mistakes together.
    public func read(
        _ text: SourceText, settings: [Setting] = []
    ) throws(Diagnostics) -> ReadScenario {
        let tree: JSONNode
        do {
            tree = try JSONReader.read(text)
        } catch {
            throw Diagnostics([Diagnostic(error)])
        }
        return try read(tree, in: text, settings: settings)
    }

    /// Reads a scenario that is part of a text.
    package func read(
        _ node: JSONNode, in text: SourceText, settings: [Setting] = []
    ) throws(Diagnostics) -> ReadScenario {
        let mistakes = Mistakes(keysElsewhere: ScenarioDraft.keysByName)
        var tree = node
        for (index, setting) in settings.enumerated() {
            do {
                try tree.apply(setting, number: index + 1)
            } catch {
                mistakes.add(error)
            }
        }
        let plistFiles = PlistFiles(beside: text.name, readFile: readFile)
        let scenario = Fields(tree, of: .scenario, mistakes)?.scenario(plistFiles, source: text, tree: tree)
        guard let scenario, mistakes.count == 0 else { throw mistakes.diagnostics }
        return scenario
    }
}

extension Fields {
    /// The whole scenario; what is wrong with it stands among the mistakes.
    fileprivate consuming func scenario(
        _ plistFiles: PlistFiles, source: SourceText, tree: JSONNode
    ) -> ReadScenario {
        var draft = ScenarioDraft()
        read(ScenarioDraft.keysOfNames + [ScenarioDraft.schemaKey], into: &draft)
        let mistakesBefore = mistakes.count
        read(ScenarioDraft.keysOfSetup(plistFiles), into: &draft)
        // What was misread would seem to contradict the rest.
        let isMisread = mistakes.count > mistakesBefore
        for contradiction in Contradiction.all(in: draft.app, on: draft.device)
        where !isMisread || contradiction.isOfVersion {
            mistakes.add(.contradiction(contradiction), at: tree.place(of: contradiction) ?? place)
        }
        read(ScenarioDraft.keysOfCourse, into: &draft)
        close()
        return ReadScenario(
            scenario: draft.scenario, events: draft.events.compactMap(\.place),
            start: tree.member(at: ["start"])?.value.place,
            source: source, tree: tree)
    }
}

extension JSONNode {
    /// The value that is complained about; a complaint about a whole delegate points at its key.
    fileprivate func place(of contradiction: Contradiction) -> Place? {
        if case .notCarried = contradiction { return place(at: contradiction.place) }
        let member = member(at: contradiction.path)
        let isOfDelegate = Receiver.described.contains { $0.rawValue == contradiction.path.last }
        return isOfDelegate ? member?.keyPlace : member?.value.place
    }
}
