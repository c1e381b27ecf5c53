/// The settings of a project that is new to the tool, by which later commands find it and its launches.
struct NewSettings: Sendable {
    /// As it is seen from the working folder.
    let path: String
    let text: String
}

extension FileAccess {
    /// The settings at the top of what git knows, or else of the working folder; nil where one of the paths isn't below that.
    func newSettings(for folder: LaunchFolder, project: String?, target: String) throws(FileProblem) -> NewSettings? {
        let work = try locate(".").path
        let top = try gitFolder(above: work) ?? work
        let project = project?.path(in: folder.root)
        guard [folder.place.path, project ?? folder.place.path].allSatisfy({ $0.isBelow(top) }) else { return nil }
        var settings = Configuration()
        settings.project = project?.path(from: top)
        settings.target = project == nil ? nil : target
        settings.scenarios = [folder.place.path.path(from: top)]
        return NewSettings(path: Configuration.fileName.path(in: top).path(from: work), text: settings.text)
    }
}

extension LaunchFolder {
    /// How to go on: what the settings say needs no words.
    func nextText(isSettled: Bool) -> String {
        let root = rootArgument.map { ["--root", $0.shellWord] } ?? []
        let operands = isSettled ? [nil, nil] : [place.name.shellWord, path(of: Self.appFile).shellWord]
        let commands = zip(["check", "lint"], operands).map { [$0] + root + [$1].compactMap(\.self) }
        return "next:\n" + commands.map { "  \(ToolInfo.name) \($0.joined(separator: " ").printable)\n" }.joined()
    }
}
