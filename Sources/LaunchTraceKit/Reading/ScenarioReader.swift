import LaunchModel

/// Reads a scenario, or says everything that is wrong with it.
public struct ScenarioReader: Sendable {
    private let readFile: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]

    /// `readFile` fetches the property list that a scenario names.
    public init(readFile: @escaping @Sendable (_ path: String) throws(FileProblem) -> [UInt8]) {
        self.readFile = readFile
    }

    public func read(
        _ text: SourceText, settings: [Setting] = []
    ) throws(Diagnostics) -> ReadScenario {
        let mistakes = Mistakes()
        let tree = try Self.tree(of: text, changedBy: settings, mistakes)
        let plistFiles = PlistFiles(beside: text.name, readFile: readFile)
        let scenario = Fields(tree, of: .scenario, mistakes)?.scenario(plistFiles, source: text, tree: tree)
        guard let scenario, mistakes.count == 0 else { throw mistakes.diagnostics }
        return scenario
    }

    private static func tree(
        of text: SourceText, changedBy settings: [Setting], _ mistakes: Mistakes
    ) throws(Diagnostics) -> JSONNode {
        var tree: JSONNode
        do {
            tree = try JSONReader.read(text)
        } catch {
            throw Diagnostics([Diagnostic(error)])
        }
        for (index, setting) in settings.enumerated() {
            do {
                try tree.apply(setting, number: index + 1)
            } catch {
                mistakes.add(error)
            }
        }
        return tree
    }
}

extension Fields {
    /// The whole scenario; nil where so much is wrong that nothing can stand for it.
    fileprivate consuming func scenario(
        _ plistFiles: PlistFiles, source: SourceText, tree: JSONNode
    ) -> ReadScenario? {
        let name = requiredName("name")
        let notes = string("notes")
        // Editors look here for the schema of a file.
        _ = string("$schema")
        let mistakesBefore = mistakes.count
        let deviceFields = node("device").flatMap { Fields($0, of: .part("device"), mistakes) }
        let device = deviceFields?.device() ?? Device()
        let appFields = node("app").flatMap { Fields($0, of: .part("app"), mistakes) }
        let app = appFields?.app(plistFiles) ?? Scenario.App()
        // What was misread would seem to contradict the rest.
        let isMisread = mistakes.count > mistakesBefore
        for contradiction in Contradiction.all(in: app, on: device) where !isMisread || contradiction.isOfVersion {
            mistakes.add(.contradiction(contradiction), at: tree.place(of: contradiction) ?? place)
        }
        let startNode = node("start")
        let start: Start? = startNode?.choice("start", mistakes)
        let events = required("events").map { $0.events(mistakes) } ?? []
        close()
        guard let name else { return nil }
        let scenario = Scenario(
            name, notes: notes, device: device, app: ResolvedApp(app, on: device), start: start ?? .notRunning,
            events: events.map(\.value))
        return ReadScenario(
            scenario: scenario, events: events.map(\.place), start: startNode?.place, source: source, tree: tree)
    }

    private consuming func device() -> Device {
        let device = Device(
            platform: choice("platform") ?? .iOS,
            os: version("os") ?? .newest,
            isLocked: flag("locked") ?? false,
            orientation: choice("orientation") ?? .portrait,
            appearance: choice("appearance") ?? .light)
        close()
        return device
    }
}

extension JSONNode {
    /// The value that is complained about; a complaint about a whole delegate points at its key.
    fileprivate func place(of contradiction: Contradiction) -> Place? {
        let member = member(at: contradiction.path)
        return contradiction.path.last == Receiver.notificationDelegate.rawValue
            ? member?.keyPlace : member?.value.place
    }
}
