extension Verify.Suggestion {
    init(_ arguments: ParsedArguments) throws(UsageError.Mistake) {
        form = try arguments.choice(.suggestionForm, among: SuggestionForm.allCases, by: \.rawValue) ?? .scenario
        let folder = arguments.value(of: .folder).map { $0.isEmpty ? "." : $0 }
        if folder != nil, arguments.outputPath != nil { throw .fileAndFolder }
        place = folder.map { .folder($0) } ?? .file(arguments.outputPath)
    }

    func text(of launch: LoggedLaunch, in launches: LoggedLaunches, named name: String, _ log: Input) -> String {
        let scenario = SuggestedScenario(of: launch, logged: launches.names(of: launch), name: name)
        return switch form {
        case .scenario: scenario.text
        case .recording: LogRecording(launch: launch, suggestion: scenario, log: log.file).text
        }
    }

    /// A file for each launch, by its number.
    func files(of launches: LoggedLaunches, _ log: Input, in folder: String) -> [OutputFile] {
        let title = log == .standardInput ? "launch" : log.title
        return launches.kept.filter { !$0.entries.isEmpty }.map { launch in
            let number = launch.numbers.first ?? 1
            let name = launches.count == 1 ? log.title : "\(log.title), launch \(number)"
            return OutputFile(
                path: "\(folder.hasSuffix("/") ? folder : folder + "/")\(title)-\(number).json",
                content: text(of: launch, in: launches, named: name, log), sources: [log], makesFolder: true,
                purpose: .new, folder: folder)
        }
    }
}

extension Input {
    /// The name of a log without its folder.
    fileprivate var file: String { name.split(separator: "/").last.map(String.init) ?? name }

    /// The name of a log without its folder and its extension.
    var title: String { file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file }
}
