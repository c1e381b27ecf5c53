extension ProjectProblem {
    /// The sentence for a diagnostic.
    package var message: String {
        switch self {
        case .tooManyFiles(let path): "\(Self.whole(path)) \(reason)"
        case .tooManyPackages(let path): "\(Self.whole(path)) isn't read: \(reason)"
        case .misshapen(let path, let key): "cannot read all of \(key) in \(Self.whole(path)): \(reason)"
        case .settingsTooLong(let path): "variables aren't replaced in \(Self.whole(path)): \(reason)"
        case .severalAbsent(let paths): "cannot read \(Self.first(paths)): \(reason)"
        case .unreadable(let path, _), .absent(let path), .outsideRoot(let path), .fileTooLarge(let path),
            .tooDeep(let path), .groupInItself(let path), .notUTF8(let path), .malformed(let path),
            .malformedLock(let path, _), .system(let path, _), .otherKind(let path, _):
            "cannot read \(Self.whole(path)): \(reason)"
        case .editedByScript(let path, let key):
            "\(Self.whole(path)) may differ in the built app: \(Self.edit(of: key))"
        case .otherLanguage(let language, let path):
            "\(language.rawValue) code isn't read\(path.map { ": \(Self.whole($0))" } ?? " (a build phase compiles it)")"
        case .noInfoPlist, .missingObject, .noApplication, .severalApplications, .unknownTarget: reason
        }
    }

    /// The same without the name of the file that it is about.
    package var reason: String {
        switch self {
        case .unreadable(_, let reason), .system(_, let reason): reason
        case .absent: "there is no such file or folder"
        case .otherKind(_, let refusal): refusal.reason
        case .severalAbsent: "there are no such files or folders"
        case .outsideRoot: "it is not below the root; choose another folder with --root"
        case .fileTooLarge: "it has more than \(SyntaxLimit.fileSize.number) MiB"
        case .tooManyFiles: "has more than \(ProjectLimit.files.number) files"
        case .tooManyPackages: "the project has more than \(ProjectLimit.packages.number) packages"
        case .tooDeep: "it is nested too deeply"
        case .settingsTooLong:
            "replacing them takes more than \(ProjectLimit.settingBytes.number) MiB, or makes a setting too long"
        case .groupInItself: "the group contains itself"
        case .notUTF8: "it isn't in UTF-8"
        case .misshapen: "UIKit expects another type there"
        case .malformed: "not a property list, or a required part is missing"
        case .editedByScript(_, let key): Self.edit(of: key)
        case .malformedLock(_, .json): "it doesn't have the JSON structure of such a file"
        case .malformedLock(_, .lines): "its lines are not those of such a file"
        case .missingObject(let name): "the project lacks the object \(name.quoted) that it names as its root"
        case .otherLanguage: "the language isn't supported"
        case .noInfoPlist: "no Info.plist is given, so its keys are unknown; add --plist"
        case .noApplication(let platforms):
            "no target is an app for iOS"
                + (platforms.isEmpty ? "" : "; the app targets are for \(platforms.listed("and"))")
        case .severalApplications(let names):
            "several targets are apps for iOS: \(Self.list(names)); choose one with --target"
        case .unknownTarget(let name, let others):
            "no target \(name.quoted) is an app for iOS" + Self.known(others, besides: name)
        }
    }

    /// The sentence by itself: what is said of a file as a whole stands at no place in it.
    package func diagnostic(_ severity: Severity) -> Diagnostic { Diagnostic(message, severity: severity, at: nil) }

    private static func edit(of key: String?) -> String {
        "a script of the build changes \(key.map { $0.clipped(to: 80).printable } ?? "keys of it")"
    }

    /// A path is shown to its end, which is the part that distinguishes files.
    private static func whole(_ path: String) -> String { "\"\(path.printable)\"" }

    private static func first(_ paths: [String]) -> String {
        let shown = paths.prefix(3).map(whole)
        return shown.joined(separator: ", ") + " and \(paths.count - shown.count) more"
    }

    private static func known(_ names: [String], besides name: String) -> String {
        guard !names.isEmpty else { return ", and no other is" }
        let nearest = Suggestion.nearest(to: name, among: names).map { [$0] } ?? []
        return Suggestion.question(nearest) + " (known: \(list(names)))"
    }

    /// As many names as a person chooses from.
    private static func list(_ names: [String]) -> String {
        let shown = names.prefix(20).map(\.quoted).joined(separator: ", ")
        return names.count > 20 ? "\(shown) and \(names.count - 20) more" : shown
    }
}

extension ExpectedAbsence {
    /// A part of a sentence.
    package var remark: String {
        switch self {
        case .written: "a step of the build writes it"
        case .installed: "a tool puts it there before a build"
        case .submodule: "it is in a submodule that isn't checked out"
        }
    }
}
