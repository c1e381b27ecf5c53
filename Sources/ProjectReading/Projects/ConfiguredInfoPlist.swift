/// The file of the Info.plist that a configuration of a target names.
package struct ConfiguredInfoPlist: Hashable, Sendable {
    /// `Debug`
    package let configuration: String
    package let path: String
}

extension ProjectObjects {
    /// Those of a target, whether the project says it or a file of settings. What isn't there is told of the build for
    /// Release alone, and what the system keeps back of all.
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
