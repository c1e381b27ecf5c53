/// What the lists of configurations say: for a Release build each is read once for all targets that have it.
struct TargetConfigurations {
    private let objects: ProjectObjects
    private var known: [String: Configuration?] = [:]
    private var named: [String: [String: ProjectObject]] = [:]
    private var files: [String: File] = [:]

    /// The settings of an `.xcconfig` file, then its own.
    struct Configuration {
        let name: String?
        var levels: [SettingLevel] = []
        /// Files that weren't read.
        var unread: [UnreadPart] = []

        func names(_ setting: String) -> Bool { levels.contains { $0.keys.contains(setting) } }
    }

    private struct File {
        let level: SettingLevel
        let unread: [UnreadPart]
    }

    init(_ objects: ProjectObjects) { self.objects = objects }

    mutating func configuration(of list: String) -> Configuration? {
        if let configuration = known[list] { return configuration }
        let configuration = Self.release(objects.objects(objects[list]?.buildConfigurations)).map { read($0) }
        known[list] = .some(configuration)
        return configuration
    }

    /// The configuration of a name; that which is built for Release where the list has none of it.
    mutating func configuration(named name: String, of list: String) -> Configuration? {
        object(named: name, of: list).map { read($0) } ?? configuration(of: list)
    }

    private mutating func object(named name: String, of list: String) -> ProjectObject? {
        if let named = named[list] { return named[name] }
        let named = objects.objects(objects[list]?.buildConfigurations).compactMap { object in
            object.name.map { ($0, object) }
        }
        self.named[list] = Dictionary(named) { first, _ in first }
        return self.named[list]?[name]
    }

    private mutating func read(_ object: ProjectObject) -> Configuration {
        var configuration = Configuration(name: object.name)
        switch configurationFile(object) {
        case .path(let path):
            let file = file(path)
            configuration.levels.append(file.level)
            configuration.unread += file.unread
        case .unreachable(let problem):
            configuration.levels.append(SettingLevel([], openCount: 0))
            configuration.unread.append(UnreadPart(problem, .settings))
        case .product, nil: break
        }
        let own = SettingLevel((object.buildSettings ?? [:]).sorted { $0.key < $1.key }.map { ($0.key, $0.value.text) })
        configuration.levels.append(own)
        if own.isExceeded { configuration.unread.append(UnreadPart(.settingsTooLong(objects.file), .settings)) }
        return configuration
    }

    private mutating func file(_ path: String) -> File {
        if let file = files[path] { return file }
        let configuration = ConfigurationFile(
            objects.folder, path: path, projectFolder: ProjectPath.normal(objects.sourceRoot) ?? "")
        let level = SettingLevel(configuration.settings, openCount: configuration.openCount)
        let tooLong = level.isExceeded ? [UnreadPart(.settingsTooLong(path), .settings)] : []
        let file = File(level: level, unread: configuration.unread + tooLong)
        files[path] = file
        return file
    }

    /// The configuration called Release, or one whose name has the word in it, or the last.
    private static func release(_ configurations: [ProjectObject]) -> ProjectObject? {
        configurations.first { $0.name == "Release" } ?? configurations.first {
            $0.name?.lowercased().contains("release") == true
        } ?? configurations.last
    }

    private func configurationFile(_ configuration: ProjectObject) -> ProjectLocation? {
        if let reference = configuration.baseConfigurationReference { return objects.location(of: reference) }
        guard let anchor = configuration.baseConfigurationReferenceAnchor,
            let path = configuration.baseConfigurationReferenceRelativePath
        else { return nil }
        let folder = objects.location(of: anchor)
        if case .path(let folder) = folder { return .path(ProjectPath.joined(folder, path)) }
        return folder
    }
}
