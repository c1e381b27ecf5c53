extension ProjectProblem {
    /// The sentence for a diagnostic.
    package var message: String {
        switch self {
        case .unreadable(let path, let reason), .system(let path, let reason):
            "cannot read \(Self.whole(path)): \(reason)"
        case .absent(let path): "cannot read \(Self.whole(path)): there is no such file or folder"
        case .severalAbsent(let paths):
            "cannot read \(Self.first(paths)): there are no such files or folders"
        case .outsideRoot(let path):
            "cannot read \(Self.whole(path)): it is not below the root; --root names another folder"
        case .fileTooLarge(let path):
            "cannot read \(Self.whole(path)): it has more than \(ProjectLimit.fileSize.number) MiB"
        case .tooManyFiles(let path): "\(Self.whole(path)) has more than \(ProjectLimit.files.number) files"
        case .tooManyPackages(let path):
            "\(Self.whole(path)) isn't read: the project has more than \(ProjectLimit.packages.number) packages"
        case .tooDeep(let path): "cannot read \(Self.whole(path)): it nests too deep"
        case .groupInItself(let path): "cannot read \(Self.whole(path)): a group that holds it is in itself"
        case .notUTF8(let path): "cannot read \(Self.whole(path)): it isn't in UTF-8"
        case .misshapen(let path, let key):
            "cannot read all of \(key) in \(Self.whole(path)): UIKit expects another type there"
        case .malformed(let path): "cannot read \(Self.whole(path)): it is no property list, or lacks what it must have"
        case .malformedLock(let path, .json):
            "cannot read \(Self.whole(path)): it is not the JSON that such a file holds"
        case .malformedLock(let path, .lines):
            "cannot read \(Self.whole(path)): its lines are not those of such a file"
        case .missingObject(let name): "the project lacks the object \(name.quoted) that it names as its root"
        case .noApplication: "no target is an app for iOS"
        case .severalApplications(let names):
            "several targets are apps for iOS: \(Self.list(names)); choose one with --target"
        case .unknownTarget(let name, let others):
            "no target \(name.quoted) is an app for iOS" + Self.known(others, besides: name)
        }
    }

    /// The sentence by itself: what is said of a file as a whole stands at no place in it.
    package func diagnostic(_ severity: Severity) -> Diagnostic { Diagnostic(message, severity: severity, at: nil) }

    /// A path is shown to its end, which is the part that tells files apart.
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
