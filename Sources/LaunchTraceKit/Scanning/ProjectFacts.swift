/// Where a project has what a new scene delegate has to be added to.
struct ProjectFacts: Sendable {
    /// The files of the Info.plist, each with the configurations that name it; none where the settings have all keys.
    let infoPlists: [(path: String, configurations: [String])]
    /// The source next to which a scene delegate is added, and its lines in the project; nil where none is needed.
    let source: (path: String, position: Result<SourcePosition, ProjectRefusal>)?
    let file: String
    private let fileText: SourceText?
}

extension ProjectFacts {
    /// Nil where there is no project, or nothing that a move to scenes would have to know.
    init?(_ found: FoundTarget, _ windows: AppWindows) {
        guard let file = found.target.projectFile, let delegate = windows.delegate else { return nil }
        let infoPlists = found.target.infoPlistsByPath
        guard windows.lacksSceneDelegate || infoPlists.count > 1 else { return nil }
        self.file = file
        self.infoPlists = infoPlists
        guard windows.lacksSceneDelegate else {
            (source, fileText) = (nil, nil)
            return
        }
        let path = delegate.place.source.name
        let bytes = found.bytes(of: file, as: .projectFile)
        fileText = bytes.map { SourceText(name: file, bytes: $0) }
        source = (
            path,
            Result { () throws(ProjectRefusal) in
                guard let bytes, let entries = found.target.entries else { throw .unreadable(.absent(file)) }
                return try SourcePosition(of: path, in: entries, bytes)
            }
        )
    }

    var files: [String] { [file] + [source?.path].compactMap(\.self) }

    var facts: [SceneFacts.Fact] {
        let ofPlists =
            infoPlists.isEmpty
            ? [SceneFacts.Fact(name: "Info.plist", value: "no file: the settings have its keys")]
            : infoPlists.map { path, configurations in
                let names = configurations.isEmpty ? "" : " of \(configurations.listed("and"))"
                return SceneFacts.Fact(name: "Info.plist\(names)", value: path)
            }
        return ofPlists + [ofSource].compactMap(\.self)
    }

    private var ofSource: SceneFacts.Fact? {
        guard let source else { return nil }
        let name = source.path.lastPathPart
        switch source.position {
        case .success(.inFolder(let folder)):
            return SceneFacts.Fact(name: name, value: "no lines: Xcode synchronizes the folder \(folder)")
        case .success(.lines(let lines)):
            let words = lines.map { "\($0.number) (\($0.kind.words))" }.joined(separator: ", ")
            return SceneFacts.Fact(name: name, value: "lines \(words)", place: lines.first.flatMap(place))
        case .failure(let refusal):
            return SceneFacts.Fact(name: name, value: "lines not found", how: .unknown, remark: refusal.reason)
        }
    }

    private func place(_ line: SourcePosition.Line) -> Place? {
        guard let fileText else { return nil }
        var start = 0
        for _ in 1..<line.number {
            guard let end = fileText.bytes[start...].firstIndex(of: 0x0A) else { return nil }
            start = end + 1
        }
        return Place(source: fileText, range: start..<start)
    }
}

extension ProjectRefusal.ProjectLine {
    fileprivate var words: String {
        switch self {
        case .reference: "file reference"
        case .buildFile: "build file"
        case .child: "group"
        case .source: "sources"
        }
    }
}

extension ProjectTarget {
    /// The files of the Info.plist, that of Release first, with the configurations that name them where they aren't one.
    fileprivate var infoPlistsByPath: [(path: String, configurations: [String])] {
        let paths = ([infoPlist.path].compactMap(\.self) + configuredInfoPlists.map(\.path)).unique()
        let named = Dictionary(grouping: configuredInfoPlists, by: \.path)
        return paths.map { ($0, paths.count > 1 ? named[$0, default: []].map(\.configuration) : []) }
    }
}
