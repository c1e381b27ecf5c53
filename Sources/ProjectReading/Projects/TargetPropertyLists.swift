/// The property lists that a target names by settings, or whose keys a specification has.
struct TargetPropertyLists {
    private let objects: ProjectObjects
    private let target: SpecifiedTarget?
    private let settings: BuildSettings
    /// Files of a specified target that are no code.
    private let otherFiles: [String]

    init(_ objects: ProjectObjects, _ identifier: String, _ settings: BuildSettings, otherFiles: [String]) {
        self.objects = objects
        self.settings = settings
        self.otherFiles = otherFiles
        target = objects.specified[identifier]
    }

    /// None for a target that is signed without entitlements; nil where these can't be read.
    func linkHosts(_ unread: inout [UnreadPart], _ budget: inout ExpansionBudget) -> [String]? {
        guard path(Entitlements.setting) != nil || target?.entitlements != nil else {
            // A file of settings that wasn't read may name them.
            return unread.contains { $0.content == .settings } ? nil : []
        }
        return propertyList(Entitlements.setting, as: .linkHosts, &unread)
            .flatMap { Entitlements($0.values, settings: settings, &budget).linkHosts }
    }

    /// The property list that a setting names; nil where there is none.
    func propertyList(
        _ setting: String, as content: UnreadPart.Content, _ unread: inout [UnreadPart]
    ) -> FoundPropertyList? {
        let isInfoPlist = setting == "INFOPLIST_FILE"
        let specified = isInfoPlist ? target?.infoPlist : target?.entitlements
        let named = path(setting)
        if named == nil || named == specified?.path, let values = specified?.values { return FoundPropertyList(values) }
        let specifiedPath = specified?.path ?? (isInfoPlist ? onlyInfoPlist(&unread) : nil)
        guard let path = named ?? specifiedPath else { return nil }
        do throws(ProjectProblem) {
            let (path, bytes) = try objects.folder.namedFile(path, as: isInfoPlist ? .propertyList : .entitlements)
            let isPreprocessed = isInfoPlist && settings.value("INFOPLIST_PREPROCESS")?.text == "YES"
            return FoundPropertyList(
                path: path,
                values: try PropertyTree.dictionary(isPreprocessed ? settings.preprocessed(bytes) : bytes, path: path))
        } catch {
            unread.append(UnreadPart(error, content))
            return nil
        }
    }

    /// The file of a property list, whether a setting or a specification names it.
    func path(of setting: String) -> String? {
        path(setting) ?? (setting == "INFOPLIST_FILE" ? target?.infoPlist : target?.entitlements)?.path
    }

    /// The one that XcodeGen takes where none is named: the first of its name among the files of the target.
    private func onlyInfoPlist(_ unread: inout [UnreadPart]) -> String? {
        guard target?.takesInfoPlistFromSources == true else { return nil }
        let found = otherFiles.filter { $0.split(separator: "/").last == "Info.plist" }
        if found.count > 1, let file = found.first {
            unread.append(
                UnreadPart(.unreadable(file, reason: "several files of the target have this name"), .infoPlist))
        }
        return found.count == 1 ? found[0] : nil
    }

    private func path(_ setting: String) -> String? {
        guard let path = settings.value(setting)?.text, !path.isEmpty else { return nil }
        return ProjectPath.rooted(path, objects.sourceRoot) ?? path
    }
}

extension BuildSettings {
    fileprivate func preprocessed(_ bytes: [UInt8]) -> [UInt8] {
        let words = (value("INFOPLIST_PREPROCESSOR_DEFINITIONS")?.text ?? "").split(separator: " ").map(String.init)
        return PreprocessedPropertyList(definitions: words).chosen(bytes)
    }
}
