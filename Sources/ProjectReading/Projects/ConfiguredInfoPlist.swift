/// The file of the Info.plist that a configuration of a target names.
package struct ConfiguredInfoPlist: Hashable, Sendable {
    /// `Debug`
    package let configuration: String
    package let path: String
}

extension ProjectObjects {
    /// Those of a target, whether the project says it or a file of settings.
    func infoPlists(of target: ProjectObject) -> [ConfiguredInfoPlist] {
        var configurations = TargetConfigurations(self)
        let names = objects(target.buildConfigurationList.flatMap { self[$0] }?.buildConfigurations).compactMap(\.name)
        return names.compactMap { name in
            let settings = TargetSettings(self, target: target, &configurations, of: name).settings
            guard let path = settings.value("INFOPLIST_FILE")?.text, !path.isEmpty else { return nil }
            return ConfiguredInfoPlist(configuration: name, path: ProjectPath.rooted(path, sourceRoot) ?? path)
        }
    }
}
