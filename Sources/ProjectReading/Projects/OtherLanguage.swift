/// A language of apps for iOS that isn't read.
package enum OtherLanguage: String, CaseIterable, Hashable, Sendable {
    case cSharp = "C#"
    case kotlin = "Kotlin"

    /// The end of the name of a source file.
    private var ending: String {
        switch self {
        case .cSharp: ".cs"
        case .kotlin: ".kt"
        }
    }

    /// The end of the name of a project file.
    private var projectEnding: String {
        switch self {
        case .cSharp: ".csproj"
        case .kotlin: ".gradle.kts"
        }
    }

    /// The program that a build phase runs to compile such code; nil if the app has no Xcode project.
    private var compiler: String? {
        switch self {
        case .cSharp: nil
        case .kotlin: "gradlew"
        }
    }

    /// The language of a project file; nil if the file isn't one.
    package init?(projectFile name: String) {
        guard let language = Self.allCases.first(where: { name.hasSuffix($0.projectEnding) }) else { return nil }
        self = language
    }

    /// The sources among some files, by their languages.
    static func unread(in files: Set<String>) -> [UnreadPart] {
        allCases.compactMap { language in
            let first = files.filter { $0.hasSuffix(language.ending) }.min()
            return first.map { UnreadPart(.otherLanguage(language, in: $0), .package) }
        }
    }

    /// The sources in the folder of a project without sources that are read; none if it can't be listed.
    static func unread(besides project: String, in folder: ProjectFolder) -> [UnreadPart] {
        do throws(ProjectProblem) {
            let files = try folder.files(below: ProjectPath.folder(of: ProjectPath.folder(of: project)))
            return unread(in: Set(files))
        } catch { return [] }
    }

    /// The languages that the scripts of a build compile.
    static func unread(compiledBy scripts: [String]) -> [UnreadPart] {
        allCases.compactMap { language in
            guard let compiler = language.compiler, scripts.contains(where: { $0.contains(compiler) }) else {
                return nil
            }
            return UnreadPart(.otherLanguage(language, in: nil), .package)
        }
    }
}
