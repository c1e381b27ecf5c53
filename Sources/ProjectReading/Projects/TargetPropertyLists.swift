/// The property lists that a target names by settings.
struct TargetPropertyLists {
    private let objects: ProjectObjects
    private let settings: BuildSettings

    init(_ objects: ProjectObjects, _ settings: BuildSettings) { (self.objects, self.settings) = (objects, settings) }

    /// None for a target that is signed without entitlements; nil where these can't be read.
    func linkHosts(_ unread: inout [UnreadPart], _ budget: inout ExpansionBudget) -> [String]? {
        guard path(of: Entitlements.setting) != nil else {
            // A file of settings that wasn't read may name them.
            return settings.isSettled(Entitlements.setting) ? [] : nil
        }
        return propertyList(Entitlements.setting, as: .linkHosts, &unread).flatMap {
            Entitlements($0.values, settings: settings, &budget).linkHosts
        }
    }

    /// The property list that a setting names; nil where there is none.
    func propertyList(_ setting: String, as content: UnreadPart.Content, _ unread: inout [UnreadPart])
        -> FoundPropertyList?
    {
        let isInfoPlist = setting == "INFOPLIST_FILE"
        guard let path = path(of: setting) else { return nil }
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

    /// The file of a property list that a setting names.
    func path(of setting: String) -> String? {
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
