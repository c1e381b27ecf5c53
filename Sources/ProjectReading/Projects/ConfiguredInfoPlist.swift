/// The file of the Info.plist that a configuration of a target names.
package struct ConfiguredInfoPlist: Hashable, Sendable {
    /// `Debug`
    package let configuration: String
    package let path: String
}

extension ProjectObjects {
    /// The property lists of a target, named in the project or in a file of settings. A missing file is reported for the
    /// Release build only, and a file that the system doesn't open is reported for all builds.
    func infoPlists(of target: ProjectObject, _ unread: inout [UnreadPart]) -> [ConfiguredInfoPlist] {
        var configurations = TargetConfigurations(self)
        let names = objects(target.buildConfigurationList.flatMap { self[$0] }?.buildConfigurations).compactMap(\.name)
        return names.compactMap { name in
            let own = TargetSettings(self, target: target, &configurations, of: name)
            unread += own.unread.filter { $0.problem.isOfSystem && !unread.contains($0) }
            guard let path = own.settings.value("INFOPLIST_FILE")?.text, !path.isEmpty else { return nil }
            return ConfiguredInfoPlist(configuration: name, path: ProjectPath.rooted(path, sourceRoot) ?? path)
        }
    }
}
