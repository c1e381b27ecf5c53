/// All that an app's facts are taken from.
package struct AppSource: Sendable {
    package let code: TargetCode
    package let infoPlist: BuiltInfoPlist
    /// The module of the app's Swift code, where it is known.
    package let module: String?
    /// The oldest system that the app runs on; UIKit's scenes are as old as iOS 13.
    package let oldestSystem: Version
    /// The texts in which keys of the Info.plist and names of settings are found.
    package let plistTexts: [SourceText]
    /// The versions of libraries that the project has locked.
    package let libraries: LockedVersions
    package let problems: [ProjectProblem]

    package init(
        _ code: TargetCode, _ infoPlist: BuiltInfoPlist, module: String?, oldestSystem: Version,
        plistTexts: [SourceText], libraries: LockedVersions, problems: [ProjectProblem]
    ) {
        self.code = code
        self.infoPlist = infoPlist
        self.module = module
        self.oldestSystem = oldestSystem
        self.plistTexts = plistTexts
        self.libraries = libraries
        self.problems = problems
    }

    /// The place of a key, or of the setting that stands for it.
    func place(ofKey key: String) -> Place? {
        switch infoPlist.origins[key] {
        case .file(let path): place(of: "<key>\(key)</key>", in: path)
        case .setting(let name): plistTexts.lazy.compactMap { place(of: name, in: $0.name) }.first
        case nil: nil
        }
    }

    private func place(of words: String, in path: String) -> Place? {
        guard let text = plistTexts.first(where: { $0.name == path }) else { return nil }
        let found = text.bytes.firstRange(of: words.utf8)
        return Place(source: text, range: found ?? 0..<0)
    }
}
