/// The file of the Info.plist that a configuration of a target names.
package struct ConfiguredInfoPlist: Hashable, Sendable {
    /// `Debug`
    package let configuration: String
    package let path: String
}

extension ProjectObjects {
    /// Those of a target whose Release build has some settings.
    func infoPlists(of target: ProjectObject, _ settings: BuildSettings) -> [ConfiguredInfoPlist] {
        let configurations = objects(target.buildConfigurationList.flatMap { self[$0] }?.buildConfigurations)
        return configurations.compactMap { configuration in
            guard let text = configuration.buildSettings?["INFOPLIST_FILE"]?.text, !text.isEmpty else { return nil }
            let name = configuration.name ?? ""
            var own = settings
            own.add(SettingLevel([("CONFIGURATION", name)]))
            let path = own.resolved(text).text
            return ConfiguredInfoPlist(configuration: name, path: ProjectPath.rooted(path, sourceRoot) ?? path)
        }
    }
}
